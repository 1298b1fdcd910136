/** Lets sounds go with what a session tells, where the reader has switched them on; nothing of a picture. */
import type { SessionEvents } from './session-options.js';
import type { Session } from './session.js';
import { settings } from './settings.js';
import type { Sound } from './sounds.js';

export class Sounding {
  readonly #session: () => Session | undefined;
  readonly #isSilent: () => boolean;
  #wasOpen = true;

  constructor(session: () => Session | undefined, isSilent: () => boolean) {
    this.#session = session;
    this.#isSilent = isSilent;
  }
  #sound(kind: Sound): void {
    if (this.#isSilent() || !settings().sound) return;
    void import('./sounds.js').then(({ playSound }) => playSound(kind)).catch(() => undefined);
  }
  /** The same events, heard as well. Of many things that happen at once one is heard. */
  events(events: SessionEvents): SessionEvents {
    return {
      ...events,
      frame: (facts, entrance) => {
        events.frame(facts, entrance);
        if (entrance !== 'step') return;
        const [motion] = facts.flatMap((fact) => this.#session()?.ui.motion?.(fact) ?? []);
        if (motion) this.#sound(motion.how ?? 'fade');
      },
      refused: (...refused) => {
        events.refused(...refused);
        this.#sound('refused');
      },
      tell: (type, ...rest) => {
        if (type === 'playable-over') this.#sound('end');
        return events.tell(type, ...rest);
      },
    };
  }
  /** Heeds what is drawn now: a person is asked after a move of somebody else. */
  heed(): void {
    const session = this.#session();
    const isOpen = session?.isOpen ?? false;
    const last = session?.playthrough.steps.at(-1)?.move;
    if (isOpen && !this.#wasOpen && last && last.seat !== session?.viewer) this.#sound('turn');
    this.#wasOpen = isOpen;
  }
}
