/** The lesson: get rid of a jack where you cannot follow, and stay below one that comes. */
import type { Lesson } from 'playable-rules/kit';

const HANDS = [
  ['S9', 'SQ', 'CJ'],
  ['S8', 'H8', 'D8'],
  ['SJ', 'H9', 'D9'],
  ['S10', 'HK', 'D10'],
];
/** Five tricks of cards that nobody holds any more. */
const SPENT = [
  ['H7', 'H10', 'HQ', 'HA'],
  ['C7', 'C8', 'C9', 'CA'],
  ['D7', 'DQ', 'DK', 'DA'],
  ['HJ', 'CQ', 'CK', 'C10'],
  ['S7', 'SK', 'SA', 'DJ'],
];

export const lesson: Lesson = {
  id: 'jacks',
  rules: ['PO-1', 'PO-2', 'PO-3'],
  seat: 0,
  start: {
    seed: 1,
    position: {
      ...{ game: 'polignac', version: 1, phase: 'playing', options: {} },
      table: { hands: HANDS, leader: 1, trick: [], spent: SPENT.flat(), counters: [5, 5, 4, 4] },
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
  fr: {
    title: 'Laisser les valets aux autres',
    rid: 'Vous êtes Nord. Est a commencé avec un carreau, et pour l’instant Ouest prend la levée. Vous n’avez pas de carreau, donc toute carte est permise : donnez un valet à Ouest.',
    kept: 'C’est permis, mais alors vous gardez le valet de trèfle.',
    below:
      'Ouest a payé un jeton, puis a joué le roi de cœur, et vous n’avez pas de cœur. Le valet de pique est encore en jeu. Quel pique jetez-vous ?',
    danger: 'Alors vous gardez la dame, qui prend le valet de pique s’il tombe sous elle.',
    last: 'Ouest prend la levée avec le roi et joue le 10 de pique. Vous devez jouer le 9, votre dernière carte. Sud aussi n’a plus qu’une carte.',
    end: 'C’était le valet de pique, la plus haute carte de la levée : Sud paie deux jetons. Si vous aviez gardé la dame, ce serait à vous de les payer.',
  },
  it: {
    title: 'Lasciare i fanti agli altri',
    rid: 'Sei Nord. Est ha cominciato con una carta di quadri, e per ora la presa è di Ovest. Non hai quadri, quindi puoi giocare ogni carta: dai un fante a Ovest.',
    kept: 'È permesso, ma allora ti tieni il fante di fiori.',
    below:
      'Ovest ha pagato un gettone, e ha giocato il re di cuori, di cui non hai nessuna carta. Il fante di picche è ancora in gioco. Quale carta di picche scarti?',
    danger: 'Allora ti tieni la donna, che prende il fante di picche se le cade sotto.',
    last: 'Ovest fa la presa con il re e gioca il 10 di picche. Devi giocare il 9, la tua ultima carta. Anche a Sud resta una sola carta.',
    end: 'Era il fante di picche, la carta più alta della presa: Sud paga due gettoni. Se avessi tenuto la donna, toccherebbe a te.',
  },
};
