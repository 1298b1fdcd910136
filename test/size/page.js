/* global document, location */
/** The game of a page and the build that shows it are in its address: `?game=…&build=module`, or `classic`. */
const asked = new URLSearchParams(location.search);
const element = document.querySelector('[load]');
const game = asked.get('game');
if (game) element?.setAttribute('game', game);
const script = document.createElement('script');
if (asked.get('build') === 'module') {
  script.type = 'module';
  script.src = element ? `/dist/cdn/${element.localName}.js` : '/dist/cdn/loader.js';
} else script.src = '/dist/classic/loader.js';
document.head.append(script);
