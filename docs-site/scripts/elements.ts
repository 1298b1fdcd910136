/** Pages with elements: what readers share from them leads to the embed pages of this site. */
import '../../src/define.js';

// Only the built site has embed pages beside it; the demo runs this very file.
if (!import.meta.url.endsWith('.ts')) {
  const site = new URL(document.body.dataset['root']!, location.href).href;
  for (const board of document.querySelectorAll('playable-game, playable-lesson, playable-studio'))
    board.setAttribute('site', site);
}
