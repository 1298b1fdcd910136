/** The one word of the loader, which comes before everything else: that of `ui.start`, by primary subtag. */
export const start: Readonly<Record<string, string>> = { en: 'Start', fr: 'Commencer', it: 'Inizia' };
