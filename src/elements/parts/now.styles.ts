/** What to do now: one place whose height does not change under the pointer, in sight wherever the board is. */
import { css } from 'lit';
import { besideTall, besideWide, once, twoColumns } from './arrangement.styles.js';
import { inLowWindow } from './low-window.styles.js';
import { oneHeight, strip } from './one-height.styles.js';

export const nowStyles = css`
  .now {
    --button: 36px;
    /* Rows of buttons that a choice has room for. */
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
  }
  .controls > *,
  .controls > * > * {
    flex: 1 0 100%;
    min-inline-size: 0;
    max-inline-size: 100%;
    box-sizing: border-box;
  }
  .controls:empty {
    display: none;
  }
  /* What needs no place stands first: it stays where it is whatever is taken up. */
  .controls > * > .row {
    order: -1;
  }
  .row > .quiet {
    align-self: center;
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
  .pick > button::first-letter {
    text-transform: uppercase;
  }
  .controls .pick:not(.held) {
    min-block-size: calc(var(--rows) * (var(--button) + 6px) - 6px);
  }
  /* The ring of focus is cut off nowhere. */
  .pick:not(.held) > button:focus-visible {
    outline-offset: -3px;
  }
  .caption {
    align-items: center;
    min-block-size: var(--button);
  }
  /* Many places are a strip to be moved along: they push nothing out of sight. All of them are on the board. */
  .pick:has(> :nth-child(10)) {
    ${strip}
  }
  @media print {
    .controls {
      display: none;
    }
  }
`;

// Formatted, the selector would have a semicolon, which takes all of its rules away.
// prettier-ignore
const BEGAN_LOW = css`:host([data-frame='low'])`;

