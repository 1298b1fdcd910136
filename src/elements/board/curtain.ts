/** Hides the whole game while a device is passed from one person to another, in games with hidden hands. */
import { css, html, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import type { Session } from '../session/session.js';
import { landmark } from '../ui/landmarks.js';

/** The curtain, the name of the next person, and their button. Shows nothing of the game. */
export function curtain(session: Session, text: Text): TemplateResult {
  const params = { seat: session.hotSeat.curtain! };
  // With the class `now` other code finds, focuses and reads the curtain like a prompt.
  return html`<section
    class="curtain now"
    part="curtain"
    tabindex="-1"
    aria-label=${landmark(text, text('ui.curtain', params))}
  >
    <div class="told">
      <p class="prompt">${text('ui.curtain', params)}</p>
      <button class="primary" data-do="raise" @click=${() => session.raiseCurtain()}>
        ${text('ui.raise', params)}
      </button>
      <p>${text('ui.curtainWhy', params)}</p>
    </div>
  </section>`;
}

/** Call it before the curtain replaces the game, so that the curtain is as high and the page does not move; closes dialogs. */
export function cover(root: HTMLElement | DocumentFragment): void {
  const room = root.querySelector<HTMLElement>('.game');
  room?.style.setProperty('--curtain', `${room.offsetHeight}px`);
  root.querySelectorAll('dialog').forEach((dialog) => dialog.close());
}

export const curtainStyles = css`
  .curtain {
    display: block;
    block-size: max(var(--curtain, var(--playable-height, 100dvh)), 16 * var(--rem));
    grid-column: 1 / -1;
    padding: 0;
    border: none;
    color: #f6f1e6;
    /* Folds of velvet, under a pelmet. */
    background:
      linear-gradient(#c9952f 0 6px, rgb(16 8 30 / 0.55) 6px, transparent calc(4 * var(--rem))),
      repeating-linear-gradient(
        90deg,
        #2b1850,
        #4c2f86 calc(1.6 * var(--rem)),
        #38216a calc(2.6 * var(--rem)),
        #2b1850 calc(4 * var(--rem))
      );
    print-color-adjust: exact;
  }
  /* Forced colours leave nothing of the velvet. */
  @media (forced-colors: active) {
    .curtain {
      border: 1px solid;
    }
  }
  /* The part of the curtain in the window has the button in its middle, whatever the length of the words. */
  .curtain > .told {
    position: sticky;
    inset-block-start: 0;
    box-sizing: border-box;
    block-size: min(100dvh, 100%);
    padding-inline: var(--rem);
    display: grid;
    grid-template: minmax(0, 1fr) auto minmax(0, 1fr) / 100%;
    justify-items: center;
    gap: var(--rem);
    text-align: center;
  }
  .curtain > .told > .prompt {
    align-self: end;
    font-size: calc(1.5 * var(--rem));
  }
  .curtain > .told > button {
    padding: 0.6em 1.4em;
    border: 2px solid #f5c84c;
    font-size: calc(1.15 * var(--rem));
  }
`;
