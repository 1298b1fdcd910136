// cspell:ignore crit pyromancer -- players shorten "critical"; the other is a character.
/** Words in which readers ask for the rules of Dark Mages in English, beside those of the rules’ own texts. */
import type { Asked } from '../chapters.js';

export const en: Asked = {
  alike: `  companion wolf bear eagle spider scorpion skeleton griffon guardian animal minion familiar pet
  shield guardian bodyguard guard protector
  item staff wand ring robe cloak amulet necklace
  enemy monster troll lich dragon wyvern bats
  passing wyvern bats dragon
  tenacious troll lich boss
  spell fireball lightning storm missile
  hex curse jinx
  potion flask vial bottle elixir
  skill talent ability
  artifact orb talisman relic
  sphere element school
  character warlock pyromancer druid necromancer conjurer healer
  dead killed slain fallen corpse knocked perish
  kill murder slay finish
  reflect reflection bounce deflect mirror return
  counterspell counter cancel negate
  critical crit
  fumble backfire
  save resist
  equal exactly same tied
  over surplus excess leftover remaining spill
  obliged forced must compulsory
  bite attack fight
  poison burn bleed infection
  rubbish useless bad
  11 12 13 14 15 16 17
  55 56 57 58 59`,
  'DM-S1':
    'how many players, how many people can play, how many of us, just two of us, play alone, solo, nine or ten people, maximum number of players, minimum of players; choose my character, pick which wizard I am, get a random character, characters face up, how many characters are there; how much life do I start with, starting hit points, health at the beginning, starting HP, armour AC at the start, starting arcane level, does everybody have the same life, play with 3, with 4, with 5',
  'DM-S2':
    'how many cards to begin with, cards dealt at the start, how many cards each, starting hand, opening hand size, first hand, deal the cards, how many cards in the deck, deck size, total number of cards, shuffle before we start, where does the rest of the cards go',
  'DM-S3':
    'who goes first, who starts, who begins, who plays first, first player, youngest starts, oldest begins, roll for start, tie for who starts, same number for first player, both highest start roll, order of play, clockwise, left or right, whose turn is next, who plays after me',
  'DM-S4':
    'enemy in my starting hand, monster in my opening hand, dealt an enemy at the start, monster among first five cards, troll dealt at the beginning, enemy before the first turn, new card for the dealt enemy, two monsters dealt, put dealt monster back in the deck',
  'DM-T1':
    'phases of a turn, steps of a turn, parts of a turn, order of a turn, sequence, what do I do in my turn, what can I do when it is my turn, on my go, what comes first in a turn, attack before preparing, attack first then equip, wear items after attack, play companion after attack, go back to preparation, skip a phase, skip my turn, pass my turn, do nothing this turn, all phases in order, when is my turn over',
  'DM-T2':
    'what happens at the start of my turn, beginning of turn, when does poison hurt, when does burning hurt, damage over time, bleeding each turn, fire damage each turn, when do I lose life, poison before or after regeneration, poison first or healing first, ring of regeneration when, when do effects end, when does an effect wear off, how long does a curse last, how many turns does the effect last, until next turn, poison kills me at the start of turn, die before my turn do I still play, several poisons add up, infected twice, lost attack phase twice, caster dead does the effect end',
  'DM-P1':
    'how many magic items, how many items can I wear, items on at once, how many items in one turn, equip everything in one turn, two rings, two staffs, more than one amulet, wear two robes, one of each kind, slot, old item replaced, old ring when new one is put on, swap items, change equipment, replace my robe, take off an item, replaced item back in hand, limit of worn items',
  'DM-P2':
    'how often can I heal, heal twice a turn, two healing cards, heal above 60, more than 60, over the maximum life, maximum HP, heal above full, more health than at the start, heal at full life, full health still play healing, waste a healing card, 58 life and heal 10, healing surplus lost, restore health, get life back, recover hit points, heal my companion, heal a friend, cure poison, cure removes curse, get rid of a hex, ointment or talisman removes',
  'DM-P3':
    'when can I drink a potion, two potions, how many potions per turn, drink twice, potion before or after attack, potion after the attack, potion and attack in the same turn, potion during the fight, one potion now another later, potion in somebody else’s turn, drink without need, waste a potion, how many bottles can I drink',
  'DM-P4':
    'how many companions can I have, two companions, two animals at once, second pet, more than one companion, another companion, several companions in one turn, new companion while I have one, what happens to the old companion, replace companion, swap creatures, exchange bear for wolf, my companion died call another, summon, bring out animal, choose shield or ally, decide role when, both shield and ally, shield or ally change later, change role from shield to ally, switch ally to shield, turn a shield into an ally, ally should defend me now, change my mind about role, get rid of my companion',
  'DM-P5':
    'how many skills per turn, skill limit, two skills, several skills, skill before or after attack, skill and spell same turn, does a skill count as attack, when play an artifact, artifact limit, two artifacts, how often artifact, does artifact count as attack, orb or talisman when, sleight of hand, steal an item from a living player, pickpocket, steal a ring with a skill, twinned spell two targets, double my spell, empowered spell how long, skill wasted',
  'DM-P6':
    'when can I use magic shield, play magic shield when attacked, magic shield as an answer, magic shield in preparation, magic shield in my own turn, two magic shields add up, stack magic shields, defense card before being attacked, how long does magic shield last',
  'DM-A1':
    'how many times can I attack, how often may I attack, attack twice, more than one attack, two spells in one turn, two scrolls one turn, spell and scroll same turn, hex plus spell, do I have to attack, must I attack, forced to attack, attack is optional, not attack at all, who can I attack, attack anyone I want, choose my target, who may I hit, attack the same player again, pick on one person, attack neighbour only, attack his companion directly, hit several players, attack everyone at once, attack all opponents, attack myself, invisible mage as target, attack ends invisibility, confused attack, chain lightning leaps to whom, kinds of attack, what counts as an attack, what can I attack with, attack with a scroll hex artifact, when do I attack',
  'DM-A2':
    'what level do I need to cast a spell, spell level, number on the spell, level too low for a spell, level too high, spell too strong for me, not high enough, too weak, level 1 cast level 2 spell, spell of level 3, spells of other spheres, cast someone else’s sphere, not my sphere, other element, not my element, wrong element, fire mage water spells, healer casts lightning, necromancer casts life spell, anyone any spell, use every spell, is a foreign spell forbidden, own sphere counts for spell level',
  'DM-A3':
    'how do I know if an attack hits, hit or miss, did I hit, roll to hit, attack roll, which die to attack, what do I roll to attack, what must I roll to hit, which number hits, roll exactly equal to the AC, same as armour, total equals armour, tie with armour, roll 12 against AC 12, reach or exceed the armour class, beat the armour, attack bonus, add bonus to roll, high number is better for attack, do I have to roll, cantrip roll to hit, companion roll to hit, what is armour class for',
  'DM-A4':
    'rolled a 20, natural 20, nat 20, got a twenty on the die, critical hit, what is a crit, double damage, damage doubled, dice or total doubled, does 20 always hit, 20 against high armour, best roll, rolled a 1, natural 1, nat 1, rolled one on d20, 1 on the die, critical failure, does 1 always miss, worst roll, my attack hits myself',
  'DM-A5':
    'do hexes need an attack roll, scroll attack roll, roll to hit with a scroll, does a hex hit automatically, does a curse miss, who rolls for a hex, who rolls for a scroll, me or target rolls, target saves, roll for a curse, does the hex hurt at once, dice printed on a hex, dodged card still has effect hit or miss, difference between spell and scroll',
  'DM-A6':
    'saving throw how does it work, make a save, how do I save, roll high or low to save, is low good for a save, small number to save, equal to my AC on save, rolled exactly my armour for save, save must be under armour, save over AC, which die for saving throw, what number saves me, resist a hex, resist a scroll, avoid a curse, escape the effect, save succeeded what happens, save failed, half damage after save, 20 on a save',
  'DM-A7':
    'how many damage dice, how much damage, damage at level 3, damage at level 2, dice of a spell at my level, why more dice, why two dice for fireball, printed dice, 1d8 on the card, extra dice, more dice with higher level, scale with level, stronger spells, what does arcane level do for damage, do hexes get more dice, scroll damage dice with level, companion damage grows, healing more dice at level, potion dice level, bonus added to damage, bonus doubled, resistance halves damage rounded, half damage rounding, vampire life back, fireball hits companion half',
  'DM-A8':
    'when use my cantrip, cantrip every turn, cantrip whenever I want, cantrip always, no attack card in hand, without an attack card, nothing to attack with, I have no spell, only spells too high, cantrip in addition to an attack, cantrip and spell, extra cantrip, instead of a card, save my card and use cantrip, rather cantrip than card, small free attack, basic attack, cantrip twice',
  'DM-A9':
    'when does my ally attack, does my companion attack too, wolf attacks as well, my ally’s turn, ally same turn, attack in the turn when it was placed, new companion attacks immediately, bite straight after it comes, companion attacks without me, I did not attack but ally does, in addition to my attack, second attack by companion, ally attacks first before me, ally chooses other target, companion attacks the monster, I skip attack does companion attack, mage attacks after companion, roll for the companion',
  'DM-A10':
    'which cards throw away after use, discard after use, used cards, where do used cards go, after playing, keep a card after use, get the card back, take played card back in hand, pick up my spell again, use a card again, reuse a scroll, is a played card gone, card used once only, spent, missed spell discarded too, cancelled card lost, potion empty goes where, graveyard',
  'DM-A11':
    'does my shield protect me from my own fumble, bodyguard takes my own fumble, dodge my own fumble, defend against my own 1, fumble damage, how much damage from my own fumble, fumble doubled, who takes damage of a fumble, hurt myself, hurt by my own spell, killed by own fumble who loots, companion fumbles, wolf rolls a 1',
  'DM-D1':
    'how defend myself, somebody attacks me, when can I dodge, can I dodge, play a defense card, defence cards, block an attack, stop a spell, cancel a spell, counter a spell aimed at somebody else, counter somebody’s spell on another, counterspell against a hex, counterspell on a scroll, react, interrupt, answer, out of turn, on someone else’s turn, not my turn defend, defend before or after the roll, after seeing the roll, several defenses, two defense cards against one attack, how many defences, help a friend who is attacked, save a friend, protect another player, dodge for my companion, dodge an attack on my pet, dodge a curse, defend against a companion, everyone must say no answer, wait for everybody, who answers first, order of answers, do I have to defend, no defense card in hand',
  'DM-D2':
    'shield of reflection, reflect a spell, send a spell back, send back a scroll, bounce fireball back, reflect a hex, reflect a curse back, my own spell comes back, he reflected my spell, reflect it again, reflect twice, dodge a reflected spell, counter a counterspell, cancel a dodge, answer to a defense, defense against a defense, which card first, last played card, who rolls for reflected spell, whose armour against reflected, reflect to another player, reflect a companion’s attack',
  'DM-E1':
    'how many cards do I draw, how many cards at the end of my turn, draw at the end, when do I draw, pick up cards, refill my hand, fill hand up to five, cards in hand, hand limit, more than five cards, hold more cards, hand is full, draw when hand empty, no cards left in hand, discard a card I don’t want, throw a bad card away, get rid of bad cards, bin a useless card, more than one discard, two bad cards at once, discard my whole hand, must I discard, discard is optional, swap cards for new ones, change my hand',
  'DM-E2':
    'draw pile empty, deck empty, no more cards to draw, deck runs out, pile runs out, run out of cards, nothing left to draw, deck finished, all cards used, reshuffle, shuffle discards, when do we reshuffle, both piles empty, no cards anywhere',
  'DM-M1':
    'what is a sphere, which spheres, how many spheres, list of spheres, which elements, types of magic, kinds of magic, schools of magic, which sphere am I, sphere of my character, does everybody have a sphere, what is common magic, common spell belongs to nobody, common bonus',
  'DM-M2':
    'spell of my own sphere, own sphere bonus, what do I get for my own sphere, advantage of my sphere, my own element, my element is stronger, fire mage casts fire better, extra level for own spell, attack bonus with own sphere, same sphere as the target, harder to hit a mage of same sphere, fire against a fire mage, protection against my own sphere, resistant to own element, defender of that sphere, cantrip gets sphere bonus, scroll sphere bonus, sphere bonus for saves',
  'DM-M3':
    'raise my arcane level, how does the arcane level go up, level up, higher level, increase level, how do I get stronger, get more powerful, do items raise level, staff raises my level, maximum level, how high can the level go, highest level, level drop, level lower, level under 1, level below one, lose an item lose level, level temporary, what is my level now',
  'DM-M4':
    'what is a d100, how to roll a d100, percent dice, percentage, two ten-sided dice, no d100, hundred with two dice, double zero, 00, roll 100, tens and units, hundred sided die',
  'DM-C1':
    'what does a shield companion do, bodyguard, shield protects me, takes attacks for me, takes the blows for me, who takes damage me or my shield, me or my bodyguard, shield dies damage left over, damage left over for me, damage more than its life, too much damage, overflow, rest of damage, which armour counts mine or shield, who saves me or my shield, guard saves, spells against a shield, curse on a shield, scroll on a shield, monster hits my shield, enemy hits bodyguard or me, attack past the shield, ignore the shield, shield against all attacks, how long does the shield protect, shield scared away, fear banish my shield',
  'DM-C2':
    'what does an ally do, what is an ally for, ally use, difference between shield and ally, shield or ally better, can my ally be attacked, can they hit my ally, hit an ally, attack a companion instead of the mage, risk of an ally, ally protects me, monster hits my ally, enemy strikes ally too, how often does an ally attack, ally attacks twice',
  'DM-C3':
    'companion dies, dead companion, my companion is killed, companion has zero hit points, companion at 0 hp, companion lost, dead wolf goes where, companion comes back, get dead companion back in hand, pet has no life left',
  'DM-N1':
    'drew an enemy, draw a monster, what if I draw an enemy, an enemy comes up, a monster appears, monster shows up, monster comes out, enemy on the table, drawn enemy in hand or table, keep enemy in my hand, play monster later, new card instead of the drawn monster, attack players while a monster is there, attack another player while a monster is there, fight each other with monster, hit opponent during monster, harm others when dragon is out, steal while enemy is there, fight together, cooperate, everybody helps against monster, ignore the monster, must we fight the monster, truce while monster',
  'DM-N2':
    'passing enemy, what does a passing enemy do, who does the monster hit, monster hits everybody or only me, who is hit, hits only who drew it, strike everybody, monster hits companions too, dodge an enemy, dodge a monster, save against monster, shield takes the monster blow for me, one damage roll for all, does it stay, dragon goes away after, attack a passing enemy, kill the wyvern, who answers a monster first, monster half damage',
  'DM-N3':
    'tenacious enemy, how long does it stay, when does it go away, leave, beat it, how do we kill it, how to get rid of the monster, troll stays on the table, when does it attack again, strike again, how often does it strike, monster’s turn, everyone had a turn against it, monster hit points, monster armour, several enemies, two monsters at once, which monster strikes first, curse on a monster, hex a monster, confuse the monster, banish the monster, orb against the monster, monster saves, boss',
  'DM-V1':
    'no hit points left, zero hit points, exactly zero, 0 hp, below zero, negative life, when am I dead, when do I die, what happens when I die, I am killed, knocked out, eliminated, out of the game, am I out, still in the game, dead still play, lose my cards, hand when I die, what happens to my items when dead, keep my rings when dead, items of the dead, my companion when I die, come back after death',
  'DM-V2':
    'loot, what is loot, what do I get for a kill, reward for a kill, take items of a mage I kill, take his things when I kill him, his stuff when he dies, take items from a dead mage, loot more than one, how many items from the dead, loot choose which, must wear loot at once, loot in hand, already have a ring loot, killed by my companion, wolf killed him, who gets the loot, killed by poison who loots, killed by a hex, killed by monster loot, dragon killed him, he killed himself, take dead player’s cards, spoils, loot counts among four',
  'DM-V3':
    'how do I win, who wins, winner, win the game, what must I do to win, aim goal, purpose, end of the game, when is it over, how does it end, game over, last one standing, last one alive, survivor, everyone dies at the same time, all die together, both last die, two die same time, nobody left, draw, tie',
  'DM-V4':
    'play in teams, two against two, how many teams, team size, uneven teams, where do teams sit, seats of a team, sit next to partner, attack my own team mate, attack my partner, friendly fire, hurt friends, hit a mate, spell on all hits team, dead teammate wins too, my partner died and we won, team wins, who wins in teams',
  'DM-V5':
    'black cards, what are the black cards, do we use black cards, are black cards in the deck, extra black card in my box',
};
