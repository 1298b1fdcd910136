/**
 * Copies of the parts of a table, with changes. They are literals on purpose: with spread instead, random games took a third
 * longer on Node 20.20. A literal that lacks a key does not compile.
 */
import type { Deck } from './deck.js';
import type { Fact, Mage, Play, Table } from './table.js';
import type { Seen } from './view.js';

export const playWith = (play: Play, changes: Partial<Play>): Play =>
  Object.assign(copy(play, play.deck) satisfies Play, changes);

export const withFacts = (play: Play, ...last: Fact[]): Play => playWith(play, { last });

export const mageWith = (m: Mage, changes: Partial<Mage>): Mage => {
  const mage: Mage = {
    character: m.character,
    hp: m.hp,
    hand: m.hand,
    worn: m.worn,
    companion: m.companion,
    effects: m.effects,
  };
  return Object.assign(mage, changes);
};

const copy = (t: Table, deck: Deck): Play => ({
  rng: t.rng,
  options: t.options,
  turn: t.turn,
  active: t.active,
  done: t.done,
  mages: t.mages,
  enemies: t.enemies,
  pile: t.pile,
  discards: t.discards,
  inPlay: t.inPlay,
  attack: t.attack,
  strike: t.strike,
  choice: t.choice,
  account: t.account,
  winners: t.winners,
  last: t.last,
  deck,
});

const plays = new WeakMap<Seen, Play>();
/**
 * A table with its deck, for the rules; also that of a view, which lacks only the random generator. Cached for each table,
 * because every legal move needs it.
 */
export function withDeck(table: Seen, deck: Deck): Play {
  const known = plays.get(table);
  if (known?.deck === deck) return known;
  const play = copy(table as Table, deck);
  plays.set(table, play);
  return play;
}

/** The table without its deck, for snapshots. */
export function withoutDeck(play: Play): Table {
  const table: Table = {
    rng: play.rng,
    options: play.options,
    turn: play.turn,
    active: play.active,
    done: play.done,
    mages: play.mages,
    enemies: play.enemies,
    pile: play.pile,
    discards: play.discards,
    inPlay: play.inPlay,
    attack: play.attack,
    strike: play.strike,
    choice: play.choice,
    account: play.account,
    winners: play.winners,
    last: play.last,
  };
  return table;
}
