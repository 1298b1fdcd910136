import { css } from 'lit';

/** Styles of the band (the whole game at a glance) and of the small board that shows the game at an event. */
export const bandStyles = css`
  .band {
    display: grid;
    gap: 6px;
    padding: 8px 10px;
    background: var(--panel);
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
  .band .row {
    align-items: center;
    gap: 6px 12px;
  }
  .track {
    position: relative;
    direction: ltr;
  }
  .track > svg {
    display: block;
    inline-size: 100%;
    block-size: 44px;
    border-radius: 6px;
    background: var(--paper);
  }
  .track > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: ew-resize;
    touch-action: pan-y;
  }
  .track > .seats {
    display: none;
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 8px;
  }
  .mover {
    display: inline-flex;
    gap: 4px;
    align-items: center;
  }
  .mover svg {
    inline-size: 1.2em;
    block-size: 1.2em;
  }
  .mover text {
    font: 700 13px var(--playable-font, system-ui, sans-serif);
    text-anchor: middle;
  }
  .track:has(:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
    border-radius: 6px;
  }
  .lane {
    fill: color-mix(in srgb, var(--line) 14%, transparent);
  }
  .mark:not([fill]) {
    fill: var(--accent);
  }
  .track .ahead {
    fill: var(--panel);
    fill-opacity: 0.72;
  }
  .cursor {
    stroke: var(--ink);
    stroke-width: 2.5;
  }
  .thumbnail {
    max-inline-size: calc(22 * var(--rem));
    margin-block-end: 8px;
    pointer-events: none;
  }
  .thumbnail > svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
    border-radius: 8px;
  }
  @container (min-width: 720px) {
    .band:has(.track) {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
    }
    .time {
      order: -1;
    }
    .legend {
      grid-column: 1 / -1;
    }
  }
  /* On a phone it covers little of what is above it. */
  @container (max-width: 539px) {
    .track > svg {
      block-size: 28px;
    }
    .legend,
    .time > span {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .track:has(.seats) {
      margin-inline-start: 14px;
    }
    .track:has(.seats) > .lanes {
      display: none;
    }
    .track > svg.seats {
      display: block;
      position: absolute;
      inset: 0;
      block-size: 100%;
    }
    .track > .letters {
      display: grid;
      grid-auto-rows: minmax(10px, 1fr);
      align-items: center;
      inline-size: 14px;
      margin-inline-start: -14px;
      min-block-size: 44px;
      font: 700 9px/1 var(--playable-font, system-ui, sans-serif);
    }
    .mark {
      fill: CanvasText;
    }
    .mover circle {
      fill: Canvas;
      stroke: CanvasText;
    }
    .mover text {
      fill: CanvasText;
    }
    .cursor {
      stroke: Highlight;
    }
    .lane {
      fill: none;
    }
    /* The rows are those of the seats. */
    .legend > .rows {
      display: none;
    }
  }
`;
