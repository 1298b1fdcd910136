/** The editor for positions of Elfengold. */
import { editorWords, type PositionEditor } from '../../../kit/board.js';
import type { Table } from '../table.js';
import { faults } from '../text/faults.en.js';
import { en } from './en.js';
import { enter, fields, settled } from './fields.js';
import { paths, put, tray } from './pieces.js';

const all = {
  en: () => Promise.resolve([en, faults] as const),
  fr: async () => [(await import('./fr.js')).fr, (await import('../text/faults.fr.js')).faults] as const,
  it: async () => [(await import('./it.js')).it, (await import('../text/faults.it.js')).faults] as const,
};

export const editor: PositionEditor<Table> = {
  words: editorWords(all),
  tray,
  paths,
  put: (at, piece, place) => settled(put(at, piece, place), at.phase),
  fields,
  enter,
  placeOf(path, { players, go }) {
    const [, kind, at = '', part] = /^(\w+)(?:[.[]([\w-]+)\]?)?(?:\.(\w+))?/.exec(path) ?? [];
    if (kind === 'roads') return at;
    if (kind === 'values' && at !== '') return at;
    if (path === 'go.spell.road') return go.spell?.road;
    return kind === 'players' && (part === 'boot' || part === 'towns') ? players[Number(at)]?.boot : undefined;
  },
};
