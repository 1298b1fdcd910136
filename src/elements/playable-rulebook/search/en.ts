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
  matter matters right good someones everyones enough ask asks together fine us little`;

const synonyms = `\
  win winner victory wins won
  end over finish last wins ends ending
  start begin beginning setup first opening
  points score worth value valuable
  lose loser die dead death killed eliminated defeated beaten
  tie tied equal
  bid outbid auction sold offer raise sell
  buy pay cost price spend
  money gold coins cash
  earn income receive gain collect
  dice die roll throw
  reroll again rethrow redo
  turn round
  move travel journey trip walk go ride
  life health wounds damage hurt hp
  heal healing cure
  pass skip
  remove rid lose
  help favour favor support
  deal promise agreement negotiate trade bargain alliance swap lie bluff
  keep hold limit maximum max save
  many number two three four five six seven eight
  raft boat ship
  call summon
  token counter chip marker chip
  pawn piece figure meeple mage
  space spot square field box place
  contest competition fight battle duel
  rise climb promoted advance
  empty vacant free
  leftover remaining unused spare extra
  block stop oppose prevent hinder cancel annoy
  secret hidden hide visible open see look show
  deck pile stack heap
  discard drop throw
  town city village
  road path route street
  monster enemy creature
  item equipment gear object
  attack hit strike smack punch
  armour armor protection
  team teammate partner mate buddy
  colour color
  double twice second
  often times once limit`;

export const en: SearchLanguage = { stem: stemmer, stopwords, idle, synonyms };
