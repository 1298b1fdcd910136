/** The languages that the elements speak. What must be there in each of them has a type of these, so that `tsc` tells what another lacks. */
export const LANGUAGES = ['en', 'fr', 'it'] as const;
/** One of the languages that the elements speak. @public */
export type Lang = (typeof LANGUAGES)[number];
