/** Words in which readers ask for the rules of Dark Mages in English, beside those of the rules’ own texts. */
import type { Asked } from '../chapters.js';

export const en: Asked = {
  alike: `  companion wolf bear eagle spider scorpion skeleton griffon guardian
  item staff ring robe amulet
  enemy troll lich dragon wyvern bats
  spell fireball lightning storm`,
  'DM-S1':
    'how many players people; choose my character; how much life health hit points do I start with, at the start, starting life points, HP, armour AC at the beginning, pick a character, maximum number of players, health, how much life do we have, play with 3, with 4, with 5, how many of us can play',
  'DM-S2':
    'how many cards dealt at the start, starting hand, deck size, start with, opening hand, how many cards in the deck',
  'DM-S3':
    'who goes first, starts, begins, order of play, who is first player, roll for start, clockwise, who plays first',
  'DM-S4': 'enemy monster in my starting hand, opening hand, enemy at the start, before the first turn',
  'DM-T1':
    'phases of a turn, steps, what do I do in my turn, sequence, what can I do in my turn, order of a turn, pass, skip a phase, do nothing, when it is my turn',
  'DM-T2':
    'start beginning of my turn happens, when does poison burn damage over time hurt, effects end, regeneration, when do effects wear off, bleeding, fire damage each turn, die before my turn, when do I lose life',
  'DM-P1':
    'how many magic items put on wear, equip, two rings, two staffs, replace, wear two rings staff robe amulet, how many items in one turn, change equipment, old item replaced, slot, hold',
  'DM-P2':
    'how often heal myself, over go above 60, maximum life, cure, healing twice, heal above full, maximum HP, restore, more than 60, heal twice a turn, get life back, full life',
  'DM-P3':
    'when drink a potion, two potions, how many potions per turn, drink twice, potion when, potion after the attack, potion and attack in the same turn',
  'DM-P4':
    'how many companions can I have, summon, shield or ally change later, role, two companions, second pet, change role from shield to ally, new companion, switch, replace, at the same time, another companion, more than one companion, turn a shield into an ally, a second creature, swap creatures',
  'DM-P5':
    'how many skills per turn, when play an artifact, skill, skill limit, how often, artifact limit, one per turn, several skills',
  'DM-P6': 'when use play magic shield, Magic Shield when, preparation',
  'DM-A1':
    'how many times can I attack, who can I attack, target, two spells in one turn, how often may I attack, attack twice, who may I hit, kinds of attack, attack with a scroll hex artifact, several, when do I attack, more than one attack, anyone I want, choose my target, hit several players',
  'DM-A2':
    'what level do I need to cast a spell, too weak, other spheres, fire mage water spells, level too high, spell level, cast someone else’s sphere spells, other element, not high enough, forbidden, allowed, level too low for a spell',
  'DM-A3':
    'how do I know if an attack hits, hit or miss, which die roll to attack, attack roll, roll exactly equal to the AC, attack bonus, to hit, did I hit, reach, exceed, which number hits, what must I roll to hit',
  'DM-A4':
    'natural 20, critical hit, rolled a 20, rolled a 1, natural 1, nat 20, double damage, critical failure, rolled one, twenty',
  'DM-A5': 'do hexes scrolls need an attack roll, curse, does a hex hit automatically, scroll roll, target saves',
  'DM-A6':
    'saving throw, how does it work, roll high or low to save, saves, how do I save, equal to my AC, under, over, avoid, resist, make a save, is low good for a save',
  'DM-A7':
    'how many damage dice, why more dice, two dice for fireball, printed dice, damage at level 3, how much damage, scale with level, stronger spells, extra dice, dice of a spell at my level',
  'DM-A8':
    'when use my cantrip, no attack card in hand, without, cantrip in addition to an attack, add, extra, instead of a card, only, cantrip whenever I want',
  'DM-A9':
    'when does my ally companion attack, does my companion attack too, ally same turn, when it was placed, companion attacks without me, second attack, my ally’s turn',
  'DM-A10':
    'which cards throw away discard after use, used cards, where do used cards go, after playing, spent, keep a card, keep a card after use, is a played card gone, get the card back',
  'DM-A11':
    'does my shield defense protect me from my own fumble, fumble damage, hurt myself, who takes damage of a fumble, backfire',
  'DM-D1':
    'how defend myself, defence cards, block, dodge, answer, counter a spell aimed at somebody else, counterspell, when can I play a defense card, react, interrupt, save a friend, out of turn, on someone else’s turn, several defenses, stop a spell, somebody attacks me, cancel a spell, counterspell against a hex, can I dodge, when can I dodge',
  'DM-D2':
    'shield of reflection, reflect, send back, reflect a hex spell scroll, counter a counterspell, dodge a reflected spell, bounce, reflect twice, respond to a defense, which card first, send a spell back',
  'DM-E1':
    'how many cards do I draw, cards in hand, hand limit, get rid of bad cards, discard a card, throw away, how many cards at the end of my turn, draw, refill, discard a card I don’t want, swap cards, more than one, pick up cards at the end, throw a bad card away, change my hand, useless cards',
  'DM-E2': 'deck draw pile empty, no more cards, run out, pile runs out, shuffle, reshuffle, deck finished',
  'DM-M1': 'what is a sphere, which spheres, common magic, types of magic, elements, list of spheres, schools',
  'DM-M2':
    'get for a spell of my own sphere, bonus, advantage, same sphere, same sphere as the target, protection against my own sphere, extra level, defender, my sphere, my own element',
  'DM-M3':
    'raise increase my arcane level, higher level, level up, how does the arcane level go up, increase, maximum, drop, lower, change, how do I get stronger',
  'DM-M4': 'what is a d100, percent dice, how to roll a d100, percentage, two ten-sided dice',
  'DM-C1':
    'what does a shield companion do, protects, takes attacks for me, who takes damage me or my shield, does the shield die first, damage left over, too much damage, overflow, spells against a shield, takes the blows for me',
  'DM-C2':
    'what does an ally do, can my ally be attacked, what is the difference, ally use, hit an ally, can they hit my ally, attack a companion instead of the mage',
  'DM-C3': 'companion dies, dead companion, companion has zero hit points, is killed, lost, companion at 0 hp',
  'DM-N1':
    'drew drawn an enemy monster, attack players while a monster is there, draw an enemy, what happens with a monster, attack another player while a monster is there, fight together, cooperate, players fight each other, an enemy comes up, a monster appears, comes out',
  'DM-N2':
    'passing enemy, who is hit, who does it hit attack, dodge an enemy, does it stay, strike everybody, wyvern, bats, red dragon',
  'DM-N3':
    'tenacious enemy, how long does it stay, beat it, when does it go away, leave, attack again, strike again, how do we kill it, boss, several enemies, troll, lich',
  'DM-V1':
    'no hit points left, zero, when am I dead, die, eliminated, out, death, die, what happens when I die, killed, lose my cards, hand, items of the dead, still in the game, 0 hp, am I out',
  'DM-V2':
    'loot, get take items of a mage I kill, steal, take items from a dead mage, loot more than one, reward for a kill, killed by a companion, spoils, take his things when I kill him',
  'DM-V3':
    'how do I win, winner, aim goal, end of the game, last one standing, everyone dies at the same time, draw, tie, game over, win, when is it over, how does it end, what must I do to win',
  'DM-V4':
    'play in teams, attack my own team mate, partner, hurt friends, friendly fire, seats, dead teammate wins too, team wins, who wins, hit a mate',
  'DM-V5': 'black cards, what are the black cards',
};
