/**
 * The height and place of the section .now (prompt and controls): the height does not change under the pointer, and the section
 * stays in view wherever the board is.
 */
import { css } from 'lit';
import type { GameAbout } from '../../game-ui/about.js';
import { memoized } from '../../kernel/memoized.js';
import { besideTall, besideWide, twoColumns } from './layout.styles.js';
import { inLowWindow, lowWindow } from './low-window.styles.js';
import { oneHeight } from './one-height.styles.js';

// Formatted, the selector would have a semicolon, which takes all of its rules away.
// prettier-ignore
const BEGAN_LOW = css`:host([data-frame='low'])`;

/** The height of `.now`, and where it stays in view. */
export const nowArrangement = memoized((about: GameAbout) => {
  const { column = 0, strip: rems = 0 } = about.now ?? {};
  const strip = css`
    ${rems} * var(--rem)
  `;
  return css`
    .game {
      --touch: 36px;
      --with: calc(92px + 3 * var(--touch) + ${strip});
    }
    @media (pointer: coarse) {
      .game {
        --touch: 44px;
      }
    }
    .side .now {
      --rows: 2;
      /* The head, one line, the hand, and the rows of places. */
      --now: calc(3.25 * var(--rem) + 16px + (var(--rows) + 1) * (var(--button) + 6px) + ${strip});
      padding: 6px 10px;
      gap: 4px;
    }
    ${oneHeight}
    @media screen and (min-height: 480px) {
      /*
       * Under a board .now stays in view, except while keys move the focus on the board: WebKit is slow to notice that, and
       * scrolls. A result is read in its place. :has in this selector would restyle the whole board at every move.
       */
      @container game not ((${besideTall(about)}) or (${besideWide(about)})) {
        .stage:not(.keyed:focus-within) ~ .side .foot:not(:has(.result)) {
          position: sticky;
          inset-block-end: 0;
          z-index: 1;
        }
        /* A reader who scrolls to the board first sees its top, and .now only when more of the board is in view. */
        @supports (animation-range: cover 0vh) {
          .game {
            view-timeline: --game;
          }
          .stage ~ .side .foot:not(:has(.result, :focus-visible)) {
            animation: come-up linear both;
            animation-timeline: --game;
            animation-range: cover 35vh cover 65vh;
          }
          @keyframes come-up {
            from {
              translate: 0 100%;
            }
          }
        }
        /* Notes lie over the board. Long ones scroll. */
        .stage ~ .side .notes > * {
          max-block-size: 34vh;
          overflow: auto;
        }
        .stage:not(.now ~ *) [data-anchor] {
          scroll-margin-block-end: 34vh;
        }
      }
    }
    /* Under a board, buttons without a place are beside the hand, which leaves the height to the board. */
    @container game (min-width: 540px) and (not ((${besideTall(about)}) or (${besideWide(about)}))) {
      .game {
        --with: calc(92px + 3 * var(--touch) + 1.25 * var(--rem) + ${strip});
      }
      .side .now {
        --now: calc(4.5 * var(--rem) + 16px + (var(--rows) + 1) * (var(--button) + 6px) + ${strip});
      }
      .stage:not(.now ~ *) [data-anchor] {
        scroll-margin-block-end: var(--with);
      }
      /* Reserves two lines, to avoid a layout shift. */
      .stage ~ .side .prompt {
        min-block-size: 2lh;
        font-size: calc(0.95 * var(--rem));
        line-height: 1.3;
      }
      .stage ~ .side .controls > * > :is(.caption, .held) {
        flex: 1 1 12em;
        order: 0;
      }
      /*
       * Without a box of its own the row lays its buttons out in the one outside: they end at its edge, one or three.
       */
      .stage ~ .side .controls > * > .row {
        display: contents;
      }
      .stage ~ .side .controls > * > .row > :first-child {
        margin-inline-start: auto;
      }
      .stage ~ .side .controls > * > .row > button {
        min-block-size: var(--button);
        padding-block: 3px;
        font-size: calc(0.9 * var(--rem));
      }
      .stage ~ .side .controls > * > .pick:not(.held) {
        order: 1;
      }
    }
    ${lowWindow(about, strip)}
    /*
     * A frame that follows its content keeps the layout it began with: otherwise the content would change the height that
     * it depends on.
     */
    ${inLowWindow(BEGAN_LOW, about, strip)}
    @container game (max-width: 539.98px) {
      .game {
        --with: calc(var(--said, 2.1) * var(--rem) + 3 * var(--touch) + 54px + ${strip});
      }
      @media (pointer: fine) {
        .game {
          --touch: 32px;
        }
        .side .now {
          --button: 32px;
        }
      }
      /* The same height for every prompt and hand: the head, two lines, and three rows of buttons. */
      .side .now {
        --now: calc(var(--said, 2.1) * var(--rem) + 3 * var(--button) + 54px + ${strip});
        padding-block: 4px;
        gap: 2px;
      }
      /* Low, with room for a finger around. */
      .stage ~ .side .help-buttons > button {
        position: relative;
        min-block-size: 28px;
        padding-block: 0;
        @media (pointer: coarse) {
          min-block-size: 34px;
        }
        &::after {
          content: '';
          position: absolute;
          inset: -8px 0 -12px;
        }
      }
      .stage ~ .side .phase {
        font-size: calc(0.75 * var(--rem));
        line-height: 1.1;
        align-self: start;
      }
      .stage ~ .side .prompt {
        min-block-size: 2lh;
        font-size: calc(0.85 * var(--rem));
        line-height: 1.2;
      }
      @container game (max-width: 339.98px) {
        .stage ~ .side .prompt {
          min-block-size: 3lh;
          font-size: calc(0.8 * var(--rem));
          line-height: 1.15;
        }
      }
      .stage ~ .side .held > .quiet {
        display: none; /* still used as an accessible name */
      }
      .stage ~ .side .controls > * > .caption {
        flex: 1 1 6em;
        order: 0;
      }
      /* The hand, the number of pieces in it, and the buttons without a place are in one row. */
      .stage ~ .side .controls > * > .held {
        flex: 1 1 7em;
        order: 0;
      }
      .stage ~ .side .controls > * > .row {
        flex: 0 1 auto;
        order: 0;
        margin-inline-start: auto;
      }
      .stage ~ .side .controls > * > .row:not(:has(> :nth-child(2))) {
        flex: 0 1 7.5em;
        min-inline-size: min-content;
        justify-content: end;
      }
      .stage ~ .side .controls > *:has(> .held > .several) > .row {
        flex-basis: 5.5em;
      }
      .stage ~ .side .controls .pick:not(.held) {
        order: 1;
      }
      /* With the gap between them 44 pixels for a finger, so that two rows have room below the hand. */
      .stage ~ .side .pick > button {
        flex: none;
        min-block-size: min(38px, var(--button));
      }
      .stage ~ .side .held > button {
        flex: 0 1 auto;
        padding-inline: 1.9em 6px;
      }
      .stage ~ .side .controls .pick:not(.held) {
        min-block-size: calc(var(--rows) * (min(38px, var(--button)) + 6px) - 6px);
      }
      /* Long names share a row instead of taking one each. */
      .stage ~ .side .pick:not(.held, .to) > button {
        padding-inline: 8px;
        font-size: calc(0.85 * var(--rem));
      }
      /* All columns have the same width, or more where a word is longer. */
      .stage ~ .side .pick.to:is(.apart > *, :not(:has(> :nth-child(10)))) {
        display: grid;
        grid-template-columns: repeat(3, minmax(min-content, 1fr));
        /* Where places are so many that some stand apart, their names are long. */
        @container game (max-width: 339.98px) {
          &:is(.apart > *, :has(~ .apart)) {
            grid-template-columns: repeat(2, minmax(min-content, 1fr));
          }
        }
      }
      .stage ~ .side :is(.pick.to > button, .controls > * > .row > button) {
        padding: 2px 4px;
        font-size: calc(0.8 * var(--rem));
        line-height: 1.1;
      }
    }
    @container game (${besideTall(about)}) or (${besideWide(about)}) {
      .game {
        --with: 0px;
      }
      .side {
        --card: calc(${25 + column} * var(--rem));
      }
      .side .now {
        --rows: 3;
        padding: 12px 14px;
        gap: 8px;
      }
      .side .now:not(:has(.result, .controls details[open])) {
        block-size: auto;
        max-block-size: var(--card);
        box-shadow: 0 8px 14px -6px rgb(16 20 30 / 0.3);
      }
      .side .now > .controls:not(:empty) {
        min-block-size: 0;
      }
      .stage ~ .side .phase {
        font-size: calc(0.75 * var(--rem));
      }
      /* Every name has a line of its own, to avoid a layout shift. */
      .stage ~ .side .now > .head > .phase {
        flex: 1 0 100%;
        min-block-size: 2lh;
      }
      /* Reserves its height even if it is empty, so that a choice below it does not shift. */
      .side .controls > * > .row {
        min-block-size: calc(36.4 * var(--rem) / 16);
      }
      .stage ~ .side .prompt {
        font-size: var(--rem);
        line-height: 1.3;
      }
      .stage ~ .side .now:not(:has(.result)) .prompt {
        min-block-size: 3lh;
      }
      .stage ~ .side .pick.to:is(.apart > *, :not(:has(> :nth-child(10)))) {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      .stage ~ .side .pick.to > button {
        padding: 1px 4px;
        font-size: calc(0.8 * var(--rem));
        line-height: 1.05;
      }
    }
    /* Where two columns have room, a long question may fill its column, but for the newest entry of the log. */
    @container side ${twoColumns} {
      .parts {
        --card: max(${25 + column} * var(--rem), var(--column) - 5.25 * var(--rem));
      }
      /* There is height for places with small buttons too, which would be cut off in a strip. */
      .stage ~ .side .pick:has(> .chips:nth-child(10)) {
        display: flex;
        overflow: visible;
      }
    }
    @container game ${besideTall(about)} {
      .stage ~ .side .now:not(:has(.result)) {
        position: sticky;
        inset-block: 0 auto;
        z-index: 1;
      }
    }
  `;
});
