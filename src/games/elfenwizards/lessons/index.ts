/** The lessons of Elfenwizards in the order in which one would learn. Each comes when it is opened, and its words in one language. */
import type { LessonEntry } from '../../../elements/game-ui.js';
import { entry } from './entry.js';
import { partTwo } from './part-two.js';

const partOne: readonly LessonEntry[] = [
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
];

export const lessons: readonly LessonEntry[] = [...partOne, ...partTwo];
