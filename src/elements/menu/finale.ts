/**
 * The end of a game that was just played: the game's picture of it over the board, with the result in words and the reader's
 * place. It stays until the reader wants to see the board.
 */
import { css, html, nothing, type TemplateResult } from 'lit';
import { celebrationStyles } from '../../drawing/celebration.js';
import { winnersOf } from '../../game-ui/standings.js';
import type { End } from '../../game-ui/game-ui.js';
import type { Text } from '../../i18n/text.js';
import type { Session } from '../session/session.js';

/** `close` shows the board again. The words are for the eye only: the result is announced, and the prompt says it too. */
export const finale =
  (picture: (end: End) => TemplateResult, close: () => void) =>
  (session: Session, text: Text): TemplateResult => {
    const { ui, view, hotSeat } = session;
    const standings = ui.standings(view);
    const { reader } = hotSeat;
    const own = standings.find(({ seats }) => reader !== undefined && seats.includes(reader));
    const place = own && own.rank > 1 ? text('ui.yourPlace', { n: own.rank, count: standings.length }) : undefined;
    // Presses must not reach the board below.
    const keep = (event: Event) => event.stopPropagation();
    const onKey = (event: KeyboardEvent) => {
      keep(event);
      if (event.key === 'Escape') close();
    };
    return html`<div class="finale" part="finale" @pointerdown=${keep} @mousedown=${keep} @keydown=${onKey}>
      ${picture({ view, standings, reader, text })}
      <div class="said">
        <p aria-hidden="true">
          <strong>${winnersOf(ui, view, text)}</strong>
          ${place === undefined ? nothing : html`<span>${place}</span>`}
        </p>
        <button data-do="board" @click=${close}>${text('end.board')}</button>
      </div>
    </div>`;
  };

export const finaleStyles = [
  celebrationStyles,
  css`
    .finale {
      position: absolute;
      inset: 0 0 auto;
      z-index: 3;
      /* As high as a wide board; on a narrow one, which is much higher, only as high as picture and words. */
      block-size: min(100%, 66.7cqi + 6rem);
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
    .finale > svg {
      inline-size: 100%;
      block-size: 100%;
      min-block-size: 0;
    }
    .finale > .said {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: 8px 16px;
      padding: 10px 16px;
    }
    .finale p {
      flex: 1;
      min-inline-size: 0;
      margin: 0;
      display: grid;
      gap: 2px;
      text-wrap: balance;
    }
    .finale strong {
      font:
        700 clamp(calc(1.05 * var(--rem)), 2.4cqi, calc(1.5 * var(--rem))) / 1.15 Georgia,
        'Iowan Old Style',
        serif;
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
