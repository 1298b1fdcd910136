/**
 * Styles of places on a page: their states, focus, forced colours and print. Every element with a board includes these, so a
 * game's drawing only has to use `anchor()`; a game that draws a place itself must give it the class `anchor`.
 *
 * Classes that drawings share: `board` is the drawing itself, `body` and `paper` are surfaces with an outline, `pattern`
 * and `pips` are lines with a meaning. With forced colours and in print, `tint`, `keyline` and `emblem` are hidden, and
 * `letter` is shown in place of a colour. A place without a `focus-ring` has an outline. The rule for `text` does not require
 * a `board`: texts in <defs> are outside of what uses them, so no selector could match them there.
 */
import { css } from 'lit';

export const placeStyles = css`
  .hit {
    pointer-events: all;
  }
  .source,
  .target,
  .chosen,
  .end {
    cursor: pointer;
  }
  .mark.under,
  .halo {
    stroke: #1d1206;
  }
  .source .thing {
    translate: 0 -2px;
  }
  .source:hover .thing,
  .chosen .thing {
    translate: 0 -4px;
  }
  .chosen .mark {
    fill: rgb(245 200 76 / 45%);
    stroke-width: 5;
  }
  .chosen .mark.under {
    stroke-width: 9;
  }
  .target .mark {
    stroke: #fff6e6;
    stroke-dasharray: 9 7;
    /* As long as it moves, the browser draws the whole board in every frame; and WCAG 2.2.2 asks for rest after five seconds. */
    animation: march 900ms linear 5;
  }
  .target .mark.under {
    stroke: #14304f;
    stroke-dasharray: none;
    animation: none;
  }
  .target:hover .mark:not(.under) {
    fill: rgb(255 246 230 / 35%);
  }
  @keyframes march {
    to {
      stroke-dashoffset: -16;
    }
  }
  .halo {
    stroke: #ffe07a;
    animation: glow 1200ms ease-out forwards;
  }
  .beat .halo {
    animation-name: glow-again;
  }
  .halo.wide {
    --rest: 0;
    opacity: 0;
  }
  /* Only the opacity, which no browser has to paint the board again for. */
  @keyframes glow {
    from {
      opacity: 1;
    }
    to {
      opacity: var(--rest, 0.6);
    }
  }
  @keyframes glow-again {
    from {
      opacity: 1;
    }
    to {
      opacity: var(--rest, 0.6);
    }
  }
  /* Places that others changed since the player's last move: dotted, not animated. */
  .recent > .recent {
    fill: none;
    stroke: #ffe07a;
    stroke-dasharray: 1.5 5;
    stroke-linecap: round;
  }
  .recent > .recent.under {
    stroke: #1d1206;
  }
  .pointer path {
    /* At rest after less than five seconds, as WCAG 2.2.2 asks. */
    animation: nod 800ms ease-in-out 6 alternate;
  }
  @keyframes nod {
    to {
      translate: 0 -5px;
    }
  }
  .anchor:focus {
    outline: none;
  }
  .anchor:focus-visible:not(:has(> .focus-ring)),
  .focus-ring {
    /* In units of the board, which is drawn at half its size where it is smallest. */
    outline: 5px solid #0b57d0;
    outline-offset: 1px;
  }
  .focus-ring {
    visibility: hidden;
    stroke: #fff;
    stroke-width: 6;
    paint-order: stroke;
  }
  .anchor:focus-visible > .focus-ring {
    visibility: visible;
  }
  @media (prefers-reduced-motion: reduce) {
    .halo,
    .pointer path {
      animation: none;
    }
    .target .mark:not(.under) {
      animation: march 1800ms steps(4) 2;
    }
  }
  @media (forced-colors: active) {
    .board {
      forced-color-adjust: none;
      background: Canvas;
      border: 1px solid CanvasText;
    }
    .tint,
    .keyline,
    .emblem {
      display: none;
    }
    .body,
    .paper {
      fill: Canvas;
      stroke: CanvasText;
    }
    .pattern,
    .pips {
      stroke: CanvasText;
    }
    text {
      fill: CanvasText;
      stroke: none;
    }
    .letter {
      display: inline;
    }
    .mark,
    .recent > .recent,
    .pointer {
      stroke: Highlight;
    }
    .chosen .mark {
      fill: none;
    }
    .focus-ring {
      stroke: Highlight;
    }
    .anchor:focus-visible:not(:has(> .focus-ring)),
    .focus-ring {
      outline-color: Highlight;
    }
  }
  @media print {
    .tint,
    .keyline,
    .emblem,
    .mark,
    .recent > .recent,
    .halo {
      display: none;
    }
    .body,
    .paper {
      fill: #fff;
      stroke: #000;
    }
    .pattern,
    .pips {
      stroke: #000;
    }
    text {
      fill: #000;
      stroke: none;
    }
    .letter {
      display: inline;
    }
  }
`;
