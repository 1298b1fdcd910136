/**
 * Inspectors outside the page, on a game or an actor that runs in it. All that passes out goes through a `Source`, which
 * leaves out what `viewFor` leaves out unless everything is asked for.
 *
 *     const source = gameSource(playthrough, { viewer: () => 0, send: (move) => playthrough.play(move) });
 *     const outward = await openStately(source, { everything: false }); // in the handler of a click
 *     outward.follow(gameSource(another, ...)); // when another Playthrough takes its place
 *     outward.stop();
 */
export { outwardRefusal } from './receiver.js';
export { actorSource, gameSource, type GameSourceOptions } from './source.js';
export { openStately, STATELY } from './stately.js';
export { OutwardError, type Outward, type OutwardFault, type OutwardOptions, type Source } from './types.js';
export { openXStateInspect, XSTATE_INSPECT } from './xstate-inspect.js';
