import type { Lang } from './languages.js';

/** The only text of the loader, which is loaded before all catalogues: that of `ui.start`, by primary subtag. */
export const startLabels: Readonly<Record<Lang, string>> = { en: 'Start', fr: 'Commencer', it: 'Inizia' };
