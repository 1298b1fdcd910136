/** Tests of cards, by their ids: a file of them plays every card of its categories. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Category } from '../../../src/games/dark-mages/map.js';
import { card, deck } from './cards.js';
import { attacking, type MageSketch, type Scene, type Sketch } from './positions.js';

const played = new Set<string>();
/** A test of what these cards do. */
export const does = (title: string, ...cards: string[]) => ({
  as: (body: () => void) =>
    test(`${cards.join(', ')}: ${title}`, () => {
      cards.forEach((id) => played.add(id));
      body();
    }),
});
/** The last test of a file: those before it have played every card of the categories that it is about. */
export const playsAll = (about: string, isAbout: (category: Category) => boolean): Promise<void> =>
  test(`every card of ${about} is played`, () => {
    const missing = [...deck.cards.values()].filter(({ id, category }) => isAbout(category) && !played.has(id));
    assert.deepEqual(missing, [], 'cards that no test plays');
  });
/** Cards that are cast at somebody, and nothing else. */
export const isCast = (category: Category): boolean => ['spell', 'hex', 'scroll'].includes(category);

/** Arcane level 4: whatever the level, it can be cast; and no number of dice is one by chance. */
export const WORN = ['it_staff_of_power', 'it_robe_of_stars', 'it_amulet_of_the_planes'];
/** A mage of battle casts at green, who is of life: no sphere is anybody’s unless told. */
export const casts = (id: string, dice: string, green: MageSketch = {}, more: Sketch = {}): Scene => {
  const target = card(id).all ? 'all' : 'green';
  const red = { character: 'ch_battle', hand: [id, ...(more.mages?.red?.hand ?? [])], worn: WORN };
  const game = attacking({
    players: 3,
    ...more,
    mages: { green: { character: 'ch_life', ...green }, ...more.mages, red: { ...red, ...omit(more.mages?.red) } },
  });
  return game.dice(dice).through(`red cast ${id} ${target}`);
};
const omit = ({ hand: _hand, ...rest }: MageSketch = {}): MageSketch => rest;
export const taken = (game: Scene): number => 60 - game.mage('green').hp;
export const damage = (game: Scene): number => Number(game.said('damageDice')[0]!.params!['total']);
