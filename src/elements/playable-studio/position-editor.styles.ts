/** Styles for setting up a position by hand. */
import { css } from 'lit';

export const styles = css`
  :host {
    display: grid;
    gap: 10px;
    grid-template-columns: minmax(0, 1fr);
  }
  .fields,
  .things,
  .seats {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
  }
  .others {
    flex: 1 0 100%;
    box-sizing: border-box;
  }
  .field {
    display: grid;
    gap: 2px;
    flex: 0 1 auto;
    align-content: start;
    grid-template-columns: minmax(0, auto);
    font-size: calc(0.9 * var(--rem));
  }
  .field > span:first-child {
    color: var(--faint);
  }
  .field input {
    inline-size: calc(6 * var(--rem));
  }
  [aria-invalid='true'] {
    border: 2px solid var(--warn);
  }
  .scene {
    display: grid;
    gap: 10px;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
  }
  /* After the board in tab order; sticks to the bottom of the window. */
  .bar {
    order: 1;
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    display: flex;
    flex-wrap: wrap;
    gap: 6px 12px;
    align-items: center;
    min-block-size: 52px;
    box-sizing: border-box;
    padding: 7px 12px;
    background: var(--panel);
    border: 1px solid var(--line);
    border-inline-start: 4px solid var(--accent);
    border-radius: var(--radius);
    box-shadow: 0 -4px 16px rgb(0 0 0 / 0.15);
  }
  .bar > p {
    flex: 1 1 calc(12 * var(--rem));
  }
  @container game (max-width: 420px) {
    .tools button {
      padding-inline: 9px;
    }
  }
  .taken {
    font-weight: 600;
  }
  /* Beside the faulty place, so that it covers neither the place nor its name. */
  .amiss {
    position: absolute;
    left: min(var(--x), 100% - 38px);
    top: max(36px, var(--y));
    translate: 14px -36px;
    inline-size: 22px;
    block-size: 22px;
    box-sizing: border-box;
    font:
      700 15px/18px system-ui,
      sans-serif;
    text-align: center;
    color: #fff;
    background: #b3261e;
    border: 2px solid #fff;
    border-radius: 50%;
    pointer-events: none;
  }
  .scene .dot {
    display: inline-block;
    inline-size: 0.8em;
    vertical-align: -0.05em;
  }
  @container game (min-width: 900px) {
    .scene {
      grid-template-columns: minmax(0, 1fr) calc(15 * var(--rem));
    }
    .scene > .fields,
    .bar {
      grid-column: 1 / -1;
    }
    /* The board stays beside a long list; a board higher than the window can be scrolled to its end. */
    .view {
      position: sticky;
      inset-block-start: min(8px, 100vh - 60px - (100cqi - 16 * var(--rem)) / var(--ratio));
    }
  }
  .tray {
    display: grid;
    gap: 8px;
    padding: 10px;
    background: var(--panel);
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
  .things,
  .seats {
    gap: 6px;
  }
  .seats [aria-pressed='true'],
  .things .chosen {
    background: var(--accent);
    color: var(--on-accent);
    border-color: var(--accent);
  }
  .things button,
  .tray button {
    min-block-size: 32px;
    padding: 3px 10px;
    font-size: calc(0.9 * var(--rem));
  }
  .things .thing {
    touch-action: none;
  }
  /* A place, not a piece: open in the middle, like a slot on a board. */
  .bar .target {
    border: 2px dashed var(--accent);
    background: none;
    border-radius: 4px;
  }
  .bar .target:hover {
    background: color-mix(in srgb, var(--accent) 18%, transparent);
  }
  @media (pointer: coarse) {
    .things button,
    .tray button {
      min-block-size: 44px;
    }
  }
  .things .idle {
    opacity: 0.6;
    cursor: default;
  }
  summary {
    padding-block: 4px;
    color: var(--faint);
    font-size: calc(0.85 * var(--rem));
    cursor: pointer;
  }
  .count {
    opacity: 0.8;
    font-variant-numeric: tabular-nums;
  }
  @media (forced-colors: active) {
    .seats [aria-pressed='true'],
    .things .chosen {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    .bar .target {
      border-color: Highlight;
    }
    .amiss {
      forced-color-adjust: none;
      color: Canvas;
      background: CanvasText;
      border-color: Canvas;
    }
    .things .idle {
      opacity: 1;
      color: GrayText;
    }
  }
`;
