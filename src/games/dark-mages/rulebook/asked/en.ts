// cspell:ignore crit pyromancer -- players shorten "critical"; the other is a character.
/** Words in which readers ask for the rules of Dark Mages in English, beside those of the rules’ own texts. */
import type { Asked } from '../chapters.js';

export const en: Asked = {
  alike: `  companion wolf bear eagle spider scorpion skeleton griffon guardian animal minion familiar pet
  shield guardian bodyguard guard protector
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
  6 7 8 9 11 12 13 14 15 16 17 18 19 22 25 30 35 40 45 50 55 58 59 61 62 65 67 70
  two 2
  three 3
  four 4
  five 5
  level lvl
  people folks persons
  stay stick remain
  team partner side
  limit cap
  steal pinch nick pickpocket
  start initiative
  everybody area
  companion dog cat bird servant sidekick tiger
  poison burn bleed infection acid venom
  cast shoot fling hurl launch blast
  attack whack zap smash bash beat fight slap kick claw scratch bite
  opponent neighbour brother sister dad mum mom cousin grandma grandpa wife husband foe
  destroy ruin break
  standing survive survivor alive
  reduce decrease lower drop
  increase improve upgrade boost
  obliged forced must compulsory mandatory obligatory required necessary
  forbidden illegal legal permitted
  simultaneous simultaneously
  enemy baddie villain demon
  item staff wand rod weapon sword ring robe hat coat cape clothes cloak amulet necklace pendant
  robe hat coat cape clothes cloak
  amulet necklace pendant jewel
  staff wand rod
  loot treasure trophy corpse body
  resistant resistance immune immunity
  dodge duck sidestep
  reflect rebound
  phase stage
  preparation prep prepare
  damage injury pain
  healing medicine bandage remedy
  scroll parchment
  absorb soak take
  clockwise direction
  ice frost snow water
  rock stone earth
  wind air
  holy light life
  evil dark death
  fire heat lava flame
  character job cleric witch sorcerer
  attack sting shoot target aim
  drink swallow gulp sip
  junk rubbish useless bad
  permanent forever
  automatic auto
  friend mate rescue
  enormous big huge giant`,
  unruled:
    'trade cards, swap cards with a player, give a card to my partner, pass a card to a team mate, lend an item, swap my ring with another mage, show my cards to my partner, look at a hand, see the cards of an opponent, spy on cards, look through the discard pile, search the discards, look at the draw pile, peek at the top card, gold, coins, money, buy a potion, price of a potion, sell an item, buy equipment, shop, move on the board, walk, how far, steps, squares, distance, range, figures on a map, line of sight, mana, magic points, experience, points for a kill, level up for a kill, score points, rest, sleep, run away, leave a fight, escape from a fight, campaign, dungeon, doors, traps, treasure chest, key, rooms, game master, story, number of rounds, when is the last round, duration in minutes, best character, strongest mage, best spell, which mage to take, change my character, change my sphere, second sphere, token for life, count life with what, note hit points, feed my pet, food for the animal, talk to animals, craft a scroll, write a scroll, learn a spell, say the words aloud, choose my die, use another die, first player advantage, inventory, weight, points for the winner, road, boat, king, steal a card from a hand, take a card from an opponent, hide, sneak, day and night, miniatures',
  'DM-S1':
    'how many players, how many people can play, how many of us, just two of us, play alone, solo, nine or ten people, maximum number of players, minimum of players, choose my character, pick which wizard I am, get a random character, characters face up, how many characters are there, how much life do I start with, starting hit points, health at the beginning, starting HP, armour AC at the start, starting arcane level, does everybody have the same life, play with 3, with 4, with 5, play with 9, characters chosen or random, which mage do I play, minimum and maximum party size, is seven too many, whose character is whose, do characters differ in life, six of us around the table, party of six, teams or everyone for himself',
  'DM-S2':
    'how many cards to begin with, cards dealt at the start, how many cards each, starting hand, opening hand size, first hand, deal the cards, how many cards in the deck, deck size, total number of cards, shuffle before we start, where does the rest of the cards go, how big is the deck, cards in total, what happens to the remaining cards, number of cards handed out, cards per person, set up the deck, face down pile, do all begin with the same cards, everyone holds five',
  'DM-S3':
    'who goes first, who starts, who begins, who plays first, first player, youngest starts, oldest begins, roll for start, tie for who starts, same number for first player, both highest start roll, order of play, clockwise, left or right, whose turn is next, who plays after me, initiative, draw for first on the dice, which direction does play go, turn passes to whom, highest number begins, dice decide who is first, everyone rolls before the game, both threw the same number for first, highest throw opens, who is on first',
  'DM-S4':
    'enemy in my starting hand, monster in my opening hand, dealt an enemy at the start, monster among first five cards, troll dealt at the beginning, enemy before the first turn, new card for the dealt enemy, two monsters dealt, put dealt monster back in the deck, drew a dragon while dealing, exchange the monster before we begin, enemy handed out at set-up, lich given to me at the deal, bad luck enemy in hand at the beginning',
  'DM-T1':
    'phases of a turn, steps of a turn, parts of a turn, order of a turn, sequence, what do I do in my turn, what can I do when it is my turn, on my go, what comes first in a turn, attack before preparing, attack first then equip, wear items after attack, play companion after attack, go back to preparation, skip a phase, skip my turn, pass my turn, do nothing this turn, all phases in order, when is my turn over, put on a ring after attacking, call a companion after attacking, attack then potion then attack, how many actions in a turn, after fighting put on something, is attack the last phase, leave out the preparation, all done what next, which phase is healing in, when do I play items, when to play a companion, which part comes before the attack, turn structure',
  'DM-T2':
    'what happens at the start of my turn, beginning of turn, when does poison hurt, when does burning hurt, damage over time, bleeding each turn, fire damage each turn, when do I lose life, poison before or after regeneration, poison first or healing first, ring of regeneration when, when do effects end, when does an effect wear off, how many turns does the effect last, poison kills me at the start of turn, die before my turn do I still play, several poisons add up, infected twice, lost attack phase twice, caster dead does the effect end, hex for two turns does this turn count, when do I burn, buff wears off, effect removed when, ring gives life back before acid damage, effect permanent or temporary, still suffering next turn, when is poison rolled, do I take burn damage first, damage at start or end of turn, effects cumulative, weakened for two turns does the current one count, slowed until when, armour bonus ends when, bonus until when, curse over, how long does a curse go on',
  'DM-P1':
    'how many magic items, items on at once, equip everything in one turn, two rings, two staffs, more than one amulet, wear two robes, one of each kind, slot, old item replaced, old ring when new one is put on, replace my robe, take off an item, replaced item back in hand, limit of worn items, all four filled can I change one, put on a second robe, more items in a turn, exchange my ring for a better one, change staff, ring and staff and robe together, full set of items, second item of the same symbol, hat and cloak, must I keep the old staff, drop an item to wear a new one, wear items during attack, better ring where does the other go, lay down a ring, change gear, same symbol twice, how many rings',
  'DM-P2':
    'how often can I heal, heal twice a turn, two healing cards, heal above 60, more than 60, over the maximum life, maximum HP, more health than at the start, heal at full life, full health still play healing, waste a healing card, healing surplus lost, restore health, get life back, recover hit points, heal my companion, heal a friend, cure poison, cure removes curse, get rid of a hex, ointment or talisman removes, heal without limit, cure gets rid of infection, 58 life and healing 14, too much healing, healing goes to waste, gain health in somebody’s turn, how to heal, does healing end bad effects, medicine for my animal, heals three times every turn, heal after attack, regain at most 60, heal somebody else’s wounds',
  'DM-P3':
    'when can I drink a potion, two potions, how many potions per turn, drink twice, potion before or after attack, potion after the attack, potion and attack in the same turn, potion during the fight, one potion now another later, potion in somebody else’s turn, drink without need, waste a potion, how many bottles can I drink, already drank a potion, second bottle, swig while attacking, potion when it is not my turn, swallow a potion after casting a spell, potion after the spell hit, bottle before my attack',
  'DM-P4':
    'how many companions can I have, two companions, two animals at once, second pet, more than one companion, several companions in one turn, new companion while I have one, what happens to the old companion, replace companion, swap creatures, exchange one animal for another, my companion died call another, summon, bring out animal, choose shield or ally, decide role when, change role from shield to ally, switch ally to shield, turn a shield into an ally, ally should defend me now, change my mind about role, get rid of my companion, companion should protect instead of attack, say whether guard or fighter, change fighter into protector, next turn change its job, one pet limit, old pet leaves, let my pet go, place two animals one after the other, replace a hurt companion, companion back in hand, defender turned attacker later, regret the role, tank to fighter, keep both companions',
  'DM-P5':
    'how many skills per turn, skill limit, two skills, several skills, skill and spell same turn, does a skill count as attack, when play an artifact, artifact limit, two artifacts, how often artifact, does artifact count as attack, orb or talisman when, sleight of hand, steal an item from a living player, pickpocket, steal a ring with a skill, twinned spell two targets, double my spell, empowered spell how long, skill wasted, skill used twice, skill cards each round, two skill cards together, combine skill and spell, extra attack from a skill, skill during attack phase, take an item from someone with a skill, stealing uses up my attack, skill in addition to attack, skill plus artifact',
  'DM-P6':
    'when can I use magic shield, play magic shield when attacked, magic shield as an answer, magic shield in preparation, magic shield in my own turn, two magic shields add up, stack magic shields, defense card before being attacked, protect myself before others attack, two magic shields cumulative, is magic shield a dodge, right moment for magic shield, magic shield before the enemy turn, magic shield until when',
  'DM-A1':
    'how many times can I attack, how often may I attack, attack twice, more than one attack, two spells in one turn, two scrolls one turn, spell and scroll same turn, hex plus spell, do I have to attack, forced to attack, attack is optional, not attack at all, attack anyone I want, choose my target, who may I hit, attack the same player again, pick on one person, attack neighbour only, attack his companion directly, hit several players, attack everyone at once, attack all opponents, invisible mage as target, attack ends invisibility, confused attack, chain lightning leaps to whom, kinds of attack, what counts as an attack, what can I attack with, attack with a scroll hex artifact, area spell hits whom, target his animal not the wizard, spare a player, gang up on one player, attack the leader, attack instead of preparing, throw a scroll and a fireball, hex and fireball together, I do not want to fight, rather not attack, skip my attack, hurt someone, attack two people, may everyone be attacked, attack the weakest, hit his pet, direct attack on mage, one attack limit, second attack card, attack with a skill, cast a spell more than once, cast spell and hex together, he always targets me is that fair, all against one, two attacks in one turn, choose somebody else as target, attack the one with least life',
  'DM-A2':
    'what level do I need to cast a spell, number on the spell, level too low for a spell, level too high, spell too strong for me, not high enough, too weak, level 1 cast level 2 spell, spell of level 3, spells of other spheres, cast someone else’s sphere, not my sphere, not my element, fire mage water spells, healer casts lightning, necromancer casts life spell, anyone any spell, use every spell, is a foreign spell forbidden, own sphere counts for spell level, card shows a higher level than mine, spell is too hard, use a spell of another job, illegal spell, spell stronger than I am, required level, can a mage of life use death, ice spell for a fire mage, card too advanced for me, cast without the level, wait until level is enough',
  'DM-A3':
    'how do I know if an attack hits, hit or miss, did I hit, which die to attack, what do I roll to attack, which number hits, roll exactly equal to the AC, same as armour, total equals armour, tie with armour, reach or exceed the armour class, attack bonus, add bonus to roll, high number is better for attack, do I have to roll, cantrip roll to hit, companion roll to hit, what is armour class for, armour 13 and roll 13, staff bonus added to the throw, modifier added to the die, roll 12 and armour 12, what do I add when I attack, how do attacks work, throw at least his armour, meet or beat the armour, match the armour, low roll misses, attack misses when, what is the d20 for, roll 13 with AC 13, does it connect, 15 versus AC 15, hit exactly on armour, attack succeeded when',
  'DM-A4':
    'rolled a 20, natural 20, nat 20, got a twenty on the die, critical hit, what is a crit, double damage, dice or total doubled, does 20 always hit, 20 against high armour, best roll, rolled a 1, natural 1, nat 1, rolled one on d20, 1 on the die, critical failure, does 1 always miss, worst roll, double the dice or the sum, lucky twenty, extra damage on 20, triple damage, unlucky one, automatic hit, automatic miss, damage hits the attacker, 20 is always a success, is a one an automatic fail, even on a 1 with bonus, 20 beats everything',
  'DM-A5':
    'do hexes need an attack roll, scroll attack roll, roll to hit with a scroll, does a hex hit automatically, does a curse miss, who rolls for a hex, who rolls for a scroll, me or target rolls, target saves, roll for a curse, does the hex hurt at once, dice printed on a hex, dodged card still has effect hit or miss, difference between spell and scroll, is there a roll against armour for a scroll, do I throw dice for a scroll, hex always works, scroll cannot miss, defender rolls for curses, scroll needs dice or not, do scrolls always succeed, do I have to hit first with a curse',
  'DM-A6':
    'saving throw how does it work, make a save, how do I save, roll high or low to save, is low good for a save, small number to save, equal to my AC on save, rolled exactly my armour for save, save must be under armour, save over AC, which die for saving throw, what number saves me, resist a hex, resist a scroll, avoid a curse, escape the effect, save succeeded what happens, save failed, half damage after save, 20 on a save, save under or equal armour, rolled 8 with armour 13, avoid the effect with a roll, roll less than armour, lower than my AC, does armour help against curses, more armour easier save, target resists, got 3 on the save good or bad, low number is great',
  'DM-A7':
    'how much damage, damage at level 3, dice of a spell at my level, why more dice, why two dice for fireball, printed dice, 1d8 on the card, extra dice, more dice with higher level, scale with level, stronger spells, what does arcane level do for damage, do hexes get more dice, scroll damage dice with level, companion damage grows, healing more dice at level, potion dice level, bonus added to damage, bonus doubled, vampire life back, fireball hits companion half, companion gets stronger with level, monster damage with level, 1d6 at level 2, resistance half damage, 2d6 on the card at level 3, dice for the cantrip, artifact dice grow, enemies damage dice, staff adds to damage, who rolls damage, fewer dice, number of dice at level 2, what is thrown for damage, missile damage at level 2, double dice because of level',
  'DM-A8':
    'when use my cantrip, cantrip every turn, cantrip whenever I want, cantrip always, no attack card in hand, without an attack card, nothing to attack with, I have no spell, only spells too high, cantrip in addition to an attack, cantrip and spell, extra cantrip, instead of a card, save my card and use cantrip, rather cantrip than card, small free attack, basic attack, cantrip twice, cantrip although I have a spell, only potions and shields in hand, hand without spells, no fighting cards, weak attack without a card, always possible to attack without cards, prefer cantrip, small spell for free on top, cantrip after my spell, extra little attack, only healing cards in hand and attack',
  'DM-A9':
    'when does my ally attack, does my companion attack too, companion attacks as well, my ally’s turn, ally same turn, attack in the turn when it was placed, new companion attacks immediately, bite straight after it comes, companion attacks without me, I did not attack but ally does, in addition to my attack, second attack by companion, ally attacks first before me, ally chooses other target, companion attacks the monster, I skip attack does companion attack, mage attacks after companion, roll for the companion, lost my attack phase can my companion attack, summoning sickness, companion attacks on arrival, pet attacks every turn, companion and I both attack, attack with my animal, order mage then companion, ally and mage different targets, companion strikes the same turn, animal stings, companion sleeps the first turn, pet may fight at once',
  'DM-A10':
    'which cards throw away after use, discard after use, where do used cards go, after playing, keep a card after use, get the card back, take played card back in hand, pick up my spell again, reuse a scroll, is a played card gone, card used once only, missed spell discarded too, cancelled card lost, potion empty goes where, graveyard, dodge card gone after use, defense used up, card remains on the table, do spells stay, artifact used up, is healing gone, lay the card away, cards after casting, one shot card, hex stays with the target, does my staff go away after attack, throw away after casting, do scrolls come back, reuse potion, keep the bottle after drinking',
  'DM-A11':
    'does my shield protect me from my own fumble, bodyguard takes my own fumble, dodge my own fumble, defend against my own 1, how much damage from my own fumble, fumble doubled, who takes damage of a fumble, hurt myself, hurt by my own spell, killed by own fumble who loots, companion fumbles, companion rolls a 1, rolled a 1 does my bodyguard take it, own damage after rolling 1, can shield absorb my own miss, avoid damage of my own bad roll, my 1 hits me or my pet, I hit myself and want to dodge, self damage',
  'DM-D1':
    'how defend myself, somebody attacks me, when can I dodge, play a defense card, defence cards, block an attack, stop a spell, cancel a spell, counter a spell aimed at somebody else, counter somebody’s spell on another, counterspell against a hex, counterspell on a scroll, react, interrupt, out of turn, on someone else’s turn, not my turn defend, defend before or after the roll, after seeing the roll, several defenses, two defense cards against one attack, how many defences, help a friend who is attacked, save a friend, protect another player, dodge for my companion, dodge an attack on my pet, dodge a curse, defend against a companion, everyone must say no answer, wait for everybody, who answers first, order of answers, do I have to defend, no defense card in hand, block for a friend, friend about to die, wait for the roll before dodging, stop an attack coming at me, avoid being hit, protect my mate with a card, cancel magic on someone else, instant card, respond to an attack, dodge a scroll, dodge an artifact, duck away, dodge any attack, use a defence in my own turn, no reply, ask everyone before rolling, he aims at my pet may I dodge for it, rescue a mate from a spell, jump in for somebody, counter at any time, cards to protect myself',
  'DM-D2':
    'shield of reflection, send a spell back, send back a scroll, bounce fireball back, reflect a hex, reflect a curse back, my own spell comes back, reflect it again, reflect twice, dodge a reflected spell, counter a counterspell, cancel a dodge, answer to a defense, which card first, last played card, who rolls for reflected spell, whose armour against reflected, reflect to another player, reflect a companion’s attack, both have reflection, monster attack reflected, reflection against curses, spell thrown back, rebound, mirror, caster gets hit by own spell, priority of defense cards, chain of defenses, stop a reflected spell, my scroll was sent back to me, spell turned against me, both send it back and forth',
  'DM-E1':
    'how many cards at the end of my turn, draw at the end, when do I draw, pick up cards, refill my hand, fill hand up to five, hand limit, hold more cards, draw when hand empty, no cards left in hand, discard a card I don’t want, throw a bad card away, get rid of bad cards, bin a useless card, more than one discard, two bad cards at once, discard my whole hand, must I discard, discard is optional, change my hand, keep all my cards, draw none, hand refilled to how many, get new cards for old ones, must I throw away a card at the end, have to drop a card, new cards each turn, card limit at end, end phase, cards for next turn, draw one card or until five, refill after attacking, draw before attacking, replace all my cards, hand full of junk, fill up again',
  'DM-E2':
    'draw pile empty, deck empty, no more cards to draw, deck runs out, pile runs out, run out of cards, nothing left to draw, deck finished, all cards used, shuffle discards, when do we reshuffle, both piles empty, no cards anywhere, went through the whole deck, pile used up, turn the discards over, mix the used cards, cards ran dry, not a single card left, last card drawn, stack is gone',
  'DM-M1':
    'what is a sphere, how many spheres, list of spheres, which elements, types of magic, kinds of magic, schools of magic, which sphere am I, sphere of my character, does everybody have a sphere, what is common magic, common spell belongs to nobody, common bonus, colours of magic, magic families, names of the spheres, symbol of a sphere, neutral magic',
  'DM-M2':
    'spell of my own sphere, own sphere bonus, what do I get for my own sphere, advantage of my sphere, my own element, my element is stronger, fire mage casts fire better, extra level for own spell, attack bonus with own sphere, same sphere as the target, harder to hit a mage of same sphere, fire against a fire mage, protection against my own sphere, resistant to own element, defender of that sphere, cantrip gets sphere bonus, scroll sphere bonus, sphere bonus for saves, fire mage hit by fire, spell of my sphere against me, better with spells of my colour, my sort of magic, spell matches my character, water spell for water mage, weaker against my own kind, immune to my own element, spell of my type is easier, fire mage with fireball advantage, perk of my element, bonus for the matching mage',
  'DM-M3':
    'how does the arcane level go up, level up, higher level, increase level, how do I get stronger, get more powerful, maximum level, how high can the level go, highest level, level drop, level lower, level under 1, level below one, lose an item lose level, what is my level now, is level limited, cap of levels, arcane level increase, items increase level, arcane level 4 or 5, level of 6, level stays up, permanent level, level temporary increase, upgrade my magic, minimum level, weaken level, losing a staff weakens my magic, more magic power, level after losing a robe',
  'DM-M4':
    'what is a d100, how to roll a d100, percent dice, percentage, two ten-sided dice, no d100, hundred with two dice, double zero, 00, roll 100, tens and units, we have no hundred sided die, die with a hundred sides missing, first ten then unit',
  'DM-C1':
    'what does a shield companion do, shield protects me, takes attacks for me, takes the blows for me, me or my bodyguard, shield dies damage left over, damage left over for me, damage more than its life, too much damage, overflow, rest of damage, which armour counts mine or shield, who saves me or my shield, guard saves, spells against a shield, curse on a shield, scroll on a shield, monster hits my shield, enemy hits bodyguard or me, attack past the shield, ignore the shield, how long does the shield protect, shield scared away, fear banish my shield, guard has 5 life and takes 12, damage 20 on bodyguard with less life, hex on me or on my shield, tank, guard has little life and big hit, remaining damage goes where, protector absorbs all, guard against scrolls, guard against area spells, shield keeps me safe, do I also lose life, companion’s armour or mine, can I choose to take it myself, guard in front of me, companion takes the poison for me, companion in front of me takes it, big hit on small guard, damage through the guard',
  'DM-C2':
    'what does an ally do, what is an ally for, ally use, difference between shield and ally, shield or ally better, can my ally be attacked, can they hit my ally, hit an ally, attack a companion instead of the mage, risk of an ally, ally protects me, monster hits my ally, enemy strikes ally too, how often does an ally attack, ally attacks twice, is my ally safe, ally exposed or vulnerable, can enemies choose my pet, opponents kill my ally, ally does not take hits for me, ally compared with shield, can others attack my animal, ally is a target, attack ally or mage',
  'DM-C3':
    'companion dies, my companion is killed, companion at 0 hp, companion lost, dead companion goes where, companion comes back, get dead companion back in hand, pet has no life left, companion at zero, companion out of life, pet killed goes to the discards, revive a companion, animal at zero is gone, what happens when the companion has no life',
  'DM-N1':
    'drew an enemy, draw a monster, what if I draw an enemy, an enemy comes up, a monster appears, monster shows up, monster comes out, enemy on the table, drawn enemy in hand or table, play monster later, new card instead of the drawn monster, attack another player while a monster is there, fight each other with monster, hit opponent during monster, harm others when dragon is out, steal while enemy is there, fight together, cooperate, everybody helps against monster, ignore the monster, fight opponents while the dragon is here, player versus player with a monster, enemy drawn in the middle of drawing, enemy card goes to my hand, monster is drawn at the end of turn, when do monsters attack, no fighting among us, peace until monster is beaten, hex an opponent beside an enemy, damage others while enemy lives, big monster on the table, wyvern came out of the draw pile, monster drawn from the deck, drew a troll, drew the lich, must all players fight the monster',
  'DM-N2':
    'passing enemy, what does a passing enemy do, who is hit, hits only who drew it, strike everybody, monster hits companions too, dodge an enemy, dodge a monster, save against monster, shield takes the monster blow for me, one damage roll for all, does it stay, dragon goes away after, attack a passing enemy, kill the wyvern, who answers a monster first, monster half damage, wyvern sticks around, bats hit pets too, avoid the dragon, escape the dragon’s breath, dragon fire, does the monster hit me although another drew it, bats attack once, everyone saves, monster leaves, is the dragon there forever, does the wyvern hit my friend too, bats in play, one time monster',
  'DM-N3':
    'tenacious enemy, how long does it stay, when does it go away, leave, beat it, how do we kill it, how to get rid of the monster, troll stays on the table, when does it attack again, strike again, how often does it strike, monster’s turn, everyone had a turn against it, monster armour, several enemies, two monsters at once, which monster strikes first, curse on a monster, hex a monster, confuse the monster, banish the monster, orb against the monster, monster saves, boss, troll and lich together, monster life, when is the lich’s turn, monster keeps coming, round against the monster, monster survives, kill a monster how, monsters attack order, monster dies when, big monsters strike together, when does the troll attack again, troll hits again before my turn, permanent monster, how long must we fight, each player once then the monster',
  'DM-V1':
    'zero hit points, exactly zero, 0 hp, negative life, when am I dead, what happens when I die, I am killed, knocked out, eliminated, out of the game, am I out, still in the game, dead still play, lose my cards, hand when I die, what happens to my items when dead, keep my rings when dead, items of the dead, my companion when I die, come back after death, 12 damage with 7 life, finished playing when dead, do dead wizards keep their staff, I lost all my life, hit to minus, am I dead at 0 or below, defeated player’s cards, revived or resurrected, respawn, loser goes out, watch the others when dead, minus 5 life, I am at zero, eliminated player’s companion, when out what happens, no health left what about my cards',
  'DM-V2':
    'what is loot, reward for a kill, take items of a mage I kill, take his things when I kill him, his stuff when he dies, take items from a dead mage, loot more than one, how many items from the dead, loot choose which, must wear loot at once, loot in hand, killed by my companion, who gets the loot, killed by poison who loots, killed by a hex, killed by monster loot, dragon killed him, he killed himself, take dead player’s cards, spoils, loot counts among four, poison killed him do I loot, grab two items, who picks the loot, winner chooses item, treasure of the dead, take an amulet from the body, put on loot, do I have to take loot, loot when a friend killed him, loot a second ring, poison victim’s items, my animal finished him can I take the amulet, take something from the loser, steal after killing, beaten player’s ring',
  'DM-V3':
    'how do I win, who wins, win the game, what must I do to win, aim goal, purpose, end of the game, when is it over, how does it end, game over, last one standing, survivor, everyone dies at the same time, all die together, two die same time, nobody left, last two die together, only two left, survive to win, victory condition, when somebody wins, nobody survives, both killed simultaneously, last mage alive, when do we stop playing, when is someone the winner, beat everybody, all others dead, game ends in a draw',
  'DM-V4':
    'play in teams, two against two, how many teams, team size, uneven teams, where do teams sit, seats of a team, sit next to partner, attack my own team mate, attack my partner, friendly fire, hurt friends, hit a mate, spell on all hits team, dead teammate wins too, my partner died and we won, who wins in teams, one of the team survives, team with a dead member, our side wins, pairs, allies in a team, may I hurt my partner, heal my team mate, whole team must die, two on two seating, who sits where, teams of two, protect my team mate',
  'DM-V5':
    'what are the black cards, do we use black cards, are black cards in the deck, extra black card in my box, a black card turned up',
};
