/** Stately's inspector: the same actor, told in the words of the package `@statelyai/inspect`, which is fetched only here. */
import { outwardOf, Receiver } from './receiver.js';
import { Speaker } from './speaker.js';
import type { Outward, OutwardOptions, Source, Told } from './types.js';

/** Where the inspector is that the package opens. */
export const STATELY = 'https://stately.ai/inspect';

/**
 * Opens Stately's inspector, or a receiver of one's own made with the package's `createBrowserReceiver`, on what runs.
 * To be called from a click. Throws `BadInput` for the address, `OutwardError`, and what `import()` throws.
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
      // The package names the root only where it watches the actors itself, and sorts a chart's states by their names.
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
