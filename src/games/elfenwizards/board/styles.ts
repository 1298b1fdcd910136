/** What a page adds to the drawing: dusk, the states of things, focus, forced colours, print. */
import { css, unsafeCSS } from 'lit';
import { TONES } from './palette.js';

/** By day the drawing's own attributes hold; by dusk these. `color-scheme`, which is inherited, says which it is. */
const dusk = Object.entries(TONES)
  .map(([tone, [day, dark]]) => {
    const both = `light-dark(${day},${dark})`;
    return `.t-${tone}{fill:${both};stop-color:${both}}.l-${tone}{stroke:${both}}`;
  })
  .join('');

export const styles = [
  unsafeCSS(dusk),
  css`
    .board {
      display: block;
      width: 100%;
      height: auto;
      border-radius: 14px;
      user-select: none;
      -webkit-user-select: none;
    }
    .anchor {
      outline: none;
    }
    .hit {
      pointer-events: all;
    }
    .source,
    .target,
    .chosen {
      cursor: pointer;
    }
    .mark.under,
    .halo {
      stroke: #1d1206;
    }
    .lift {
      transition: translate 150ms;
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
      animation: march 900ms linear infinite;
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
    @keyframes glow {
      from {
        stroke-width: 14;
      }
      to {
        stroke-opacity: 0;
      }
    }
    .pointer {
      animation: nod 800ms ease-in-out infinite alternate;
    }
    @keyframes nod {
      to {
        translate: 0 -5px;
      }
    }
    .focus-ring {
      visibility: hidden;
      stroke: #fff;
      stroke-width: 4;
      paint-order: stroke;
      outline: 3px solid #0b57d0;
      outline-offset: 1px;
    }
    .anchor:focus-visible > .focus-ring {
      visibility: visible;
    }
    @media (prefers-reduced-motion: reduce) {
      .halo,
      .pointer {
        animation: none;
      }
      .target .mark:not(.under) {
        animation: march 1800ms steps(4) infinite;
      }
      .lift {
        transition: none;
      }
    }
    @media (forced-colors: active) {
      .board {
        forced-color-adjust: none;
        background: Canvas;
        border: 1px solid CanvasText;
      }
      .landscape > * {
        opacity: 0.2;
      }
      .landscape > .frame {
        opacity: 0.7;
      }
      .tint,
      .keyline,
      .emblem,
      .drift {
        display: none;
      }
      .paper,
      .board-wood,
      .flag,
      .body,
      .badge rect {
        fill: Canvas;
        stroke: CanvasText;
      }
      .pips,
      .times path {
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
      .pointer {
        stroke: Highlight;
      }
      .chosen .mark {
        fill: none;
      }
      .focus-ring {
        stroke: Highlight;
        outline-color: Highlight;
      }
    }
    @media print {
      .landscape > .frame {
        filter: grayscale(1) opacity(0.45);
      }
      .landscape > :not(.frame),
      .lamp,
      .tint,
      .keyline,
      .emblem,
      .drift,
      .mark,
      .halo {
        display: none;
      }
      .paper,
      .board-wood,
      .flag,
      .body,
      .badge rect {
        fill: #fff;
        stroke: #000;
      }
      .pips,
      .times path {
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
  `,
];
