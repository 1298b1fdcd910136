/** The guide's page: adds the game of the guide, in the way that any page can add one. */
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
