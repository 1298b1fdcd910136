/** Loads a part without which the element can be used: a failure is noted in it, with a button that tries again. */
import { reportFailedLoad } from '../ui/failed-loads.js';

export interface Part<T> {
  readonly load: () => Promise<T>;
  readonly take: (loaded: T) => void;
  /** Whether the part is no longer wanted. */
  readonly isStale: () => boolean;
}

export async function loadPart<T>(
  host: Parameters<typeof reportFailedLoad>[0],
  name: string,
  part: Part<T>,
): Promise<void> {
  try {
    const loaded = await part.load();
    if (!part.isStale()) part.take(loaded);
  } catch (error) {
    if (!part.isStale()) reportFailedLoad(host, name, error, () => loadPart(host, name, part));
  }
}
