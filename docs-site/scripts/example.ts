/** The guide's page: the game that the guide builds, added as any page may add one. */
import { addGame } from '../../src/define.js';
import { byLanguage } from '../../src/i18n/index.js';
import { about } from '../example/odds-and-evens/about.js';
import { more } from '../example/odds-and-evens/more.js';
import { ui } from '../example/odds-and-evens/ui.js';
import type { GameUi } from '../../src/game-ui/game-ui.js';
import type { Catalogue } from '../../src/i18n/text.js';

const words: Readonly<Record<'en' | 'fr' | 'it', () => Promise<Catalogue>>> = {
  en: async () => (await import('../example/odds-and-evens/text/en.js')).en,
  fr: async () => (await import('../example/odds-and-evens/text/fr.js')).fr,
  it: async () => (await import('../example/odds-and-evens/text/it.js')).it,
};
const game = { ...ui, ...more, text: (lang: string) => byLanguage(lang, words)() } as unknown as GameUi;
addGame('odds-and-evens', about, () => Promise.resolve(game));
