// Lays out the charts of our games, so that no page does: `npm run layout`. A test says when this is due again.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { COLUMNS, picturesOf } from '../src/inspector/pictures.ts';
import { machine } from '../src/games/elfenwizards/machine.ts';
import { en } from '../src/games/elfenwizards/text/en.ts';
import { fr } from '../src/games/elfenwizards/text/fr.ts';
import { it } from '../src/games/elfenwizards/text/it.ts';

const file = fileURLToPath(new URL('../src/games/elfenwizards/data/pictures.ts', import.meta.url));
const pictures = picturesOf(machine, [en, fr, it]);
const source = `/** The chart laid out in ${COLUMNS.join(', ')} columns, with room for the words of every language. Written by \`npm run layout\`. */
import type { Picture } from '../../../inspector/picture.js';

export const pictures: readonly Picture[] = ${JSON.stringify(pictures)};
`;
writeFileSync(file, await format(source, { ...(await resolveConfig(file)), filepath: file }));
console.log(file);
