/** Stately's inspector: reports actors in the protocol of the package `@statelyai/inspect`, which only this file loads. */
import { outwardOf, Receiver } from './receiver.js';
import { Speaker } from './speaker.js';
import type { Outward, OutwardOptions, Source, Told } from './types.js';

/** Address of the inspector that the package opens. */
export const STATELY = 'https://stately.ai/inspect';

/**
 * Opens Stately's inspector, or an author's own receiver made with the package's `createBrowserReceiver`, on a source.
 * Call it from a click handler. Throws `BadInput` for an invalid address, `OutwardError`, and errors of `import()`.
 */
export async function openStately(source: Source, options: OutwardOptions): Promise<Outward> {
  const receiver = new Receiver(options, STATELY);
  const { createInspector } = await import('./stately-inspector.js').catch((error: unknown) => {
    receiver.close();
    throw error;
  });
  const actors = new Map<string, Told & { type: 'actor' }>();
  const rootOf = (sessionId: string): string => {
    const parent = actors.get(sessionId)?.parent;
    return parent === undefined ? sessionId : rootOf(parent);
  };
  const inspector = createInspector({
    send(event) {
      const { sessionId } = event;
      // The package sets `rootId` only for actors that it observes itself, and sorts a chart's states by name: set both
      // here.
      const definition = event.type === '@xstate.actor' && JSON.stringify(actors.get(sessionId)!.config);
      receiver.post({ ...event, rootId: rootOf(sessionId), ...(definition && { definition }) });
    },
  });
  const say = (told: Told): void => {
    const { sessionId } = told;
    if (told.type === 'actor') {
      const { parent, config, snapshot } = told;
      actors.set(sessionId, told);
      const actor = { sessionId, logic: { config }, ...(parent !== undefined && { _parent: { sessionId: parent } }) };
      inspector.actor(actor as never, snapshot as never);
    } else if (told.type === 'event') {
      inspector.event(sessionId, told.event, told.source === undefined ? {} : { source: told.source });
    } else {
      inspector.snapshot(sessionId, told.snapshot as never, { event: told.event });
    }
  };
  const speaker = new Speaker(source, options.everything, say);
  receiver.visit(
    (message) => {
      if ((message as { type?: unknown } | null)?.type === '@statelyai.connected') speaker.greet();
    },
    () => {
      speaker.stop();
      options.ended?.();
    },
  );
  return outwardOf(receiver, speaker, { type: '@statelyai.disconnected' });
}
