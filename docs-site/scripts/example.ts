/** The guide's page: the game that the guide builds, added as any page may add one. */
import { addGame } from '../../src/define.js';
import type { GameUi } from '../../src/game-ui/game-ui.js';
import { byLanguage } from '../../src/i18n/index.js';
import { about } from '../example/odds-and-evens/about.js';
import { more } from '../example/odds-and-evens/more.js';
import { en } from '../example/odds-and-evens/text/en.js';
import { fr } from '../example/odds-and-evens/text/fr.js';
import { it } from '../example/odds-and-evens/text/it.js';
import { ui } from '../example/odds-and-evens/ui.js';

const text = (lang: string) => Promise.resolve(byLanguage(lang, { en, fr, it }));
const game = { ...ui, ...more, text } as unknown as GameUi;
addGame('odds-and-evens', about, () => Promise.resolve(game));
