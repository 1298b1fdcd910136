/**
 * The script of the page: its buttons open the form of a table, which lists those at which the reader has a seat. A site may have been
 * made before its element could do that.
 */
// @ts-check
const partOf = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const game = /** @type {import('../../../src/playable-game.js').PlayableGame} */ (partOf('game'));
const together = partOf('together');
const own = partOf('own');
const keys = 'playable-rules:seat:' + new URL('.', location.href).href;
const look = () => {
  try {
    own.hidden = !Object.keys(localStorage).some((key) => key.startsWith(keys) && !key.includes('/', keys.length));
  } catch {
    // There is no storage, and so no seat.
  }
};
customElements.whenDefined('playable-game').then(() => {
  if (!game.invite) return together.parentElement?.remove();
  look();
  document.addEventListener('click', look);
  for (const button of [together, own]) button.addEventListener('click', () => game.ready().then(() => game.invite()));
});
