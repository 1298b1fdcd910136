/** How the dialogs of help, what the coach says and the explanations beside places look, which are fetched with them. */
import { css } from 'lit';

export const coachStyles = css`
  .coach {
    grid-template-columns: 1fr auto;
    align-items: start;
  }
  .coach > .dismiss {
    min-inline-size: 36px;
    margin: -4px -6px -4px 0;
  }
  @container game (max-width: 539.98px) {
    /* A wait with nothing but its buttons has room under them: there the coach covers nothing of the board. */
    .foot:has(.coach):has(.controls > * > .row:only-child):not(:has(.recap)) > * {
      grid-area: 1 / 1;
    }
    .foot:has(.coach):has(.controls > * > .row:only-child):not(:has(.recap)) > .notes {
      z-index: 1;
      align-self: end;
      margin-inline: 6px;
    }
  }
`;

export const menuStyles = css`
  .help-choices {
    inline-size: min(24rem, calc(100vw - 24px));
  }
  .help-choices h2 {
    margin: 0 0 10px;
    font-size: calc(1.15 * var(--rem));
  }
  .choices {
    display: grid;
    gap: 8px;
    margin-block-end: 14px;
  }
  .choices > button {
    text-align: start;
    min-block-size: 44px;
  }
`;

export const tipStyles = css`
  .tip {
    position: fixed;
    inset: auto;
    inset-block-start: 0;
    inset-inline-start: 0;
    z-index: 3;
    margin: 0;
    max-inline-size: min(20rem, calc(100vw - 16px));
    box-sizing: border-box;
    padding: 8px 12px;
    color: var(--ink);
    background: var(--panel);
    border: 1px solid var(--line);
    border-radius: 8px;
    box-shadow: 0 4px 14px rgb(16 20 30 / 0.3);
    font-size: calc(0.9 * var(--rem));
    line-height: 1.35;
    text-wrap: pretty;
    overflow: visible;
  }
  .tip .what {
    font-weight: 600;
    margin-block-end: 3px;
  }
  .asking .view,
  .asking .view * {
    cursor: help;
  }
  @media (forced-colors: active) {
    .tip {
      border-color: CanvasText;
    }
  }
  @media print {
    .tip {
      display: none;
    }
  }
`;
