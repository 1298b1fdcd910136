/**
 * Inspectors outside the page, for a game or an actor that runs in it. All that is sent passes through a `Source`, which
 * omits what `viewFor` hides unless everything is requested.
 *
 *     const source = gameSource(playthrough, { viewer: () => 0, send: (move) => playthrough.play(move) });
 *     const outward = await openStately(source, { everything: false }); // in a click handler
 *     outward.follow(gameSource(another, ...)); // when another Playthrough replaces it
 *     outward.stop();
 */
export { outwardRefusal } from './receiver.js';
export { actorSource, gameSource, type GameSourceOptions } from './source.js';
export { openStately, STATELY } from './stately.js';
export { OutwardError, type Outward, type OutwardFault, type OutwardOptions, type Source } from './types.js';
export { openXStateInspect, XSTATE_INSPECT } from './xstate-inspect.js';
