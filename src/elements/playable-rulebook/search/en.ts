// cspell:disable -- readers type words without apostrophes, or as Americans spell them.
import { stemmer } from '@orama/stemmers/english';
import { stopwords } from '@orama/stopwords/english';
import type { SearchLanguage } from './by-meaning.js';

const idle = `
  able allowed possible supposed done dont doesnt didnt cant wont isnt arent get gets getting got gotten give gives
  given take takes took taken put puts putting go goes going come comes coming came make makes made making use used
  using try want wants wanted need needs like let lets keep happen happens happened work works mean means say says
  tell know think see look find become becomes play playing player players game rule rules ok please well just even
  still yet already ever never now later soon maybe really actually exactly always also else instead another others
  different either neither someone somebody anyone anybody everyone everybody something anything everything one ones
  thing things guy guys whats whos wheres hows thats theres theyre im ive id youre much many long often way kind
  back away around without within rest afterwards wrong whether everywhere max left anywhere nowhere somewhere
  whenever whoever whatever wherever whichever however okay oh hey sure lot lots bit wanna gonna gotta havent hasnt
  wasnt couldnt shouldnt wouldnt hes shes its itll ill youve weve whens being doing happening stuff hang until
  matter matters right good someones everyones enough ask asks together fine us little
  elses absolutely necessarily shes thatll pls plz thanks
  ppl folks oops hmm um lol btw tho anyway anyhow anymore basically literally seriously honestly totally kinda sorta
  dunno lemme gimme cuz coz bout im noone thingy thingies bloke blokes chap dude fella mate lads sitting sits lying lies
  somewhere said says told tells stupid damn bloody hell theirs certain specific particular normally usually wondering
  curious question explain remind clarify confused understand sense situation bunch whole entire correct true moment
  dad mum mom brother sister wife husband son daughter cousin grandma grandpa uncle aunt girlfriend boyfriend`;

const forms = `\
  be is are was were
  can may could
  do does did
  get gets got
  go goes going
  happen happens happened
  have has had
  how hows
  what whats
  when whens
  where wheres
  who whos
  begin began begun
  buy bought
  choose chose chosen choice
  dead death died dying
  defend defense defence
  draw drew drawn
  drink drank drunk
  fall fell fallen
  fight fought
  fly flew flown flight
  hide hid hidden
  hold held
  lay laid
  lose lost loss
  pay paid
  ride rode ridden
  rise rose risen
  run ran
  sell sold
  spend spent
  steal stole stolen
  throw threw thrown
  tie tied
  wear wore worn
  win won
  break broke broken
  leave left
  sit sat
  stand stood
  shake shook
  spend unspent`;

const synonyms = `\
  win winner victory wins
  end finish last wins ends ending final
  start begin beginning setup first opening initial
  points score worth value valuable
  lose loser eliminated defeated beaten
  die dead kill eliminated slay
  tie tied equal
  bid outbid auction sold offer raise sell
  buy pay cost price spend afford purchase fee expensive cheap charge
  money gold coins cash
  earn income receive gain collect
  dice die roll throw
  reroll rethrow redo
  turn round
  move travel journey trip walk ride drive arrive reach
  life health wounds damage hurt hp
  heal healing cure
  pass skip
  remove rid lose
  recover regain retrieve return
  help favour favor support assist
  deal promise agreement negotiate trade bargain alliance swap lie bluff haggle
  hold limit maximum save
  raft boat ship
  call summon
  token counter chip marker tile
  pawn piece figure meeple mage
  mage wizard magician character hero
  space spot square field box place area slot
  contest competition fight battle duel
  rise climb promoted advance
  demote fall drop sink
  empty vacant free
  leftover remaining unused spare extra
  block stop oppose prevent hinder cancel annoy
  secret hidden hide visible open show reveal
  deck pile stack heap pack
  discard drop throw chuck toss dump ditch trash
  draw pick grab
  swap exchange switch replace change
  choose pick decide select
  wear equip carry
  companion pet helper
  dodge avoid evade escape
  steal rob loot
  alone single
  opponent rival
  order sequence
  town city village
  road path route street
  river stream
  forest wood
  monster enemy creature beast
  item equipment gear object
  attack hit strike smack punch
  armour armor protection
  team teammate partner mate buddy
  colour color
  double twice second
  times limit
  count calculate add sum total
  bag bowl pot
  map board
  stop finish end quit
  unused unspent unplayed spare
  knock kick push bump
  split divided parts phases
  mess mistake error
  golden gold
  pay settle
  upriver upstream
  downriver downstream
  certain sure`;

const unruled = `
  app, ipad, iphone android phone, computer bots, digital version, download, play online, play on the internet, website,
  where to buy, buy the game, shop store, price of the game, how much does the game cost, second hand, out of print,
  expansion, add-on, promo, sequel, what age, how old, years old, children, kids,
  how long does a game take, how many minutes, how many hours, duration, playing time, time limit, timer, hourglass,
  too slow, thinking time, sleeves, size of the cards, illustrator, artist, drawings, artwork, author, designer,
  who invented, who made the game, publisher, which year, awards, in German, in Spanish, translation, language,
  pronounce, lost a piece, missing piece, spare parts, replacement for a lost piece, broken, torn, bent, marked cards,
  cheat, cheating, punishment, penalty, mistake, wrong move, illegal move, forgot, undo, take back a move,
  quit, leave early, halfway, go home, give up, join late, new player joins, bathroom, house rules, invent our own rule,
  simpler version, easier, beginners, too hard, learn, video, tutorial, strategy, tips, tricks, advice,
  best opening, best move, strongest, good start, better to, tournament, championship, ranking, record score, prize,
  colour blind, die fell off the table, die on the floor, cocked die, dice app, loaded dice, talk at the table, whisper,
  eat, drink beer, pen and paper, score sheet, write down, save the game, pause, continue tomorrow, campaign, story mode,
  scenario, legacy, mission, quest, secret objective, goal card, game master, master, referee, box insert, storage,
  made of wood, plastic, miniatures, figurines, paint, print, photo, wash, allergy, name of the hero, background story,
  build a house, build a bridge, build a road, castle, hotel, steal from a player, steal a card, rob, lend, borrow, loan,
  debt, trade cards, swap cards with another player, swap with my teammate, give a card to a friend, give away a token,
  give money to, share cards, sell to another player, sell back, sell my cards, tax, toll, rent, event cards, weather,
  storm, rain, snow, winter, night, feed, food, hungry, mana, experience, skill points, special power, special ability,
  attack a player, kill a player, fight another player, duel, weapon, sword, army, soldiers, marry, king, queen, prince,
  dwarf, orc, goblin, zombie, resources, wheat, stone, mine, dig, burn, destroy, prison, jail, rest, sleep, run away,
  flee, door, key, dungeon, room, trap, chest, map squares, how far can I walk, board to move on, craft, forge,
  inventory, weight, bonus for the longest, double six, roll dice to move, luck, joker, vote, eliminated player,
  knock out of the game, second figure, talk to animals, language of elves, religion, birthday, skip a turn, extra turn,
  block a player, push, jump over, capture a piece, checkmate, trump, suit, poker`;

export const en: SearchLanguage = { stem: stemmer, stopwords, idle, forms, synonyms, unruled };
