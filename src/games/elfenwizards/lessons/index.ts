/** The lessons of Elfenwizards in the order in which one would learn. Each comes when it is opened, and its words in one language. */
import type { LessonEntry } from '../../../game-ui/game-ui.js';
import { entry } from './entry.js';
import { partTwo } from './part-two.js';

const partOne: readonly LessonEntry[] = [
  entry('first-game', ['EW-T1', 'EW-T2'], async () => (await import('./first-game/lesson.js')).lesson, {
    en: async () => (await import('./first-game/en.js')).en,
    fr: async () => (await import('./first-game/fr.js')).fr,
    it: async () => (await import('./first-game/it.js')).it,
  }),
  entry(
    'the-tree',
    ['EW-B1', 'EW-B2', 'EW-B3', 'EW-B4', 'EW-B5', 'EW-B6', 'EW-S1', 'EW-S2', 'EW-S3', 'EW-S5', 'EW-S6', 'EW-H1'],
    async () => (await import('./the-tree/lesson.js')).lesson,
    {
      en: async () => (await import('./the-tree/en.js')).en,
      fr: async () => (await import('./the-tree/fr.js')).fr,
      it: async () => (await import('./the-tree/it.js')).it,
    },
  ),
  entry('the-turn', ['EW-T1', 'EW-T2', 'EW-S4'], async () => (await import('./the-turn/lesson.js')).lesson, {
    en: async () => (await import('./the-turn/en.js')).en,
    fr: async () => (await import('./the-turn/fr.js')).fr,
    it: async () => (await import('./the-turn/it.js')).it,
  }),
  entry(
    'high-wizard-retires',
    ['EW-1.1', 'EW-1.2', 'EW-1.3', 'EW-1.4', 'EW-1.5'],
    async () => (await import('./high-wizard-retires/lesson.js')).lesson,
    {
      en: async () => (await import('./high-wizard-retires/en.js')).en,
      fr: async () => (await import('./high-wizard-retires/fr.js')).fr,
      it: async () => (await import('./high-wizard-retires/it.js')).it,
    },
  ),
  entry(
    'cast-major-spells',
    ['EW-2.1', 'EW-2.2', 'EW-2.3'],
    async () => (await import('./cast-major-spells/lesson.js')).lesson,
    {
      en: async () => (await import('./cast-major-spells/en.js')).en,
      fr: async () => (await import('./cast-major-spells/fr.js')).fr,
      it: async () => (await import('./cast-major-spells/it.js')).it,
    },
  ),
  entry('cast-the-rest', ['EW-3.1', 'EW-3.4'], async () => (await import('./cast-the-rest/lesson.js')).lesson, {
    en: async () => (await import('./cast-the-rest/en.js')).en,
    fr: async () => (await import('./cast-the-rest/fr.js')).fr,
    it: async () => (await import('./cast-the-rest/it.js')).it,
  }),
  entry('the-reroll', ['EW-3.2', 'EW-3.3'], async () => (await import('./the-reroll/lesson.js')).lesson, {
    en: async () => (await import('./the-reroll/en.js')).en,
    fr: async () => (await import('./the-reroll/fr.js')).fr,
    it: async () => (await import('./the-reroll/it.js')).it,
  }),
  entry(
    'recover-minor-spells',
    ['EW-4.1', 'EW-4.2', 'EW-4.3'],
    async () => (await import('./recover-minor-spells/lesson.js')).lesson,
    {
      en: async () => (await import('./recover-minor-spells/en.js')).en,
      fr: async () => (await import('./recover-minor-spells/fr.js')).fr,
      it: async () => (await import('./recover-minor-spells/it.js')).it,
    },
  ),
  entry(
    'competition',
    ['EW-5.1', 'EW-5.2', 'EW-5.3', 'EW-5.4', 'EW-5.5', 'EW-5.8'],
    async () => (await import('./competition/lesson.js')).lesson,
    {
      en: async () => (await import('./competition/en.js')).en,
      fr: async () => (await import('./competition/fr.js')).fr,
      it: async () => (await import('./competition/it.js')).it,
    },
  ),
  entry(
    'single-candidate',
    ['EW-5.6', 'EW-5.13', 'EW-5.14'],
    async () => (await import('./single-candidate/lesson.js')).lesson,
    {
      en: async () => (await import('./single-candidate/en.js')).en,
      fr: async () => (await import('./single-candidate/fr.js')).fr,
      it: async () => (await import('./single-candidate/it.js')).it,
    },
  ),
  entry('wasted-spells', ['EW-5.7', 'EW-5.18'], async () => (await import('./wasted-spells/lesson.js')).lesson, {
    en: async () => (await import('./wasted-spells/en.js')).en,
    fr: async () => (await import('./wasted-spells/fr.js')).fr,
    it: async () => (await import('./wasted-spells/it.js')).it,
  }),
  entry('recover-again', ['EW-6.1'], async () => (await import('./recover-again/lesson.js')).lesson, {
    en: async () => (await import('./recover-again/en.js')).en,
    fr: async () => (await import('./recover-again/fr.js')).fr,
    it: async () => (await import('./recover-again/it.js')).it,
  }),
  entry('agreements', ['EW-A1', 'EW-A2'], async () => (await import('./agreements/lesson.js')).lesson, {
    en: async () => (await import('./agreements/en.js')).en,
    fr: async () => (await import('./agreements/fr.js')).fr,
    it: async () => (await import('./agreements/it.js')).it,
  }),
];

export const lessons: readonly LessonEntry[] = [...partOne, ...partTwo];
