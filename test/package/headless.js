import { formatMove, legalMoves, play, start } from 'playable-rules';
import {
  formatAddress,
  load,
  parseAddress,
  plainText,
  renderStatic,
  resolveEmbed,
  snippets,
} from 'playable-rules/embed';
import { elfenwizards } from 'playable-rules/games/elfenwizards';
// Importing this in Node must neither fail nor register anything.
import 'playable-rules/define.js';

const game = start(elfenwizards, { players: 3, seed: 5 });
const [first] = legalMoves(elfenwizards, game);
console.log(formatMove(elfenwizards, first), play(elfenwizards, game, first).status);

const embed = parseAddress('e/elfenwizards/game/?v=1&players=3&seed=1');
const words = await renderStatic(embed, { load, markup: async () => '<svg />', lang: 'fr' });
const settings = { site: 'https://a.example/', script: 'https://a.example/l.js' };
const { iframe } = snippets(await resolveEmbed(embed, load), words, settings);
const address = formatAddress(embed).replaceAll('&', '&amp;');
console.log(plainText(words).split('\n')[0], iframe.startsWith(`<iframe src="https://a.example/${address}`));
