/** A position set up by hand. */
import { css } from 'lit';

export const styles = css`
  :host {
    display: grid;
    gap: 10px;
    grid-template-columns: minmax(0, 1fr);
  }
  p {
    min-block-size: 1.4em;
  }
  .fields,
  .things,
  .seats {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
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
    inline-size: 6rem;
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
  .scene .dot {
    display: inline-block;
    inline-size: 0.8em;
    vertical-align: -0.05em;
  }
  @container game (min-width: 900px) {
    .scene {
      grid-template-columns: minmax(0, 1fr) 15rem;
    }
    .tray {
      position: sticky;
      inset-block-start: 8px;
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
  .tray button {
    min-block-size: 32px;
    padding: 3px 10px;
    font-size: calc(0.9 * var(--rem));
  }
  .things .thing {
    touch-action: none;
  }
  .things .target {
    outline: 3px solid var(--accent);
    outline-offset: -1px;
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
    .things .target {
      outline-color: Highlight;
    }
    .things .idle {
      opacity: 1;
      color: GrayText;
    }
  }
`;
