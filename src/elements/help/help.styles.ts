/** How help looks in the panel, and in the dialogs and tips that are fetched with it. */
import { css } from 'lit';

export const helpStyles = css`
  .now > .head {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    align-items: start;
    justify-content: space-between;
  }
  .help-buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  /* A phone has room for both in a line, unless a word is too long for that. */
  @container game (max-width: 539.98px) {
    .now > .head > .phase {
      flex: 1 1 0;
      min-inline-size: min-content;
    }
    .help-buttons {
      flex: 0 1 auto;
    }
  }
  .help-buttons > button {
    min-block-size: 32px;
    padding: 2px 10px;
    font-size: calc(0.85 * var(--rem));
  }
  .help-buttons > .help-menu {
    inline-size: 32px;
    padding: 0;
    border-radius: 50%;
    font-weight: 700;
  }
  @media (pointer: coarse) {
    .help-buttons > .help-menu {
      inline-size: 44px;
    }
    .help-buttons > button {
      min-block-size: 44px;
    }
  }
  .helps:not(:has(.help)) {
    display: none;
  }
  .help {
    display: grid;
    gap: 8px;
    padding: 10px 12px;
    border: 1px solid var(--line);
    border-inline-start: 4px solid var(--accent);
    border-radius: 8px;
    background: var(--panel);
    text-wrap: pretty;
  }
  .help:focus {
    outline: none;
  }
  .help:focus-visible {
    outline: 3px solid var(--accent);
  }
  @container game (max-width: 539.98px) {
    /* It lies over the board, of which it speaks. */
    .help {
      padding: 8px 10px;
      font-size: calc(0.85 * var(--rem));
      line-height: 1.3;
    }
    .help .row > button {
      padding: 3px 10px;
      font: inherit;
    }
  }
  /* It comes later than what stands around it: its room is kept. */
  .help .picture {
    max-inline-size: 12rem;
    aspect-ratio: 5 / 2;
  }
  .help svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  @media print {
    .help,
    .help-buttons {
      display: none;
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
