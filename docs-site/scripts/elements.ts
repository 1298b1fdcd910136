/** Pages with elements: links that readers share lead to the embed pages of this site, and finished lessons are remembered. */
import '../../src/define.js';
import { finish } from './finished.js';

// Only the built site has embed pages; the demo runs this source file.
if (!import.meta.url.endsWith('.ts')) {
  const site = new URL(document.body.dataset['root']!, location.href).href;
  for (const board of document.querySelectorAll('playable-game, playable-lesson, playable-studio'))
    board.setAttribute('site', site);
}

document.addEventListener('playable-over', ({ target, detail }) => {
  if ('lesson' in detail) finish((target as HTMLElementTagNameMap['playable-lesson']).game, detail.lesson);
});
