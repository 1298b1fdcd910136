/** Pages with elements: what readers share from them leads to the embed pages of this site. */
import '../../src/define.js';

const site = new URL(document.body.dataset['root']!, location.href).href;
for (const board of document.querySelectorAll('playable-game, playable-lesson')) board.setAttribute('site', site);
