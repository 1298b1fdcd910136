/** Pages with elements: links that readers share lead to the embed pages of this site. */
import '../../src/define.js';

// Only the built site has embed pages; the demo runs this source file.
if (!import.meta.url.endsWith('.ts')) {
  const site = new URL(document.body.dataset['root']!, location.href).href;
  for (const board of document.querySelectorAll('playable-game, playable-lesson, playable-studio'))
    board.setAttribute('site', site);
}
