// Lays out the charts of our games, so that no page does: `npm run layout`. A test says when this is due again.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { COLUMNS, diagramsOf } from '../src/inspector/diagrams.ts';
import { machine } from '../src/games/elfenwizards/machine.ts';
import { en } from '../src/games/elfenwizards/text/en.ts';
import { fr } from '../src/games/elfenwizards/text/fr.ts';
import { it } from '../src/games/elfenwizards/text/it.ts';

const file = fileURLToPath(new URL('../src/games/elfenwizards/data/diagrams.ts', import.meta.url));
const diagrams = diagramsOf(machine, [en, fr, it]);
const source = `/** The chart laid out in ${COLUMNS.join(', ')} columns, with room for the words of every language. Written by \`npm run layout\`. */
import type { Diagram } from '../../../inspector/diagram.js';

export const diagrams: readonly Diagram[] = ${JSON.stringify(diagrams)};
`;
writeFileSync(file, await format(source, { ...(await resolveConfig(file)), filepath: file }));
console.log(file);
