/** What is in the section .now: prompt and controls. Its height and place are in `now-arrangement.styles.ts`. */
import { css } from 'lit';
import { strip } from './one-height.styles.js';

export const nowStyles = css`
  .now {
    --button: 36px;
    /* The number of rows of buttons that a choice has room for. */
    --rows: 3;
    display: flex;
    flex-direction: column;
    gap: 8px;
    box-sizing: border-box;
    padding: 12px 14px;
    background: var(--panel);
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
  @media (pointer: coarse) {
    .now {
      --button: 44px;
    }
  }
  .phase {
    font: 600 calc(0.8 * var(--rem))/1.3 var(--playable-font, system-ui, sans-serif);
    color: var(--faint);
  }
  .prompt {
    font-size: calc(1.05 * var(--rem));
    font-weight: 600;
    text-wrap: pretty;
  }
  .controls,
  .controls > * {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 8px;
    align-items: center;
    /* Keys and screen readers go through the controls as they are seen, however a layout arranges them. */
    reading-flow: flex-visual;
  }
  .controls > *,
  .controls > * > * {
    flex: 1 0 100%;
    min-inline-size: 0;
    max-inline-size: 100%;
    box-sizing: border-box;
  }
  :is(.controls, .so-far):empty {
    display: none;
  }
  /* Begins at its end, with the newest. */
  .so-far {
    display: flex;
    flex: 1 1 0;
    flex-direction: column-reverse;
    min-block-size: 0;
    overflow: auto;
    scrollbar-width: thin;
    > * {
      margin-block-end: auto;
    }
  }
  /*
   * Buttons for moves without a place come first, so that they stay in place whatever is picked up. Where they share a row with
   * the hand, they stand after it, also if they come before it by keyboard.
   */
  .controls > * > .row,
  .stage ~ .side .controls > * > .row + :is(.caption, .held) {
    order: -1;
  }
  .row > .quiet {
    align-self: center;
  }
  /* The lesson of a refusal beside its sentence leaves the height to the controls. */
  .refusal {
    align-items: center;
    > .refused {
      flex: 1 1 9em;
    }
  }
  @container game (max-width: 539.98px) {
    .refusal {
      flex-wrap: nowrap;
      font-size: calc(0.85 * var(--rem));
      line-height: 1.2;
      > button {
        flex: 0 1 9em;
        padding: 2px 8px;
        font-size: inherit;
        line-height: 1.1;
      }
    }
  }
  .pick {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    gap: 6px;
  }
  .pick > button {
    min-block-size: var(--button);
    padding: 3px 9px;
    font-size: calc(0.9 * var(--rem));
    line-height: 1.15;
  }
  .pick > button::first-letter,
  .chips > button:not(.chip)::first-letter {
    text-transform: uppercase;
  }
  .controls .pick:not(.held) {
    min-block-size: calc(var(--rows) * (var(--button) + 6px) - 6px);
  }
  /* Several choices together have room for one row each, so that the last of them is not out of view. */
  .controls:has(.pick ~ .pick) .pick {
    --rows: 1;
  }
  /* Places with a heading of their own, after all others. */
  .controls > * > .apart {
    order: 1;
    display: grid;
    gap: 4px;
    > .quiet {
      font-size: calc(0.8 * var(--rem));
      line-height: 1.1;
    }
    > .pick {
      --rows: 1;
    }
  }
  .chips > span::first-letter {
    text-transform: uppercase;
  }
  /* A button and beside it small ones, closer than to the next. */
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    align-items: center;
    max-inline-size: 100%;
  }
  .chips > * {
    padding: 1px 5px;
    font-size: calc(0.8 * var(--rem));
    line-height: 1.1;
  }
  .chips > button {
    min-inline-size: 32px;
    min-block-size: var(--button);
  }
  /* Keeps the focus ring from being cut off. */
  .pick:not(.held) :is(.chips > button, .pick > button):focus-visible {
    outline-offset: -3px;
  }
  .caption {
    align-items: center;
    min-block-size: var(--button);
  }
  /*
   * Many places are a scrollable strip, so that they push nothing out of view; but not those at the end. All of them are on the
   * board too.
   */
  .pick:not(.apart > *):has(> :nth-child(10)) {
    ${strip}
  }
  @media print {
    .controls {
      display: none;
    }
  }
`;
