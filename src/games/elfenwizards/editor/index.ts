/** The editor for positions of Elfenwizards. */
import { editorWords, type PositionEditor } from '../../../kit/board.js';
import { DEFEATED } from '../map.js';
import { placedMages } from '../queries.js';
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
  placeOf(path, table) {
    const [, kind = '', at = ''] = /^(\w+)(?:[.[](\w+))?/.exec(path) ?? [];
    // The fault does not name the mage. It has spells where none may be, or too many tokens.
    if (path === 'titles')
      return placedMages(table).find(([, { spells }]) => spells.length > 0)?.[0] ?? mostGrey(table);
    if (kind === 'titles') return at;
    if (kind === 'defeated' && DEFEATED.some((rank) => rank === at)) return `defeated:${at}`;
    if (kind === 'track') return `track:${Number(at) + 1}`;
    if (kind === 'players') return path.endsWith('.rolled') ? undefined : `front:${at}`;
    return path === 'dragon' ? 'dragon' : undefined;
  },
};

const mostGrey = (table: Table): string | undefined =>
  placedMages(table).toSorted(([, a], [, b]) => b.grey - a.grey)[0]?.[0];
