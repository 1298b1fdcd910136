/**
 * The end of a game that was just played: the game's picture of it over the board, without words, which the card with the
 * result has. It stays until the reader wants to see the board.
 */
import { css, html, type TemplateResult } from 'lit';
import { celebrationStyles } from '../../drawing/celebration.js';
import type { End } from '../../game-ui/game-ui.js';
import type { Text } from '../../i18n/text.js';
import type { Session } from '../session/session.js';

/** `close` shows the board again. */
export const finale =
  (picture: (end: End) => TemplateResult, close: () => void) =>
  ({ ui, view, hotSeat: { reader } }: Session, text: Text): TemplateResult => {
    // Presses must not reach the board below.
    const keep = (event: Event) => event.stopPropagation();
    // The focus goes to the board first: from the removed button it would fall to the result, and the page scroll there.
    const see = ({ currentTarget }: Event) => {
      const board = (currentTarget as Element).closest('.view');
      board?.querySelector<SVGElement>('[data-anchor][tabindex="0"]')?.focus({ preventScroll: true });
      close();
    };
    const onKey = (event: KeyboardEvent) => {
      keep(event);
      if (event.key === 'Escape') see(event);
    };
    return html`<div class="finale" part="finale" @pointerdown=${keep} @mousedown=${keep} @keydown=${onKey}>
      ${picture({ view, standings: ui.standings(view), reader, text })}
      <button data-do="board" @click=${see}>${text('end.board')}</button>
    </div>`;
  };

export const finaleStyles = [
  celebrationStyles,
  css`
    .finale {
      position: absolute;
      inset: 0 0 auto;
      z-index: 3;
      block-size: 100%;
      display: grid;
      grid-template-rows: minmax(0, 1fr) auto;
      overflow: hidden;
      border-radius: 14px;
      color-scheme: dark;
      color: #fff6e6;
      background: #141a33;
      print-color-adjust: exact;
      touch-action: auto;
    }
    /* The board of a phone is much higher than picture and button. */
    @container game (max-width: 539.98px) {
      .finale {
        block-size: min(100%, 66.7cqi + 4 * var(--rem));
      }
    }
    .finale > svg {
      inline-size: 100%;
      block-size: 100%;
      min-block-size: 0;
    }
    .finale > button {
      justify-self: center;
      margin: 10px;
    }
    @media (prefers-reduced-motion: no-preference) {
      .finale {
        animation: finale 700ms ease-out;
      }
      @keyframes finale {
        from {
          opacity: 0;
        }
      }
    }
    @media print {
      .finale {
        display: none;
      }
    }
  `,
];
