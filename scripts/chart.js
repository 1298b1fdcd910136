// A game's chart as a document: `npm run -s chart -- elfenwizards mermaid > turn.mmd`, or scxml, json, svg; a language may
// follow: `npm run -s chart -- elfenwizards svg fr > tour.svg`.
import { readdirSync } from 'node:fs';
import { FORMATS, exportChart } from '../src/inspector/exports/index.ts';
import { layout } from '../src/inspector/layout.ts';
import { graphOf } from '../src/inspector/graph.ts';
import { catalogueWords } from '../src/inspector/words.ts';

const games = readdirSync(new URL('../src/games/', import.meta.url)).filter((name) => !name.includes('.'));
const [game, format, lang = 'en'] = process.argv.slice(2);
const oneOf = (values, value, what) => {
  if (values.includes(value)) return value;
  console.error(`${what}: ${value ?? 'nothing'}, expected one of ${values.join(', ')}`);
  process.exit(1);
};
const folder = new URL(`../src/games/${oneOf(games, game, 'game')}/`, import.meta.url);
const languages = readdirSync(new URL('text/', folder)).flatMap((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? []);
oneOf(FORMATS, format, 'format');
const { machine } = await import(new URL('machine.ts', folder).href);
const { [oneOf(languages, lang, 'language')]: catalogue } = await import(new URL(`text/${lang}.ts`, folder).href);
const words = catalogueWords([catalogue]);
const picture = layout(graphOf(machine), { words, columns: 3 });
process.stdout.write(exportChart(machine, format, { words, picture, title: catalogue['game.name'] }));
