import type { Session } from '../../src/elements/session/session.js';
import { SessionRequest } from '../../src/elements/session/session-provider.js';

/** The session of an element on whose board a game runs, as linked elements get it. */
export function sessionOf(element: HTMLElement): Session {
  let session: Session | undefined;
  element.dispatchEvent(new SessionRequest((shared) => (session = shared.session)));
  return session!;
}
