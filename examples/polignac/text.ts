/** All sentences of Polignac. */
import { cardNames } from 'playable-rules/kit/board';

export const en = {
  ...cardNames('en'),
  'game.name': 'Polignac',
  'game.credit': 'A French card game of the nineteenth century, in the public domain.',
  'game.goal':
    'Avoid the jacks: each costs one counter, that of spades two, and after eight tricks the most counters win.',
  'seat:0': 'North',
  'seat:1': 'East',
  'seat:2': 'South',
  'seat:3': 'West',
  'phase:playing': 'Play a card',
  'phase:taking': 'The trick is taken',
  'prompt.playing': '{seat~You are #. Play|# plays} a card, of the suit that was led if there is one in hand.',
  'prompt.taking': 'The trick is taken.',
  'group:play': 'Play a card',
  'move.play': 'Play {card}',
  'standing.points': '{points?# counter|# counters}',
  'board.card': 'Play {card}',
  'board.played': '{seat}: {card}',
  'board.notPlayed': '{seat}, no card yet',
  'board.count': '{seat}: {count?# card|# cards}',
  'fact.play': '{seat~You play|# plays} {card}.',
  'fact.take': '{seat~You take|# takes} the trick.',
  'fact.pay': '{seat~You pay|# pays} {cost?# counter|# counters} for the jacks in it.',
  'refuse.missing': 'You do not hold {card}.',
  'refuse.follow': 'You still hold {suit}, the suit that was led.',
  'guard:isFull': 'all have played',
  'guard:isLast': 'no card is left',
  'rule:PO-1':
    'Four are dealt eight cards each, from 7 to ace in four suits. One leads with any card, and the others play one each in turn.',
  'rule:PO-2':
    'Who holds a card of the suit that was led has to play one. Otherwise any card may be played. The highest card of the suit that was led takes the trick, and who takes it leads to the next.',
  'rule:PO-3':
    'Each begins with five counters. A jack in a trick costs who takes it one counter, and the jack of spades, called Polignac, costs two. After eight tricks, most counters win.',
};
