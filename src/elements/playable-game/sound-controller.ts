/** Plays sounds for the events of a session if the reader has switched them on. Not for a board that is only looked at. */
import type { SessionEvents } from '../session/session-options.js';
import type { Session } from '../session/session.js';
import { settings } from '../ui/settings.js';
import type { Sound } from '../ui/sounds.js';

export class SoundController {
  readonly #session: () => Session | undefined;
  readonly #isSilent: () => boolean;
  #wasOpen = true;

  constructor(session: () => Session | undefined, isSilent: () => boolean) {
    this.#session = session;
    this.#isSilent = isSilent;
  }
  #sound(kind: Sound): void {
    if (this.#isSilent() || !settings().sound) return;
    void import('../ui/sounds.js').then(({ playSound }) => playSound(kind)).catch(() => undefined);
  }
  /** Wraps the events: calls the given ones and plays sounds. Of simultaneous facts only the first makes a sound. */
  events(events: SessionEvents): SessionEvents {
    return {
      ...events,
      frame: (facts, entrance) => {
        events.frame(facts, entrance);
        if (entrance !== 'next') return;
        const [motion] = facts.flatMap((fact) => this.#session()?.ui.motion?.(fact) ?? []);
        if (motion) this.#sound(motion.how ?? 'fade');
      },
      refused: (...refused) => {
        events.refused(...refused);
        this.#sound('refused');
      },
      dispatch: (type, ...rest) => {
        if (type === 'playable-over') this.#sound('end');
        return events.dispatch(type, ...rest);
      },
    };
  }
  /** Reacts to an update: plays a sound when a person is asked after a move of another seat. */
  heed(): void {
    const session = this.#session();
    const isOpen = session?.isOpen ?? false;
    const last = session?.playthrough.plies.at(-1)?.move;
    if (isOpen && !this.#wasOpen && last && last.seat !== session?.hotSeat.viewer) this.#sound('turn');
    this.#wasOpen = isOpen;
  }
}
