// Prints a game's statechart as mermaid, scxml, json or svg: `npx tsx scripts/chart.js <game> mermaid > turn.mmd`. The language is
// optional: `npx tsx scripts/chart.js <game> svg fr > tour.svg`.
import { writeRegistry } from './games.js';

writeRegistry();
const { games, texts } = await import('../src/games/generated/registry.ts');
const { load } = await import('../src/games/index.ts');
const { FORMATS, exportChart } = await import('../src/inspector/exports/index.ts');
const { layout } = await import('../src/inspector/layout.ts');
const { graphOf } = await import('../src/inspector/graph.ts');
const { catalogueWords } = await import('../src/inspector/words.ts');

const [id, format, lang = 'en'] = process.argv.slice(2);
const oneOf = (values, value, what) => {
  if (values.includes(value)) return value;
  console.error(`${what}: ${value ?? 'nothing'}, expected one of ${values.join(', ')}`);
  process.exit(1);
};
const { machine } = await games[oneOf(Object.keys(games), id, 'game')]();
const form = oneOf(FORMATS, format, 'format');
const catalogue = await (await load(id)).text(oneOf(Object.keys(texts[id]), lang, 'language'));
const graph = graphOf(machine);
const words = catalogueWords(graph, [catalogue]);
const picture = layout(graph, { words, columns: 3 });
process.stdout.write(exportChart(machine, form, { words, picture, title: catalogue['game.name'] }));
