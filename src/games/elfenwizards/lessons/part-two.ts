/** The lessons from the awarding of titles to the end of the game. */
import type { LessonEntry } from '../../../game-ui/game-ui.js';
import { entry } from './entry.js';

export const partTwo: readonly LessonEntry[] = [
  entry(
    'awarding-a-title',
    ['EW-5.11', 'EW-5.10', 'EW-5.17', 'EW-5.19'],
    async () => (await import('./awarding-a-title/lesson.js')).lesson,
    {
      en: async () => (await import('./awarding-a-title/en.js')).en,
      fr: async () => (await import('./awarding-a-title/fr.js')).fr,
      it: async () => (await import('./awarding-a-title/it.js')).it,
    },
  ),
  entry('ties', ['EW-5.12'], async () => (await import('./ties/lesson.js')).lesson, {
    en: async () => (await import('./ties/en.js')).en,
    fr: async () => (await import('./ties/fr.js')).fr,
    it: async () => (await import('./ties/it.js')).it,
  }),
  entry('magic-user-boxes', ['EW-5.15'], async () => (await import('./magic-user-boxes/lesson.js')).lesson, {
    en: async () => (await import('./magic-user-boxes/en.js')).en,
    fr: async () => (await import('./magic-user-boxes/fr.js')).fr,
    it: async () => (await import('./magic-user-boxes/it.js')).it,
  }),
  entry('box-tie-second', ['EW-5.16'], async () => (await import('./box-tie-second/lesson.js')).lesson, {
    en: async () => (await import('./box-tie-second/en.js')).en,
    fr: async () => (await import('./box-tie-second/fr.js')).fr,
    it: async () => (await import('./box-tie-second/it.js')).it,
  }),
  entry('box-tie-first-french', ['EW-5.16'], async () => (await import('./box-tie-first-french/lesson.js')).lesson, {
    en: async () => (await import('./box-tie-first-french/en.js')).en,
    fr: async () => (await import('./box-tie-first-french/fr.js')).fr,
    it: async () => (await import('./box-tie-first-french/it.js')).it,
  }),
  entry('box-tie-first-italian', ['EW-5.16'], async () => (await import('./box-tie-first-italian/lesson.js')).lesson, {
    en: async () => (await import('./box-tie-first-italian/en.js')).en,
    fr: async () => (await import('./box-tie-first-italian/fr.js')).fr,
    it: async () => (await import('./box-tie-first-italian/it.js')).it,
  }),
  entry(
    'vacant-titles',
    ['EW-7.2', 'EW-7.1', 'EW-7.3'],
    async () => (await import('./vacant-titles/lesson.js')).lesson,
    {
      en: async () => (await import('./vacant-titles/en.js')).en,
      fr: async () => (await import('./vacant-titles/fr.js')).fr,
      it: async () => (await import('./vacant-titles/it.js')).it,
    },
  ),
  entry('demotion', ['EW-8.1', 'EW-8.2'], async () => (await import('./demotion/lesson.js')).lesson, {
    en: async () => (await import('./demotion/en.js')).en,
    fr: async () => (await import('./demotion/fr.js')).fr,
    it: async () => (await import('./demotion/it.js')).it,
  }),
  entry(
    'remove-grey-magic',
    ['EW-9.1', 'EW-9.2', 'EW-9.4'],
    async () => (await import('./remove-grey-magic/lesson.js')).lesson,
    {
      en: async () => (await import('./remove-grey-magic/en.js')).en,
      fr: async () => (await import('./remove-grey-magic/fr.js')).fr,
      it: async () => (await import('./remove-grey-magic/it.js')).it,
    },
  ),
  entry('cheaper-grey-magic', ['EW-9.3'], async () => (await import('./cheaper-grey-magic/lesson.js')).lesson, {
    en: async () => (await import('./cheaper-grey-magic/en.js')).en,
    fr: async () => (await import('./cheaper-grey-magic/fr.js')).fr,
    it: async () => (await import('./cheaper-grey-magic/it.js')).it,
  }),
  entry('scoring', ['EW-10.1'], async () => (await import('./scoring/lesson.js')).lesson, {
    en: async () => (await import('./scoring/en.js')).en,
    fr: async () => (await import('./scoring/fr.js')).fr,
    it: async () => (await import('./scoring/it.js')).it,
  }),
  entry(
    'end-after-four-turns',
    ['EW-E1', 'EW-E4', 'EW-E5'],
    async () => (await import('./end-after-four-turns/lesson.js')).lesson,
    {
      en: async () => (await import('./end-after-four-turns/en.js')).en,
      fr: async () => (await import('./end-after-four-turns/fr.js')).fr,
      it: async () => (await import('./end-after-four-turns/it.js')).it,
    },
  ),
  entry('end-twice-high-wizard', ['EW-E2'], async () => (await import('./end-twice-high-wizard/lesson.js')).lesson, {
    en: async () => (await import('./end-twice-high-wizard/en.js')).en,
    fr: async () => (await import('./end-twice-high-wizard/fr.js')).fr,
    it: async () => (await import('./end-twice-high-wizard/it.js')).it,
  }),
  entry('end-nobody', ['EW-E3'], async () => (await import('./end-nobody/lesson.js')).lesson, {
    en: async () => (await import('./end-nobody/en.js')).en,
    fr: async () => (await import('./end-nobody/fr.js')).fr,
    it: async () => (await import('./end-nobody/it.js')).it,
  }),
];
