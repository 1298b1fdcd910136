/** Words in which readers ask for the rules of Elfenwizards in English, beside those of the rules’ own texts. */
import type { Asked } from '../chapters.js';

export const en: Asked = {
  'EW-B1':
    'what is the board, tree, how many titles, ranks, pyramid, layout, spaces, kinds of mages, highest, top, which ranks are there, names of the ranks',
  'EW-B2':
    'ladders, who competes for which title, leads to, paths, leads up to, next space, which spaces go where, opponents, compete with',
  'EW-B3':
    'two mages share one same title, how many mages on a title in a box, can two pawns pieces stand on the same space, together, full, occupied, two on the same spot, several in one box',
  'EW-B4': 'defeated box, what for, where do losers wait',
  'EW-B5': 'Major Spell boxes, which box is for what',
  'EW-B6': 'turn track, other boxes, parts of the board, where are',
  'EW-S1':
    'how many players people, how many dice do I have, what is in the box, everyone each player gets dice tokens spells, components, contents, pieces, alone, two people, how many dice per player, dice everybody has, maximum number of players, play with 3, with 4, with 5, how many of us can play',
  'EW-S2':
    'which colours, with four players, what colour, who is blue red, with three five six players people, we are four',
  'EW-S3':
    'how many mages do I get, where placed at the start, setup placement, where do pawns go, starting position, how many pawns each, where do my mages go at the beginning, figures',
  'EW-S4':
    'who starts, begins, goes first, who has the dragon first, at the beginning, first player, first turn, who is first, who plays first',
  'EW-S5': 'where are tokens at the start, prepare, setup of tokens, where do my tokens go at first',
  'EW-S6': 'unused mages, leftover extra spare pawns',
  'EW-H1':
    'secret, hidden, are dice tokens points secret, open, can I see look at other players, show, face up, see the dice of others, hide my dice',
  'EW-T1':
    'how many turns, phases of a turn, sequence, steps, how long does the game last, rounds, what happens in a turn, order of phases, how does a turn go, step by step',
  'EW-T2':
    'who plays after whom, player order, in what order do we play, clockwise, whose turn, next player, turn order, what is the dragon for, what does the dragon do, who is next after me',
  'EW-1.1': 'skipped in the first turn, does the high wizard retire in the first turn, turn 1',
  'EW-1.2':
    'why lose put a minor spell on the turn track, marks the turn, what does it cost to be high wizard, spend give up a token, stays on the track, end of a reign, the high wizard gives up a token',
  'EW-1.3': 'who gets takes the dragon, new start player next turn, dragon goes to, changes hands',
  'EW-1.4':
    'where does the high wizard go, retires, steps down, after being at the top, leaves, new turn begins, what happens to the high wizard, back down, how long does the high wizard stay at the top',
  'EW-1.5': 'nobody is high wizard, who has the dragon, stays, no high wizard, who keeps the dragon',
  'EW-2.1':
    'where can I put place my dice, roll the dice, first roll throw, how do I cast, which dice do I roll, put dice, leftover dice from last turn',
  'EW-2.2':
    'keep hold back dice, how many dice fit in a box, do I have to must I place all dice, save dice for later, none, as many as I want, first throw, do I need to use all my dice',
  'EW-2.3':
    'move a die I have placed, change my mind, take back, put down, pick up, released, die in the wrong place, change a die',
  'EW-3.1': 'roll the held back dice, remaining, second roll, throw what is left',
  'EW-3.2':
    'reroll, roll again, how much does a reroll cost, may I throw again, bad roll, pay for another roll, how often times reroll, bad roll, do it again',
  'EW-3.3':
    'reroll just one single die, some dice only, throw again only one die, keep good dice, all of them, only the bad ones',
  'EW-3.4': 'must I place all dice in phase 3, leftover remaining dice have to be placed, keep some back',
  'EW-4.1':
    'get minor spells back, recover, how many tokens for a 4, buy back, how many tokens spells do I get for a 5 or 3, pips needed, return, regain, price of a minor spell, rescue tokens, get tokens back',
  'EW-4.2':
    'which dice to use, limit of recovery, maximum, more than in the box, must I use all dice, token on the turn track back, forever lost',
  'EW-4.3':
    'what happens to dice used to recover spells, do dice leave the box, stay in the box until next turn, when do I get them back',
  'EW-6.1': 'what is different in phase 6, second recovery, take back unused dice, leave dice for next turn',
  'EW-5.1':
    'how does the competition work, how many spells do I place at a time, how many spells tokens dice at once, per go, each time, two, may I place one, place next to mages, spells each go',
  'EW-5.2': 'only one spell left, one token die left, last spell, odd number',
  'EW-5.3':
    'play again after I passed, pass, come back in, join again later, when is the competition over, out, am I out after a pass',
  'EW-5.4':
    'help another player, favour, which mages take part in the competition, help my neighbour friend opponent, put my spell on somebody else’s mage, as many as I like, can any mage compete, who fights, support somebody else',
  'EW-5.5':
    'which dice can I use for a sorcerer wizard necromancer, rank, die in the wrong box, use a die for another rank, minor spell on any rank, where may a spell go',
  'EW-5.6':
    'stop oppose a mage who is alone, one candidate, block, prevent, hinder, unopposed, against one player’s own mages, interfere, stop a lone mage',
  'EW-5.7':
    'spells I do not use, unused spells, wasted, leftover, did not place, lost, dice I never used, are unplaced spells lost',
  'EW-5.8': 'take back move a spell in the competition, change my mind, move a spell already placed, take a spell back',
  'EW-5.10':
    'in what order are titles decided awarded, which title first, resolve, sequence, top down, who is decided first, which title is decided first',
  'EW-5.11':
    'who gets wins the title, how much is a minor spell worth in a contest, most points, who wins a fight contest, higher, count, value of a die, how to win a title',
  'EW-5.12':
    'tie, same points, two mages equal, draw, same number, equally strong, both zero, nobody gets the title, draw, both have the same points who gets it',
  'EW-5.13':
    'only candidate alone, need a point, zero points, without a spell, no opponent, unopposed, automatically go up, free, both mages mine, alone does he rise for free',
  'EW-5.14': 'no candidate for a title, no one there, nobody competes, stays empty',
  'EW-5.15':
    'how many magic users go up, rise from a box, how many move up are promoted from the bottom box, from A B C D, climb, which space, left or right, how many come up from the box at the bottom',
  'EW-5.16': 'tie in a magic user box, three tied, equal points in the lowest box, same number of points, draw',
  'EW-5.17':
    'where does the loser go, lost contest, what happens to the loser, leave, who lost the competition, beaten, after a loss, what happens to the one who loses',
  'EW-5.18':
    'get my dice back after the competition, dice return, what happens to spells used, after the fight, when do I get my dice back, used dice and tokens',
  'EW-5.19': 'example, for instance, blue against red',
  'EW-7.1': 'order of defeated mages for vacant titles, who is first to take an empty spot, who chooses first',
  'EW-7.2':
    'who takes the empty titles, can a defeated mage become high wizard, fill empty spots spaces, losers get, second chance, which vacant title, highest, choose, get an empty title',
  'EW-7.3': 'until when are vacant titles filled, do I get a grey token with a vacant title, how long, all filled',
  'EW-8.1':
    'what happens to defeated mages, demoted, where do losers end up, go down, fall back, choose box, bottom, who decides, losers go down',
  'EW-8.2':
    'when do I get grey magic, why, penalty, demotion token, why minus, how many grey tokens, maximum, limit, more than one, how do you get a grey token',
  'EW-9.1':
    'get rid of grey magic, remove, lose, how many pips for one grey token, take off, clean, cost, get off, get rid of grey tokens',
  'EW-9.2': 'dice used to remove, dice come back after phase 9, leave',
  'EW-9.3': 'option three pips, cheaper, 3 instead of 4, house rule variant',
  'EW-9.4': 'choose dice one at a time, from several mages, which mage, which dice',
  'EW-10.1':
    'how many points do I get, scoring, how much is a necromancer wizard sorcerer worth, each turn, value, minus points, negative, when do we score, how much is each rank a high wizard worth, count, every turn, what is the mage at the top worth',
  'EW-A1':
    'make deals, agreements, trade, negotiate, break a promise, bind, keep my word, do I have to keep a promise, alliance, swap give tokens to others, lie, talk, deals allowed, bribe, may I lie to the others, bluff, keep what I promised',
  'EW-A2': 'time limit, timer, clock, how long may we talk discuss negotiate, minutes, time',
  'EW-E1':
    'when does the game end, last turn, how many turns, final, over, end after, when is it over, when is it finished',
  'EW-E2':
    'high wizard second time ends the game early, same player high wizard twice, sudden early end, king again, be high wizard two times',
  'EW-E3': 'nobody high wizard twice, no high wizard again',
  'EW-E4':
    'are minor spells worth points at the end, leftover tokens at the end, final score bonus, count remaining spells, tokens left over at the end',
  'EW-E5':
    'how do I win, winner, tie, tied, aim goal, who wins, same score, most points, tiebreaker, equal, draw, ranking, what if it is a draw, what must I do to win',
};
