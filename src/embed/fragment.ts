/** What the fragment of the page's address may name. */

/** Whether the fragment of the page's address may be the id of a rule, such as `EW-5.11`: which game has it is not known yet. */
export const namesRule = (): boolean => /^#[A-Z]+-/.test(location.hash);
/** Whether the fragment of the page's address names a table, as `linkTo` of `elements/remote/seat-keys.ts` writes it. */
export const namesTable = (): boolean => location.hash.startsWith('#play=');
