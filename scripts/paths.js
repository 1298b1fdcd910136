// Where things are in the repository.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
/** The path of an installed package's program. */
export const bin = (name) => join(root, 'node_modules/.bin', name);
/** The languages of the elements' own words, English first: each has a catalogue. */
export const LANGUAGES = readdirSync(join(root, 'src/i18n')).flatMap(
  (name) => /^([a-z]{2})\.ts$/.exec(name)?.[1] ?? [],
);
