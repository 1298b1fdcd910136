/** The ways to what comes behind a first board of each game; none but in the builds for pages, where `scripts/later.js` fills them in. */
export const laters: Readonly<Record<string, () => Promise<unknown>>> = {};
