/** Styles of the drawing beyond anchors and tones: the fire's flicker, forced colours and print. */
import { css } from 'lit';

export const styles = css`
  .board {
    border-radius: 14px;
    font-family: Georgia, 'Times New Roman', serif;
    font-weight: 600;
    user-select: none;
    -webkit-user-select: none;
  }
  .flames {
    animation: flicker 1.6s ease-in-out 3 alternate;
    transform-box: fill-box;
    transform-origin: bottom;
  }
  @keyframes flicker {
    from {
      scale: 1 0.96;
    }
    to {
      scale: 0.97 1.05;
    }
  }
  .close-up svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
    font-weight: 700;
  }
  .card-text {
    display: grid;
    gap: 4px;
    padding: 8px 12px 12px;
  }
  .lamp {
    opacity: 0.55;
  }
  .odds {
    pointer-events: none;
  }
  /* The text of a card is below the places where it may go, in the space that they leave. */
  .side .controls .pick:not(.held) {
    min-block-size: 0;
  }
  .side .controls > * > .quiet:not(.caption) {
    order: 2;
  }
  @media (prefers-reduced-motion: reduce) {
    .flames {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    .landscape > *,
    .lamp {
      display: none;
    }
    .sign {
      fill: CanvasText;
      stroke: CanvasText;
    }
    /* Without colours, a pale outline with dashes and the outline of its sign mark an empty place. */
    .body.socket {
      stroke: GrayText;
      stroke-dasharray: 5 4;
    }
    .socket + g .sign path {
      fill: none;
      stroke: GrayText;
      stroke-width: 1px;
      vector-effect: non-scaling-stroke;
    }
    .t-stone,
    .t-stoneDark,
    .t-stoneLight,
    .t-hollow {
      fill: Canvas;
      stroke: CanvasText;
    }
    /* The ring behind the remaining hit points. */
    .l-hollow {
      stroke: GrayText;
      stroke-width: 2px;
    }
  }
  /* A row for each attack: its card as a label, and beside it the targets, each over its percentage. */
  .pick > .chips {
    flex: 1 0 100%;
    min-inline-size: 0;
    > :not(.chip) {
      flex: 9 1 5em;
      min-inline-size: min-content;
      padding: 3px 2px;
      border-color: transparent;
      text-align: start;
    }
    > .chip {
      flex: 1 0 auto;
      inline-size: min-content;
      max-inline-size: 7em;
    }
    small {
      color: var(--faint);
      font-size: inherit;
      white-space: nowrap;
    }
  }
  /* In a narrow column three targets have room beside their attack, and more fill a second row, so that their edges are in line. */
  @container game (min-width: 907px) {
    .pick > .chips > .chip {
      padding-inline: 3px;
      max-inline-size: none;
    }
  }
  /* Where many pieces are a strip, a label takes two lines, so that its first targets are in sight. */
  @container game (max-width: 339.98px) {
    .pick > .chips > :not(.chip) {
      max-inline-size: 7.5em;
    }
  }
  @media print {
    .landscape > *,
    .lamp {
      display: none;
    }
    .sign {
      fill: #000;
      stroke: #000;
    }
    /* Without colours, dashes and a paler sign mark an empty place. */
    .socket {
      stroke-dasharray: 5 4;
    }
    .socket + g .sign {
      fill: #888;
      stroke: #888;
    }
    .t-stone,
    .t-stoneDark,
    .t-stoneLight,
    .t-hollow {
      fill: #fff;
      stroke: #000;
    }
    .l-hollow {
      stroke: #888;
      stroke-width: 2px;
    }
  }
`;
