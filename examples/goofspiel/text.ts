/** All sentences of Goofspiel. */
export const en = {
  'game.name': 'Goofspiel',
  'game.credit': 'A card game by Merrill Flood, from the 1930s.',
  'game.goal': 'Win the prizes that are worth most: for each, both bid a card unseen, and no card can be bid twice.',
  'seat:0': 'Diamonds',
  'seat:1': 'Clubs',
  'phase:bidding': 'Bid',
  'phase:showing': 'Show',
  'prompt.bidding': 'Bid a card for the prize, unseen.',
  'prompt.showing': 'Both cards are shown.',
  'group:bid': 'Bid a card',
  'move.bid': 'Card {card}',
  'board.prize': 'Prize',
  'fact.bid': '{seat~You bid|# bids} a card.',
  'fact.win': 'It is {card} against {other}: {seat~you win|# wins} the prize of {prize}.',
  'fact.tie': 'Both bid {card}: nobody wins the prize of {prize}.',
  'refuse.done': 'You have bid already.',
  'refuse.spent': 'Card {card} is spent.',
  'guard:bothBid': 'both have bid',
  'guard:isLast': 'no prize is left',
  'rule:GS-1':
    'Both hold the cards 1 to 7. The prizes 1 to 7 are shuffled and turned over one by one. For each, both bid a card unseen.',
  'rule:GS-2':
    'Both cards are shown. The higher one wins the prize, equal ones win nothing, and both are spent. Most points win.',
};
