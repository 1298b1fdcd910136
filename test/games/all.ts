/** Every game of the registry with its subject for the suite, and the toy game of the tests. */
import type { GameReading } from '../../src/game-ui/game-ui.js';
import { abouts, GAMES, load } from '../../src/games/index.js';
import { games } from '../../src/games/generated/registry.js';
import { darkMagesSubject } from './dark-mages/subject.js';
import { elfengoldSubject } from './elfengold/subject.js';
import { elfenwizardsSubject } from './elfenwizards/subject.js';
import { LANGUAGES, type Lang } from '../../src/i18n/languages.js';
import { type Subject } from '../../src/testing/subject.js';
import { toySubject } from './toy/subject.js';

/** The games' own parts of their subjects; a game without one runs the parts of the suite that need none. */
const OWN: Readonly<Record<string, Partial<Subject>>> = {
  'dark-mages': darkMagesSubject,
  elfenwizards: elfenwizardsSubject,
  elfengold: elfengoldSubject,
};

/** English, and each language whose catalogue differs from the English one. */
async function languagesOf(ui: GameReading): Promise<Lang[]> {
  const all = await Promise.all(LANGUAGES.map(async (lang) => JSON.stringify(await ui.text(lang))));
  return LANGUAGES.filter((lang, i) => lang === 'en' || all[i] !== all[0]);
}

export async function subjects(): Promise<Subject[]> {
  const ours = GAMES.map(async (id) => {
    // With its opponents, which a page loads only when one of them has to think.
    const ui = { ...(await load(id)), game: await games[id]!() };
    return {
      folder: `src/games/${id}`,
      ...OWN[id],
      ui,
      languages: await languagesOf(ui),
      isDraft: abouts.get(id)!.draft === true,
    };
  });
  return [...(await Promise.all(ours)), toySubject];
}
