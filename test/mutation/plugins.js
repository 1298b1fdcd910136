// What the mutation run has beside Stryker's own: a line for each survivor as it is found, and a sample of the mutants.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { PluginKind, declareValuePlugin } from '@stryker-mutator/api/plugin';

const placeOf = ({ fileName, location: { start } }) => `${relative('', fileName)}:${start.line}:${start.column}`;

/** The mutated text as it stands in its file; lines and columns count from 1. */
function original({ fileName, location: { start, end } }) {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  lines.push(lines.pop().slice(0, end.column - 1));
  return [lines[0].slice(start.column - 1), ...lines.slice(1)].join('\n');
}

const survivors = {
  onMutantTested(mutant) {
    if (mutant.status !== 'Survived' && mutant.status !== 'NoCoverage') return;
    console.log(`${mutant.status} ${placeOf(mutant)} ${mutant.mutatorName}`);
    console.log(`- ${original(mutant)}\n+ ${mutant.replacement}`);
  },
};

/** `SAMPLE=0.1` tries a tenth of the mutants, `SAMPLE=0.1-0.2` another, the same ones each time; the rest count for no score. */
const [to, from = 0] = (process.env.SAMPLE ?? '1').split('-').map(Number).reverse();
const isTried = (mutant) => {
  const text = `${placeOf(mutant)} ${mutant.mutatorName} ${mutant.replacement}`;
  const share = createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
  return share >= from && share < to;
};
const sample = {
  init: async () => {},
  group: async (mutants) => [mutants.map(({ id }) => id)],
  check: async (mutants) =>
    Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        isTried(mutant) ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' },
      ]),
    ),
};

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Reporter, 'survivors', survivors),
  declareValuePlugin(PluginKind.Checker, 'sample', sample),
];
