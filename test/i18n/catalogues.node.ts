/** The elements' own words: every language has the same keys with the same placeholders, and leaves nothing in English. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { en as menuEn } from '../../src/i18n/menu/en.js';
import { fr as menuFr } from '../../src/i18n/menu/fr.js';
import { it as menuIt } from '../../src/i18n/menu/it.js';
import { en as ownEn } from '../../src/i18n/en.js';
import { fr as ownFr } from '../../src/i18n/fr.js';
import { en as embedEn } from '../../src/i18n/embed/en.js';
import { en as helpEn } from '../../src/i18n/help/en.js';
import { fr as helpFr } from '../../src/i18n/help/fr.js';
import { it as helpIt } from '../../src/i18n/help/it.js';
import { byLanguage, preferred, spoken, wordsOf } from '../../src/i18n/index.js';
import { it as ownIt } from '../../src/i18n/it.js';
import { terms, textOf } from '../../src/i18n/text.js';
import { en as phasesEn } from '../../src/i18n/phases/en.js';
import { fr as phasesFr } from '../../src/i18n/phases/fr.js';
import { it as phasesIt } from '../../src/i18n/phases/it.js';
import { en as playingEn } from '../../src/i18n/playing/en.js';
import { fr as playingFr } from '../../src/i18n/playing/fr.js';
import { it as playingIt } from '../../src/i18n/playing/it.js';
import { en as lessonEn } from '../../src/i18n/lesson/en.js';
import { en as staticEn } from '../../src/i18n/static/en.js';
import { en as readingEn } from '../../src/i18n/reading/en.js';
import { fr as lessonFr } from '../../src/i18n/lesson/fr.js';
import { fr as staticFr } from '../../src/i18n/static/fr.js';
import { fr as readingFr } from '../../src/i18n/reading/fr.js';
import { it as lessonIt } from '../../src/i18n/lesson/it.js';
import { it as staticIt } from '../../src/i18n/static/it.js';
import { it as readingIt } from '../../src/i18n/reading/it.js';
import { en as siteEn } from '../../src/i18n/site/en.js';
import { en as besideEn } from '../../src/i18n/beside/en.js';
import { fr as besideFr } from '../../src/i18n/beside/fr.js';
import { it as besideIt } from '../../src/i18n/beside/it.js';
import { en as remoteEn } from '../../src/i18n/remote/en.js';
import { en as tablesEn } from '../../src/i18n/own/en.js';
import { fr as tablesFr } from '../../src/i18n/own/fr.js';
import { it as tablesIt } from '../../src/i18n/own/it.js';
import { en as remindersEn } from '../../src/i18n/reminders/en.js';
import { fr as remindersFr } from '../../src/i18n/reminders/fr.js';
import { it as remindersIt } from '../../src/i18n/reminders/it.js';
import { fr as siteFr } from '../../src/i18n/site/fr.js';
import { fr as remoteFr } from '../../src/i18n/remote/fr.js';
import { it as siteIt } from '../../src/i18n/site/it.js';
import { it as remoteIt } from '../../src/i18n/remote/it.js';
import { en as studioEn } from '../../src/i18n/studio/en.js';
import { fr as studioFr } from '../../src/i18n/studio/fr.js';
import { it as studioIt } from '../../src/i18n/studio/it.js';
import { subjects } from '../games/all.js';
import { sources } from '../sources.js';
import { translation } from '../../src/testing/suite/languages.js';

const english = {
  ...ownEn,
  ...menuEn,
  ...helpEn,
  ...phasesEn,
  ...playingEn,
  ...lessonEn,
  ...readingEn,
  ...remoteEn,
  ...besideEn,
  ...remindersEn,
  ...tablesEn,
  ...siteEn,
  ...staticEn,
  ...studioEn,
};
const translated = {
  fr: {
    ...ownFr,
    ...menuFr,
    ...helpFr,
    ...phasesFr,
    ...playingFr,
    ...lessonFr,
    ...readingFr,
    ...remoteFr,
    ...besideFr,
    ...remindersFr,
    ...tablesFr,
    ...siteFr,
    ...staticFr,
    ...studioFr,
  },
  it: {
    ...ownIt,
    ...menuIt,
    ...helpIt,
    ...phasesIt,
    ...playingIt,
    ...lessonIt,
    ...readingIt,
    ...remoteIt,
    ...besideIt,
    ...remindersIt,
    ...tablesIt,
    ...siteIt,
    ...staticIt,
    ...studioIt,
  },
};
/** The keys whose text is the same as in English: symbols, and words that both languages share. */
const SAME = {
  fr: /^(ui\.turnOf|standing\.points|(lesson|static)\.phases|phases\.(pause|fromTo|format:(mermaid|scxml))|site\.pages|studio\.ask)$/,
  it: /^(menu\.files|phases\.(fromTo|format:(mermaid|scxml)))$/,
};

