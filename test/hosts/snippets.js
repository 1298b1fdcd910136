// What an author pastes into a host's page, as out/snippets.json, with its picture. The argument is the address of this folder.
import { mkdirSync, writeFileSync } from 'node:fs';
import { load, parseAddress, renderStatic, resolveEmbed, snippets } from 'playable-rules/embed';

const [, , origin] = process.argv;
const embed = parseAddress(
  'e/elfenwizards/game/?v=1&players=3&seed=5&seats=human+bot+bot&moves=red+roll&save=off&load=now',
);
const words = await renderStatic(embed, { load, markup: async () => '<svg />', lang: 'en' });
export const pasted = snippets(await resolveEmbed(embed, load), words, {
  site: `${origin}node_modules/playable-rules/dist/`,
  script: `${origin}node_modules/playable-rules/dist/cdn/loader.js`,
  picture: `${origin}board.svg`,
  fallback: true,
  height: 500,
});
mkdirSync('out', { recursive: true });
writeFileSync('out/snippets.json', JSON.stringify(pasted));
writeFileSync('board.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2" />\n');
