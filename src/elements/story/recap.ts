/** The card after a phase: who rose or fell, and what each seat scored. It stays until the reader's next move. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Recap, RecapLine } from '../../game-ui/game-ui.js';
import type { Text } from '../../i18n/text.js';
import type { Viewer } from '../../kernel/game.js';
import type { Ply } from '../../playthrough/history.js';
import type { Session } from '../session/session.js';
import { landmark } from '../ui/landmarks.js';
import { topPhase } from './entries.js';

/** Whether the nth move ended a phase. */
function endsPhase(plies: readonly Ply[], n: number): boolean {
  const before = plies[n - 1]?.frames.at(-1);
  return before !== undefined && plies[n]!.frames.some((frame) => topPhase(frame) !== topPhase(before));
}
/** The moves of the phase that the nth move ended, including that move. */
function phaseUntil(plies: readonly Ply[], n: number): readonly Ply[] {
  let first = n;
  while (first > 1 && !endsPhase(plies, first - 1)) first--;
  return plies.slice(first, n + 1);
}

/**
 * The recaps of the phases that ended since a person at this device last decided; without such a person, only the last recap.
 * At the end only the recap of the last move: who was out of the game early would read of all that came after.
 */
export class Recaps {
  readonly #made = new WeakMap<Ply, { readonly text: Text; readonly viewer: Viewer; recap?: Recap | undefined }>();
  readonly #dismissed = new WeakSet<Ply>();
  readonly #changed: () => void;

  /** `changed` is called when a recap is loaded or dismissed. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The recaps to show, oldest first; empty during the playback. */
  of(session: Session, text: Text): readonly Recap[] {
    const { playthrough, playback, decisions } = session;
    const { occupants } = session.hotSeat;
    const { plies, cursor } = playthrough;
    if (!playback.isResting || playback.shown !== plies[cursor]!.frames.at(-1)) return [];
    const own = session.isOver
      ? cursor
      : plies
          .slice(0, cursor + 1)
          .findLastIndex(({ move }, n) => move && occupants[move.seat] === 'human' && decisions.isDecision(n));
    const recaps: Recap[] = [];
    for (let n = Math.max(1, own); n <= cursor; n++) {
      const recap = this.#recap(session, n, text);
      if (recap) recaps.push(recap);
    }
    return own < 0 ? recaps.slice(-1) : recaps;
  }
  #recap(session: Session, n: number, text: Text): Recap | undefined {
    const { ui, playthrough } = session;
    const { viewer } = session.hotSeat;
    const { factsOf } = session.knowledge;
    const { plies } = playthrough;
    const ply = plies[n]!;
    if (!ui.recap || this.#dismissed.has(ply) || !endsPhase(plies, n)) return undefined;
    const known = this.#made.get(ply);
    if (known?.text === text && known.viewer === viewer) return known.recap;
    const made: { text: Text; viewer: Viewer; recap?: Recap | undefined } = { text, viewer };
    this.#made.set(ply, made);
    const facts = phaseUntil(plies, n).flatMap(factsOf);
    Promise.resolve(ui.recap(facts, session.knowledge.viewOf(ply.frames.at(-1)!), text)).then((recap) => {
      made.recap = recap;
      if (recap) this.#changed();
    }, console.error);
    return undefined;
  }
  /** Dismisses all recaps so far. */
  dismiss({ playthrough }: Session): void {
    playthrough.plies.slice(0, playthrough.cursor + 1).forEach((ply) => this.#dismissed.add(ply));
    this.#changed();
  }
}

/** Unfolds the card of a button. The next card is a new element. */
const unfold = ({ currentTarget }: Event): void => (currentTarget as Element).parentElement!.classList.remove('folded');

export interface CardProps {
  readonly text: Text;
  readonly dismiss: () => void;
  /** Whether it folds to its titles where it lies over the board, because the reader chooses something there. */
  readonly isFolded: boolean;
  /** Highlights places on the board; without an argument it removes the highlight. */
  readonly light: (anchors?: readonly string[]) => void;
}

/** Renders the recaps. Not a live region, since their facts were announced when they happened. */
export function card(
  recaps: readonly Recap[],
  { text, dismiss, isFolded, light }: CardProps,
): TemplateResult | typeof nothing {
  if (recaps.length === 0) return nothing;
  const stay = (event: Event) => {
    event.stopPropagation();
    if (event instanceof KeyboardEvent && event.key === 'Escape') dismiss();
  };
  const line = ({ seat, text: says, anchors }: RecapLine) => {
    const said = html`${seat === undefined ? nothing : html`<strong>${text('ui.seats', { seat })}</strong> `}<span
        >${says}</span
      >`;
    if (!anchors?.length) return html`<li>${said}</li>`;
    const lit = () => light(anchors);
    const out = () => light();
    return html`<li>
      <button
        type="button"
        class="line"
        @pointerenter=${lit}
        @pointerleave=${out}
        @focus=${lit}
        @blur=${out}
        @click=${lit}
      >
        ${said}
      </button>
    </li>`;
  };
  return html`<section
    class=${isFolded ? 'recap folded' : 'recap'}
    aria-label=${landmark(text, recaps.at(-1)!.title)}
    @pointerdown=${stay}
    @keydown=${stay}
  >
    <button type="button" class="dismiss" data-do="dismiss" aria-label=${text('ui.close')} @click=${dismiss}>✕</button>
    ${isFolded ? html`<button type="button" class="dismiss unfold" data-do="unfold" aria-label=${text('ui.fuller')} @click=${unfold}>⌄</button>` : nothing}
    ${recaps.map(
      ({ title, lines }) =>
        html`<p class="title">${title}</p>
          <ul>
            ${lines.map(line)}
          </ul>`,
    )}
  </section>`;
}
