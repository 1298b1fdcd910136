/** The editor for positions of Dark Mages. */
import { editorWords, type PositionEditor } from '../../../kit/board.js';
import { slotPlace } from '../board/anchors.js';
import type { Deck } from '../deck.js';
import { enemyTarget, mageTarget } from '../targets.js';
import type { Table } from '../table.js';
import { faults } from '../text/faults.en.js';
import { en } from './en.js';
import { OPEN, settled } from './attack.js';
import { enter, fieldsWith } from './fields.js';
import { pathsWith, putWith, trayWith } from './pieces.js';

const all = {
  en: () => Promise.resolve([en, faults] as const),
  fr: async () => [(await import('./fr.js')).fr, (await import('../text/faults.fr.js')).faults] as const,
  it: async () => [(await import('./it.js')).it, (await import('../text/faults.it.js')).faults] as const,
};

export const editorWith = (deck: Deck): PositionEditor<Table> => ({
  words: editorWords(all),
  tray: (at, text) => trayWith(deck, at, text),
  paths: (at) => pathsWith(deck, at),
  put: (at, piece, place) => settled(deck, putWith(deck, at, piece, place), at.phase),
  fields: (at, text) =>
    fieldsWith(deck, at, text).map(
      (field) => field && { ...field, set: (value) => settled(deck, field.set(value), at.phase) },
    ),
  mayEnter: (phase) => OPEN.test(phase),
  enter: (table, phase) => settled(deck, enter(table, phase), phase),
  placeOf(path, { enemies }) {
    const [, kind, at, part] = /^(\w+)\[(\d+)\](?:\.worn\.(\w+))?/.exec(path) ?? [];
    if (kind === 'enemies') return enemies[Number(at)] && enemyTarget(enemies[Number(at)]!.number);
    if (kind !== 'mages') return undefined;
    return part ? slotPlace(Number(at), part) : mageTarget(Number(at));
  },
});
