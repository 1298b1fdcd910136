/** Whether the fragment of the page's address names a table, as `linkTo` of `elements/remote/seat-keys.ts` writes it. */
export const namesTable = (): boolean => location.hash.startsWith('#play=');
