/** The lesson: get rid of a jack where you cannot follow, and stay below one that comes. */
import type { Lesson } from 'playable-rules/kit';

const cards = (names: string): string[] => names.split(' ');
const HANDS = ['S9 SQ CJ', 'S8 H8 D8', 'SJ H9 D9', 'S10 HK D10'].map(cards);
/** Five tricks of cards that nobody holds any more. */
const SPENT = cards('H7 H10 HQ HA C7 C8 C9 CA D7 DQ DK DA HJ CQ CK C10 S7 SK SA DJ');

export const lesson: Lesson = {
  id: 'jacks',
  rules: ['PO-1', 'PO-2', 'PO-3'],
  seat: 0,
  start: {
    seed: 1,
    position: {
      ...{ game: 'polignac', version: 1, phase: 'playing', options: {} },
      table: { hands: HANDS, leader: 1, trick: [], spent: SPENT, counters: [5, 5, 4, 4] },
    },
  },
  steps: [
    {
      say: 'rid',
      play: ['east play D8', 'south play D9', 'west play D10'],
      expect: ['north play CJ'],
      wrong: [{ move: 'north play *', say: 'kept' }],
    },
    {
      say: 'below',
      show: ['card:S9', 'card:SQ'],
      play: ['west play HK'],
      expect: ['north play SQ'],
      wrong: [{ move: 'north play S9', say: 'danger' }],
    },
    {
      say: 'last',
      show: ['hand:2'],
      play: ['east play H8', 'south play H9', 'west play S10', 'north play S9', 'east play S8'],
    },
    { say: 'end', play: ['south play SJ'] },
  ],
};

export const words = {
  en: {
    title: 'Leave the jacks to others',
    rid: 'You are North. East has led a diamond, and West takes the trick so far. You hold no diamond, so you may play any card: give West a jack.',
    kept: 'That is allowed, but then you keep the jack of clubs.',
    below:
      'West paid a counter, and led the king of hearts, of which you have none. The jack of spades is still out. Which spade do you throw away?',
    danger: 'Then you keep the queen, which takes the jack of spades if it falls under her.',
    last: 'West takes the trick with the king and leads the 10 of spades. You have to play the 9, your last card. South has one card left too.',
    end: 'It was the jack of spades, the highest card of the trick: South pays two counters. If you had kept the queen, you would pay them.',
  },
};