describe('languages', () => {
  it('all have a file of every catalogue', () => {
    for (const kind of [
      '',
      'menu',
      'embed',
      'site',
      'help',
      'lesson',
      'phases',
      'playing',
      'reading',
      'remote',
      'beside',
      'reminders',
      'own',
      'static',
      'studio',
    ])
      for (const lang of ['en', ...Object.keys(translated)])
        assert.ok(readdirSync(`src/i18n/${kind}`).includes(`${lang}.ts`), `${kind} ${lang}`);
  });
  it('are chosen by primary subtag, with English as the fallback', async () => {
    assert.equal(spoken('fr-CA'), 'fr-CA');
    assert.equal(spoken('IT'), 'IT');
    assert.equal(spoken('fr_FR'), 'en');
    assert.equal(byLanguage('en-US@posix', { en: 1, fr: 2 }), 1);
    assert.equal(spoken('en-GB'), 'en-GB');
    assert.equal(spoken('de-CH'), 'en');
    assert.equal(preferred(['de', 'fr-CA', 'en']), 'fr-CA', 'the first supported language');
    assert.equal(preferred(['en-US@posix', 'und']), 'en', 'a browser in the C locale');
    assert.equal(preferred([]), 'en');
    assert.equal(await wordsOf('fr-CA'), ownFr);
    assert.equal(await wordsOf('it'), ownIt);
    assert.equal(await wordsOf('de'), ownEn);
    assert.equal(byLanguage('fr', { en: 1 }), 1, 'a game without French');
    assert.equal(byLanguage('fr-FR', { en: 1, fr: 2 }), 2);
  });
});

for (const lang of ['fr', 'it'] as const) {
  describe(`the elements’ own catalogue: ${lang}`, () => {
    const open = () => Promise.resolve({ lang, english, words: translated[lang], same: SAME[lang] });
    for (const [title, check] of Object.entries(translation(open))) it(title, async () => void (await check()));
  });
}

// A game of somebody else may have the narrow space; two kinds in one sentence look like a slip.
it('French has the same no-break space everywhere: U+00A0', () => {
  assert.deepEqual(
    Object.keys(sources).filter((path) => sources[path]!.includes('\u202f')),
    [],
  );
});

describe('keys', () => {
  it('of names in their order count from 0', () => {
    assert.equal(
      textOf('en', [terms('seat', ['Red', 'Blue']), { turn: '{seat}, play.' }])('turn', { seat: 1 }),
      'Blue, play.',
    );
  });
  const sources = ['elements', 'game-ui', 'embed']
    .flatMap((folder) =>
      readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' }).map((name) => `src/${folder}/${name}`),
    )
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(name, 'utf8'))
    .join('\n');
  const asked = [...sources.matchAll(/\btext\(\s*'([\w.:]+)'/g)].map(([, key]) => key!);
  it('used by the elements exist in their own catalogues or in each game’s', async () => {
    assert.ok(asked.length > 60, `${asked.length} keys found`);
    const own = { ...english, ...embedEn };
    for (const { ui } of await subjects()) {
      const words = await ui.text('en');
      for (const key of asked) {
        // Only a game with a time limit names its timer.
        if (key === 'game.timer' && !ui.limit) continue;
        // Only a game that takes long says so.
        if (key === 'game.length') continue;
        // Only a game with a picture of its goal has a sentence beside it.
        if (key === 'game.goal' && !ui.goalPicture) continue;
        assert.ok(key in own || key in words, `${ui.game.id}: ${key}`);
      }
    }
  });
});
