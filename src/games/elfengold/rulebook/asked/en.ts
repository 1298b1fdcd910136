/** Words in which readers ask for the rules of Elfengold in English, beside those of the rules’ own texts. */
import type { Asked } from '../chapters.js';

export const en: Asked = {
  'EG-S1':
    'how many players people; where boots start; town towns values, which town gives most gold, worth most; can play, where do our elves start, begin, starting town, how much is a city worth, value of a town, most valuable, zero, how many of us, for two, richest city, city with most money, play with 3, with 4, with 5, how many of us can play',
  'EG-S2':
    'how many counters in the bowl bag, how many dragons pigs unicorns, counter list, what tokens are in the bag, kinds of tokens, list, how many trees monsters',
  'EG-S3':
    'how many cards at the start, dealt, starting hand, deck, how many cards at the beginning, dealt, start with, cards in the deck, kinds of cards, each player gets, cards everybody gets at the beginning',
  'EG-S4':
    'how much money coins at the start; who starts, begins, goes first; how many rounds, how long, starting money, who is first player in the first round, how many rounds turns, length of the game, begin, how long does the game go on',
  'EG-H1':
    'secret hidden, see others cards, look at hands, money open, what others have, look at other players’ cards, peek, show my hand, what is public, how many coins somebody has, secret tokens, show my money, hide my money, what do others see',
  'EG-C1':
    'how many cards does a road cost, price in desert mountain forest plain, may the pig dragon unicorn elfcycle cloud wagon go through there, transport chart, can it cross go through on mountains forest desert plains, where can a pig cycle bike unicorn cloud wagon dragon go, how many cards, upstream downstream river raft lake, table, terrain, cost, which animal crosses what, dragon on water',
  'EG-C2':
    'what is a caravan, right wrong card missing for a road, any three different cards, joker, I don’t have the right cards, use any cards, other cards, instead, wild, three of anything, how many cards, a card is missing, pay with other cards, I lack the card for this road',
  'EG-T1':
    'phases of a round, order, what comes when, sequence, steps; clockwise, phases, what do we do in a round, first round, steps',
  'EG-1.1':
    'how many cards draw each round, take, drawing cards, pick, how many cards each round, may I choose open or blind, laps, top card, first round, card from the pile or an open one, how many do I draw',
  'EG-1.2':
    'are face up cards refilled replaced, display, open cards, open cards refilled, new one laid, replaced, gold turned up, is a card that I took replaced by a new one, a gap in the open cards',
  'EG-1.3':
    'drew drawn a gold card, blind, from the pile, gold card from the deck what now, do I draw again, top card was gold, gold comes up from the pile',
  'EG-1.4':
    'how much is the gold pile worth, pays, take gold pile, value of the gold pile, how many coins per gold card, grab, collect gold, money from the gold cards',
  'EG-1.5':
    'draw pile deck is empty, no more cards left, run out, reshuffle, shuffle, run out, finished, deck empty, there are no cards any more',
  'EG-1.6': 'where do played cards go, used cards, discard pile, discarding, where to',
  'EG-2.1':
    'when income, salary, how much money each round, get coins, how many coins each round, beginning of the round, salary, wages, pay day, money every turn, when do we get paid',
  'EG-3.1':
    'show my counters, hide, reveal, how many counters do I draw, show both tokens, how many tokens do I draw, which one face down, hidden, secret, choose, others see a counter I drew',
  'EG-4.1':
    'how many counters are sold in the auction, for sale, offered, how many tokens are auctioned, up for sale, per player, number, order, counters up for auction',
  'EG-4.2':
    'how does the auction work, bidding, bid again after pass, out, buy two several counters in the auction, highest bid, how does bidding go, who bids first, raise, how much more, minimum, lowest bid, pass and come back, win several tokens, buy more than one, smallest bid, how little can I bid',
  'EG-4.3':
    'bid more than I have, cannot pay, too much, bluff, overbid, not enough money, bid more than I have, no money, broke, can’t pay, too high, cannot afford my bid',
  'EG-4.4':
    'nobody wants the counter, no bids, unsold, nobody bids, no one wants a token, unsold token, nobody buys it, a token is left over in the auction',
  'EG-5.1':
    'how many counters can I place, may I place after passing, passed, play counters, place more than one token, pass and place later, how many tokens may I place, until when, skip, put another one down after a pass, place a hidden counter, do I have to place one',
  'EG-5.2':
    'where place put a transport counter dragon pig, on an empty road, where can I put a token, on water, which token on which road, may a unicorn cloud wagon lie on this road',
  'EG-5.3':
    'what does the tree do, sea monster where, block a road, obstacle, two obstacles on one same road, stop somebody, put a tree on a road, sea monster on water, extra cards, how much more does an obstacle cost, hinder, annoy others, empty road, what is the tree for, tree and sea monster together, make a road cost more',
  'EG-5.4':
    'what does the gold counter do, gold counter on road, what for, gold token, use, bonus, on the same road as a tree, double money, effect of the gold counter, where may gold lie',
  'EG-5.5':
    'double transport, can a road have two counters, second counter, two transports tokens on the same road, add a second one, both, two of a kind',
  'EG-5.6':
    'exchange counter, swap switch two counters on the board, swap tokens, switch places, move a token to another road, how does the exchange work',
  'EG-6.1':
    'how far, how many towns travel in one turn; how do rafts work, boat, up upstream river, cross a lake; use someone else’s counter, other players; same road twice; move, how far can I go, how many roads in one go, use a token placed by somebody else, other players’ tokens, go back, sail, boat, move twice, share, ride on somebody else’s counter, road opened by another, ride somebody else’s dragon pig cycle cloud unicorn wagon',
  'EG-6.2':
    'when do I take my town piece, visit a town, visited, pick up my marker, collect town pieces, passing through a town, take my marker off the town',
  'EG-6.3':
    'earn gold money, get coins or cards after a trip journey, does visiting a town twice pay twice, income of a journey, money for each town, get paid, coins or cards at the end of the trip, income, gold road doubles, same town again, how much do I earn, both, paid twice for one town, come back to a town, what does travelling earn',
  'EG-6.4':
    'what if I don’t move, stay put, staying in town, not travel, get for staying, not move, don’t want to travel, stay at home, skip my move, what do I get, go nowhere, don’t go anywhere, remain where I am',
  'EG-6.5':
    'hand limit, how many cards can I hold keep in hand, must discard cards after travelling, too many cards, maximum, too many cards in hand, discard down to, how many cards may I keep, more than four cards, cards at the end of the journey',
  'EG-7.1':
    'keep counters for the next round, what happens to counters on the map roads at the end of a round, leftover, how many tokens can I keep, unused tokens, clean up the board, tokens removed from roads, do counters stay on the board, for the next turn, put counters back into the bowl',
  'EG-7.2': 'who is first next round, first player changes, does the first player change, who starts next, rotate',
  'EG-E1':
    'how do I win, winner, aim goal, who wins; tie, draw, same number, who wins, most towns, same number of towns, tiebreaker, end of the game, when does it end, after the last round, when is it over, who has won, what must I do to win',
  'EG-E2':
    'visited all 20 towns early end, all towns visited before the last round, everyone twenty, finished early, somebody has been everywhere, been everywhere is it over, can the game end early, can we stop before the last round',
  'EG-V1':
    'what is a home town, hometown, secret destination, secret home city, town card, distance from home, minus points, hidden goal, where must I end my journey',
  'EG-V2': 'random gold values of towns, different values, shuffle values, variable',
  'EG-V3':
    'what do wizards do, wizard, fly, fly to a town, teleport, magic, cost of a flight, ignore avoid an obstacle, sorcerer, what is the wizard for, fly anywhere',
  'EG-V4': 'Elfenland, base game without gold, play without the expansion, original game, basic',
};
