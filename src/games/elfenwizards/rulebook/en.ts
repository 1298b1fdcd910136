/** The rules of Elfenwizards in English, in our own words. */
import type { English } from './chapters.js';

export const en = {
  title: 'The rules of Elfenwizards',
  chapters: {
    board: 'The board',
    setup: 'Set-up',
    turn: 'A turn',
    retire: 'Phase 1: the High Wizard retires',
    cast: 'Phase 2: cast Major Spells',
    castRest: 'Phase 3: cast the remaining Major Spells',
    recover: 'Phases 4 and 6: recover Minor Spells',
    competition: 'Phase 5a: the competition',
    award: 'Phase 5b: awarding of titles',
    vacant: 'Phase 7: award vacant titles',
    demote: 'Phase 8: demote remaining mages',
    grey: 'Phase 9: remove Grey Magic',
    score: 'Phase 10: score',
    agreements: 'Agreements',
    end: 'The end of the game',
  },
  rules: {
    'EW-B1':
      'The board is a tree. At its top stands one [[title]], the High Wizard’s; below it two Wizards’, four Sorcerers’ and eight Necromancers’. At its foot lie four [[Magic User]] boxes: A, B, C and D.',
    'EW-B2':
      'Ladders join them. Two Wizards lead to the High Wizard, two Sorcerers to each Wizard, two Necromancers to each Sorcerer. Each Magic User box leads to two Necromancers and is one contest for both.',
    'EW-B3': 'A title holds one mage at most. A Magic User box holds any number.',
    'EW-B4':
      'Wizards, Sorcerers and Necromancers each have a [[Defeated box]] where those who lost wait. On the printed board those of Wizards and Sorcerers show a Grey Magic token.',
    'EW-B5':
      'Four boxes for [[Major Spells]], one for each rank that competes: Wizard, Sorcerer, Necromancer and Magic User.',
    'EW-B6': 'There is also a Minor Spells box, a Grey Magic box, and a turn track of four spaces.',
    'EW-S1':
      'Three to six players. Each has seven [[Major Spells]], seven [[Minor Spells]], and the mages of one guild. In the box: 42 dice, 42 Minor Spells, 39 mages, 12 [[Grey Magic]] tokens and the [[Dragon]].',
    'EW-S2': 'Three players take red, green and blue; a fourth takes yellow, a fifth black, a sixth white.',
    'EW-S3':
      'The mages are placed by a table for the number of players: eight, six, five or four for each, with every title below High Wizard filled.',
    'EW-S4': 'A random player holds the Dragon in turn 1, and begins.',
    'EW-S5': 'Grey Magic tokens start in their box, Minor Spells in front of their owners.',
    'EW-S6': 'Mages that the table does not use go back into the box.',
    'EW-H1': 'Nothing is hidden: dice, tokens and scores lie open.',
    'EW-T1':
      'There are at most four turns. Each has ten phases, always in this order: 1 the High Wizard retires, 2 cast Major Spells, 3 cast the remaining ones, 4 recover Minor Spells, 5 competition and awarding of titles, 6 recover Minor Spells again, 7 award vacant titles, 8 demote the remaining mages, 9 remove Grey Magic, 10 score.',
    'EW-T2': '“In player order” means: first whoever holds the Dragon, then clockwise.',
    'EW-1.1': 'In turn 1 this phase is skipped.',
    'EW-1.2':
      'The owner of the mage on High Wizard puts one of their Minor Spells on the turn track, on the number of the turn just ended. It may come from the reserve or from the Minor Spells box, and stays there to the end of the game.',
    'EW-1.3': 'That player takes the Dragon.',
    'EW-1.4': 'Then the mage steps down into a Magic User box of its owner’s choice.',
    'EW-1.5': 'With nobody on High Wizard, the Dragon stays where it is.',
    'EW-2.1':
      'In player order, each player rolls all dice in front of them and places any of them on boxes: the four Major Spell boxes, where a die helps a mage of that rank to rise in phase 5; the Minor Spells box, where it buys Minor Spells back; the Grey Magic box, where it removes Grey Magic.',
    'EW-2.2': 'A box takes any number of dice. Dice may be held back.',
    'EW-2.3': 'A die cannot be moved once it is placed.',
    'EW-3.1': 'In player order, each player rolls all the dice held back in phase 2. Players without any are skipped.',
    'EW-3.2':
      'A player may accept the roll, or put one Minor Spell from the reserve into the Minor Spells box and roll again, once. The choice comes before any of these dice is placed.',
    'EW-3.3': 'Rolling again means all the remaining dice, never some of them.',
    'EW-3.4': 'Then every one of them must be placed.',
    'EW-4.1':
      'A player with dice in the Minor Spells box may buy their Minor Spells back from it: one for every two pips of the dice used, added together. A 4 brings two; two 1s bring one; a 3 and a 1 bring two. A pip left over is lost.',
    'EW-4.2':
      'The player chooses which dice to use, and recovers no more Minor Spells than lie in the box. Those on the turn track never come back.',
    'EW-4.3':
      'Used dice come back in front of the player and wait for the next turn. In phase 4 the others stay in the box.',
    'EW-6.1': 'Phase 6 is the same once more, but dice that are not used may also be taken back.',
    'EW-5.1':
      'In player order, round after round, each player places two spells or passes: two Major, two Minor, or one of each, beside one mage or two.',
    'EW-5.2':
      'A player who can place only one more spell may place that one alone. Between the first and the second nobody passes.',
    'EW-5.3': 'Whoever passes places nothing more this turn. When all have passed, the competition is over.',
    'EW-5.4':
      'A spell lies beside the mage it favours, the player’s own or another’s; there is no limit. Only mages that can rise compete, from Wizard down to Magic User.',
    'EW-5.5':
      'A Major Spell comes from the box of the mage’s own rank. A Minor Spell comes from the reserve and favours any rank. Dice in the Minor Spells and Grey Magic boxes take no part.',
    'EW-5.6':
      'Where a contest has one candidate, or all its candidates are one player’s, nobody else may place spells.',
    'EW-5.7': 'Spells that were not placed are wasted. Minor Spells not placed stay in the reserve.',
    'EW-5.8': 'A spell beside a mage is neither moved nor taken back.',
    'EW-5.10': 'Titles are awarded from top to bottom and from left to right, the Magic User boxes last.',
    'EW-5.11':
      'A Major Spell counts its pips, a Minor Spell 1. The candidate with more points takes the title; the other goes to the Defeated box of its rank.',
    'EW-5.12':
      'For High Wizard, Wizard and Sorcerer: with a tie, or without any point, the title stays [[vacant]] and its candidates go to their Defeated box.',
    'EW-5.13': 'A candidate needs at least one point, even alone, even against a mage of the same player.',
    'EW-5.14': 'Without a candidate a title is not awarded.',
    'EW-5.15':
      'A Magic User box is one contest for two titles: the two mages with the most points rise, the first to the left one. With one or two candidates, each that has a point rises.',
    'EW-5.16':
      'In a box of three or more, a tie for second place lets only the first rise. A tie for first place is read in two ways.',
    'EW-5.17':
      'As each title is decided, candidates who did not rise leave for their Defeated box, so that their place is free for the rank below. Magic Users stay in their box.',
    'EW-5.18': 'Then Major Spells return to their owners, and Minor Spells that were used go to the Minor Spells box.',
    'EW-5.19':
      'Example: Blue has a 5 and a 6 beside one Wizard, Red a 6 and a Minor Spell beside the other. 11 against 7: Blue becomes High Wizard, Red’s Wizard is defeated.',
    'EW-7.1': 'Defeated Wizards go first, then Sorcerers, then Necromancers; within a rank in player order.',
    'EW-7.2':
      'Each takes the highest vacant title, but never that of High Wizard. Among several at that rank the mage’s owner chooses.',
    'EW-7.3': 'This goes on until no title is vacant or no defeated mage is left. Such a mage takes no Grey Magic.',
    'EW-8.1':
      'Defeated mages that are left are [[demoted]] to Magic User boxes of their owners’ choice, the Dragon’s holder first.',
    'EW-8.2': 'A mage demoted from Wizard or Sorcerer takes a Grey Magic token under it. There is no limit.',
    'EW-9.1':
      'A player with dice in the Grey Magic box may remove one Grey Magic token from one of their mages for every four pips of the dice used, added together. A 5, a 2 and a 1 remove two. Pips left over are lost.',
    'EW-9.2': 'Used dice come back in front of the player; the others may stay or be taken back.',
    'EW-9.3': 'As an option a token costs three pips, as the French translator suggests.',
    'EW-9.4': 'The player chooses the dice one at a time; the tokens may come from several of their mages.',
    'EW-10.1':
      'High Wizard 10, each Wizard 7, each Sorcerer 5, each Necromancer 3, each Magic User 2, and 1 less for each Grey Magic token. One player, the [[scorekeeper]], adds these points to the running totals.',
    'EW-A1':
      'The only deals allowed are promises about spells in the competition, made at any time. Promises never bind, and nothing is traded: no spells, no tokens, no points.',
    'EW-A2':
      'Players may agree on limits: one minute each before rolling, five minutes together before the competition. A timer can be switched on.',
    'EW-E1': 'The game ends after turn 4,',
    'EW-E2': 'or after a turn in which a player’s mage becomes High Wizard for that player’s second time,',
    'EW-E3': 'or after a turn in which, for the second time, nobody becomes High Wizard.',
    'EW-E4': 'Then each Minor Spell in front of a player is worth 1 point, but none in the box or on the turn track.',
    'EW-E5': 'The highest total wins.',
  },
  /** Our own decisions, where the sources are silent or disagree. */
  rulings: {
    'EW-B2': 'The sources do not list the spaces; the counts follow from their examples.',
    'EW-B6': 'The sources do not say how many spaces the track has.',
    'EW-S2': 'The sources do not name the sixth colour.',
    'EW-S3': 'The original table is in none of our sources: ours is a reconstruction, and another can be used.',
    'EW-H1': 'The sources do not say it.',
    'EW-1.4': 'Grey Magic under the mage stays under it.',
    'EW-1.5': 'The sources do not say what happens then.',
    'EW-2.1':
      'Dice left in the Minor Spells or Grey Magic box from the turn before stay there and are not rolled; a player without dice is skipped.',
    'EW-2.2': 'A player may also place none at all.',
    'EW-4.1': 'Player order is our choice; it makes no difference to what players may recover.',
    'EW-6.1':
      'The sources grant it to players who have recovered everything; since recovering is a choice, we do not ask for that.',
    'EW-5.2': 'The sources say “has only one left”; we read “can place only one”, and ask again after the first.',
    'EW-5.3': 'A player who can place nothing passes without being asked.',
    'EW-5.6':
      'The sources forbid points “to oppose” and speak of two candidates; we forbid all points, in boxes of any size too.',
    'EW-5.7': 'Wasted Major Spells return with the used ones.',
    'EW-5.8': 'The sources do not say it.',
    'EW-5.15':
      'That with one or two candidates each that has a point rises, tied or not, is our reading: the French text gives its rule for more than two, the Italian for several. With equal points the owner first in player order takes the left title; it makes no difference.',
    'EW-5.16':
      'The French reading is used unless the option says otherwise; in the Italian one two tied in a box of two do not rise either.',
    'EW-7.1': 'The order among several mages of a rank is ours: each player places all of them before the next.',
    'EW-8.2': 'When the twelve tokens run out, further ones still count.',
    'EW-9.1': 'Player order is our choice; it makes no difference to what players may remove.',
    'EW-E5': 'A tie is shared.',
  },
  readings: {
    'EW-4.1': {
      fr: 'French: a 4 recovers two dice, evidently a slip for two Minor Spells.',
      it: 'Italian: a 4 recovers two Minor Spells.',
    },
    'EW-5.1': {
      fr: 'French: a player who does not pass must place two spells.',
      it: 'Italian: such a player may place two spells.',
    },
    'EW-5.16': {
      fr: 'French, as we read its garbled sentence: two tied for first both rise; three or more tied, nobody rises.',
      it: 'Italian: two or more tied for first, nobody rises.',
    },
  },
  terms: {
    title: 'One space of a rank above Magic User.',
    'Magic User': 'The lowest of the five ranks. Magic Users stand in four boxes.',
    'Defeated box': 'Where mages that lost their contest wait for a vacant title.',
    'Major Spells': 'The six-sided dice.',
    'Minor Spells': 'Tokens worth 1.',
    'Grey Magic': 'Tokens under mages, each costing its owner a point every turn.',
    Dragon: 'Marks the first player.',
    vacant: 'Without a mage.',
    demoted: 'Moved down to a Magic User box.',
    scorekeeper: 'The player who keeps the points; here the program does it.',
  },
} satisfies English;
