/** Tests of single cards by their ids. A file that uses them has to play every card of its categories. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Category } from '../../../src/games/dark-mages/map.js';
import { card, deck } from './cards.js';
import { attacking, type MageSketch, type Scene, type Sketch } from './positions.js';

const played = new Set<string>();
/** Defines a test of what these cards do; its title is prefixed with their ids. */
export const does = (title: string, ...cards: string[]) => ({
  as: (body: () => void) =>
    test(`${cards.join(', ')}: ${title}`, () => {
      cards.forEach((id) => played.add(id));
      body();
    }),
});
/** The last test of a file: the tests before it have played every card of its categories. */
export const playsAll = (about: string, isAbout: (category: Category) => boolean): Promise<void> =>
  test(`every card of ${about} is played by a test`, () => {
    const missing = [...deck.cards.values()].filter(({ id, category }) => isAbout(category) && !played.has(id));
    assert.deepEqual(missing, [], 'cards that no test plays');
  });
/** Whether cards of this category are cast at somebody. */
export const isCast = (category: Category): boolean => ['spell', 'hex', 'scroll'].includes(category);

/** Items for arcane level 4: enough to cast any card, and the number of dice differs from the printed one. */
export const WORN = ['it_staff_of_power', 'it_robe_of_stars', 'it_amulet_of_the_planes'];
/** Red, a battle mage, casts at green, a life mage, so that no sphere bonus applies unless asked for. */
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
