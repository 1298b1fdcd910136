/** Words in which readers ask for the rules of Elfengold in English, beside those of the rules’ own texts. */
import type { Asked } from '../chapters.js';

export const en: Asked = {
  'EG-S1':
    'how many players people; where boots start; town towns values, which town gives most gold, worth most; can play',
  'EG-S2': 'how many counters in the bowl bag, how many dragons pigs unicorns, counter list',
  'EG-S3': 'how many cards at the start, dealt, starting hand, deck',
  'EG-S4': 'how much money coins at the start; who starts, begins, goes first; how many rounds, how long',
  'EG-H1': 'secret hidden, see others cards, look at hands, money open, what others have',
  'EG-C1':
    'how many cards does a road cost, price in desert mountain forest plain, may the pig dragon unicorn elfcycle cloud wagon go through there, transport chart',
  'EG-C2': 'what is a caravan, right wrong card missing for a road, any three different cards, joker',
  'EG-T1': 'phases of a round, order, what comes when, sequence, steps; clockwise',
  'EG-1.1': 'how many cards draw each round, take, drawing cards, pick',
  'EG-1.2': 'are face up cards refilled replaced, display, open cards',
  'EG-1.3': 'drew drawn a gold card, blind, from the pile',
  'EG-1.4': 'how much is the gold pile worth, pays, take gold pile',
  'EG-1.5': 'draw pile deck is empty, no more cards left, run out, reshuffle',
  'EG-1.6': 'where do played cards go, used cards, discard pile',
  'EG-2.1': 'when income, salary, how much money each round, get coins',
  'EG-3.1': 'show my counters, hide, reveal, how many counters do I draw',
  'EG-4.1': 'how many counters are sold in the auction, for sale, offered',
  'EG-4.2':
    'how does the auction work, bidding, bid again after pass, out, buy two several counters in the auction, highest bid',
  'EG-4.3': 'bid more than I have, cannot pay, too much, bluff, overbid, not enough money',
  'EG-4.4': 'nobody wants the counter, no bids, unsold',
  'EG-5.1': 'how many counters can I place, may I place after passing, passed, play counters',
  'EG-5.2': 'where place put a transport counter dragon pig',
  'EG-5.3':
    'what does the tree do, sea monster where, block a road, obstacle, two obstacles on one same road, stop somebody',
  'EG-5.4': 'what does the gold counter do, gold counter on road, what for',
  'EG-5.5': 'double transport, can a road have two counters, second counter',
  'EG-5.6': 'exchange counter, swap switch two counters on the board',
  'EG-6.1':
    'how far, how many towns travel in one turn; how do rafts work, boat, up upstream river, cross a lake; use someone else’s counter, other players; same road twice; move',
  'EG-6.2': 'when do I take my town piece, visit a town, visited',
  'EG-6.3':
    'earn gold money, get coins or cards after a trip journey, does visiting a town twice pay twice, income of a journey',
  'EG-6.4': 'what if I don’t move, stay put, staying in town, not travel, get for staying',
  'EG-6.5':
    'hand limit, how many cards can I hold keep in hand, must discard cards after travelling, too many cards, maximum',
  'EG-7.1':
    'keep counters for the next round, what happens to counters on the map roads at the end of a round, leftover',
  'EG-7.2': 'who is first next round, first player changes',
  'EG-E1': 'how do I win, winner, aim goal, who wins; tie, draw, same number',
  'EG-E2': 'visited all 20 towns early end',
  'EG-V1': 'what is a home town, hometown, secret destination',
  'EG-V2': 'random gold values of towns',
  'EG-V3': 'what do wizards do, wizard, fly',
  'EG-V4': 'Elfenland, base game without gold',
};
