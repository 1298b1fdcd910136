/** The editor for positions of Elfengold. */
import type { PositionEditor } from '../../../game-ui/position-editor.js';
import { byLanguage } from '../../../i18n/index.js';
import type { Catalogue } from '../../../i18n/text.js';
import type { Table } from '../table.js';
import { en } from './en.js';
import { faults } from './faults.js';
import { enter, fields, settled } from './fields.js';
import { paths, put, tray } from './pieces.js';

const all = {
  en: () => Promise.resolve<Catalogue>(en),
  fr: async () => (await import('./fr.js')).fr,
  it: async () => (await import('./it.js')).it,
};

export const editor: PositionEditor<Table> = {
  words: (lang) => byLanguage(lang, all)(),
  tray,
  paths,
  put: (at, piece, place) => settled(put(at, piece, place), at.phase),
  fields,
  enter,
  faults,
  placeOf(path, { players, go }) {
    const [, kind, at = '', part] = /^(\w+)(?:[.[]([\w-]+)\]?)?(?:\.(\w+))?/.exec(path) ?? [];
    if (kind === 'roads') return at;
    if (kind === 'values' && at !== '') return at;
    if (path === 'go.spell.road') return go.spell?.road;
    return kind === 'players' && (part === 'boot' || part === 'towns') ? players[Number(at)]?.boot : undefined;
  },
};
