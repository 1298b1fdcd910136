/** Hides the whole game while a device is passed from one person to another, in games with hidden hands. */
import { css, html, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import type { Session } from '../session/session.js';

/** The curtain, the name of the next person, and their button. Shows nothing of the game. */
export function curtain(session: Session, text: Text): TemplateResult {
  const params = { seat: session.hotSeat.curtain! };
  // With the class `now` other code finds, focuses and reads the curtain like a prompt.
  return html`<section class="curtain now" part="curtain" tabindex="-1" aria-labelledby="curtain-says">
    <svg viewBox="0 0 160 90" aria-hidden="true">
      <path d="M4 6h152v78H4z" />
      <path
        d="M80 6v78M23 6q6 39 0 78M42 6q-6 39 0 78M61 6q6 39 0 78M99 6q-6 39 0 78M118 6q6 39 0 78M137 6q-6 39 0 78"
      />
      <path class="rail" d="M0 6h160" />
    </svg>
    <p class="prompt" id="curtain-says">${text('ui.curtain', params)}</p>
    <p class="quiet">${text('ui.curtainWhy', params)}</p>
    <button class="primary" data-do="raise" @click=${() => session.raiseCurtain()}>${text('ui.raise', params)}</button>
  </section>`;
}

/** Keeps the height of the game for the curtain, and closes open dialogs. */
export function cover(root: HTMLElement | DocumentFragment): void {
  const room = root.querySelector<HTMLElement>('.game');
  room?.style.setProperty('--curtain', `${room.offsetHeight}px`);
  root.querySelectorAll('dialog').forEach((dialog) => dialog.close());
}

export const curtainStyles = css`
  .curtain {
    box-sizing: border-box;
    min-block-size: var(--curtain, 24rem);
    grid-column: 1 / -1;
    justify-content: center;
    align-items: center;
    text-align: center;
  }
  .curtain svg {
    inline-size: min(20rem, 80%);
    fill: color-mix(in srgb, var(--accent) 14%, var(--panel));
    stroke: var(--line);
  }
  .curtain .rail {
    stroke: currentColor;
    stroke-width: 3;
    stroke-linecap: round;
  }
`;