/** Where what to do now stays in sight, and how high it is. */
export const nowArrangement = once((about) => {
  const { column = 0, strip: rems = 0 } = about.now ?? {};
  const strip = css`
    ${rems} * var(--rem)
  `;
  return css`
    .game {
      --with: calc(200px + ${strip});
    }
    .side .now {
      --rows: 2;
      /* Its head, a line, what is held, and the rows of places. */
      --now: calc(3.25 * var(--rem) + 16px + (var(--rows) + 1) * (var(--button) + 6px) + ${strip});
      padding: 6px 10px;
      gap: 4px;
    }
    ${oneHeight}
    @media screen and (min-height: 480px) {
      /*
       * Under a board what to do now stays in sight. Where keys move the focus about the board it goes back to its place and
       * WebKit, slow to see that, scrolls; a result is read there. A :has here
       * would style all of the board anew at every move.
       */
      @container game not ((${besideTall(about)}) or (${besideWide(about)})) {
        .stage:not(.keyed:focus-within) ~ .side .foot:not(:has(.result)) {
          position: sticky;
          inset-block-end: 0;
          z-index: 1;
        }
        /* Whoever only comes to the board sees its top first, and what to do when more of it is in sight. */
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
        /* Over the board, as long as they are there; what is too long for that is read by moving it. */
        .stage ~ .side .notes > * {
          max-block-size: 34vh;
          overflow: auto;
        }
        .stage:not(.now ~ *) [data-anchor] {
          scroll-margin-block-end: 34vh;
        }
      }
    }
    /* Under a board what needs no place stands beside what is held, and leaves the height to the board. */
    @container game (min-width: 540px) and (not ((${besideTall(about)}) or (${besideWide(about)}))) {
      .game {
        --with: calc(200px + 1.25 * var(--rem) + ${strip});
      }
      .side .now {
        --now: calc(4.5 * var(--rem) + 16px + (var(--rows) + 1) * (var(--button) + 6px) + ${strip});
      }
      .stage:not(.now ~ *) [data-anchor] {
        scroll-margin-block-end: var(--with);
      }
      /* One line or two: nothing below it shifts. */
      .stage ~ .side .prompt {
        min-block-size: 2lh;
        font-size: calc(0.95 * var(--rem));
        line-height: 1.3;
      }
      .stage ~ .side .controls > * > :is(.caption, .held) {
        flex: 1 1 12em;
        order: 0;
      }
      /* They end at the edge, however many they are: as a box of its own the row would begin elsewhere for each. */
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
    @media (max-height: 760px) {
      ${inLowWindow(css`:host(:not([data-frame]))`, about, strip)}
    }
    /* A frame that follows its content stays as it began: what is drawn in it would chase its own height. */
    ${inLowWindow(BEGAN_LOW, about, strip)}
    @container game (max-width: 539.98px) {
      @media (pointer: fine) {
        .side .now {
          --button: 32px;
        }
      }
      /* Whoever is asked, and whatever is held: its head, two lines, and three rows of buttons. */
      .side .now {
        --now: calc(var(--said, 2.1) * var(--rem) + 3 * var(--button) + 54px + ${strip});
        padding-block: 4px;
        gap: 2px;
      }
      .stage ~ .side .help-buttons > button {
        min-block-size: 28px;
        padding-block: 0;
      }
      .stage ~ .side .phase {
        font-size: calc(0.75 * var(--rem));
        line-height: 1.1;
        align-self: start;
      }
      .stage ~ .side .goal {
        grid-template-columns: auto 1fr;
        font-size: calc(0.9 * var(--rem));
        line-height: 1.3;
      }
      .stage ~ .side .goal > .picture {
        inline-size: 6rem;
      }
      .stage ~ .side .goal > .row {
        grid-column: 1 / -1;
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
        display: none; /* it goes on naming what it names */
      }
      .stage ~ .side .controls > * > .caption {
        flex: 1 1 6em;
        order: 0;
      }
      /* What is held, how many of it, and what needs no place stand in one row. */
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
      .stage ~ .side .held > button {
        flex: 0 1 auto;
        padding-inline: 1.9em 6px;
      }
      .stage ~ .side .controls > *:has(> .held > .several) > .row {
        flex-basis: 5.5em;
      }
      .stage ~ .side .controls .pick:not(.held) {
        order: 1;
      }
      .stage ~ .side .controls .pick:not(.held, .to):has(> :nth-child(7)) {
        ${strip}
      }
      .stage ~ .side .pick > button {
        flex: none;
      }
      /* Long names stand beside each other, not each in a row of its own. */
      .stage ~ .side .pick:not(.held, .to) > button {
        padding-inline: 8px;
        font-size: calc(0.85 * var(--rem));
      }
      /* As broad as the others, so that they stand in rows, or where a word is longer, as broad as that. */
      .stage ~ .side .pick.to:not(:has(> :nth-child(10))) {
        display: grid;
        grid-template-columns: repeat(3, minmax(min-content, 1fr));
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
      .side .now {
        --rows: 3;
        padding: 12px 14px;
        gap: 8px;
        --now: calc(${25 + column} * var(--rem));
      }
      .stage ~ .side .phase {
        font-size: calc(0.75 * var(--rem));
      }
      /* Long names and short ones have a line for themselves: nothing below them shifts. */
      .stage ~ .side .now > .head > .phase {
        flex: 1 0 100%;
        min-block-size: 2lh;
      }
      /* Its room stays when there is nothing in it, so that a choice under it does not move. */
      .side .controls > * > .row {
        min-block-size: calc(36.4 * var(--rem) / 16);
      }
      .stage ~ .side .prompt {
        font-size: var(--rem);
        line-height: 1.3;
      }
      .stage ~ .side .now:not(:has(.result)) .prompt {
        min-block-size: 4lh;
      }
      .stage ~ .side .pick.to:not(:has(> :nth-child(10))) {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      .stage ~ .side .pick.to > button {
        padding: 1px 4px;
        font-size: calc(0.8 * var(--rem));
        line-height: 1.05;
      }
    }
    /* In the first of two columns there is room for three places in a row. */
    @container side ${twoColumns} {
      .side .now {
        --rows: 2;
      }
      .notes .goal > .picture {
        max-block-size: none;
      }
      .stage ~ .side .pick.to:not(:has(> :nth-child(7))) {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
      .stage ~ .side .pick.to > button {
        padding-inline: 2px;
        font-size: calc(0.76 * var(--rem));
      }
      .pick:has(> :nth-child(7)) {
        ${strip}
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
