/** Stately's inspector: the same actor, told in the words of the package `@statelyai/inspect`, which is fetched only here. */
import { outwardOf, Receiver } from './receiver.js';
import { Speaker } from './speaker.js';
import { OutwardError, type Outward, type OutwardOptions, type Source, type Told } from './types.js';

/** Where the inspector is that the package opens. */
export const STATELY = 'https://stately.ai/inspect';

/** Charts are deeper than the ten levels that the package looks at. */
const DEPTH = 100;

async function library() {
  try {
    // The import stands in the `try` itself: packagers then know that the package may be missing.
    const { createInspector } = await import('@statelyai/inspect');
    return createInspector;
  } catch (cause) {
    throw new OutwardError('missing', '@statelyai/inspect could not be loaded: npm install @statelyai/inspect', {
      cause,
    });
  }
}

/**
 * Opens Stately's inspector, or a receiver of one's own made with the package's `createBrowserReceiver`, on what runs.
 * To be called from a click. Throws `BadInput` for the address, and `OutwardError`.
 */
export async function openStately(source: Source, options: OutwardOptions): Promise<Outward> {
  const receiver = new Receiver(options, STATELY);
  const createInspector = await library().catch((error: unknown) => {
    receiver.close();
    throw error;
  });
  // The package tells the root of a session only where it watches the actors itself.
  const parents = new Map<string, string | undefined>();
  const rootOf = (sessionId: string): string => {
    const parent = parents.get(sessionId);
    return parent === undefined ? sessionId : rootOf(parent);
  };
  const inspector = createInspector(
    { send: (event) => receiver.post({ ...event, rootId: rootOf(event.sessionId) }) },
    { serializationDepthLimit: DEPTH },
  );
  const say = (told: Told): void => {
    const { sessionId } = told;
    if (told.type === 'actor') {
      const { parent, config, snapshot } = told;
      parents.set(sessionId, parent);
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
