import { css } from 'lit';

/** Styles of the actors and of their messages. */
export const styles = css`
  .actors,
  .sequence ol {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .actors {
    margin-block-end: 8px;
    overflow-wrap: anywhere;
  }
  .actors [aria-current='true'] {
    font-weight: 700;
  }
  .known,
  .said {
    overflow-wrap: anywhere;
    padding: 6px 10px;
    border-inline-start: 4px solid var(--accent);
  }
  .sequence {
    display: grid;
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(max-content, 1fr);
    position: relative;
    overflow: auto;
    max-block-size: calc(30 * var(--rem));
    font-size: calc(0.88 * var(--rem));
    background: var(--paper);
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
  .heads,
  .lines,
  .sequence li {
    display: grid;
    min-inline-size: max-content;
  }
  .heads {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    padding-block: 6px;
    background: var(--panel);
    border-block-end: 1px solid var(--line);
  }
  .heads > b {
    padding-inline: 4px;
    text-align: center;
    overflow-wrap: anywhere;
  }
  .lines,
  .sequence ol {
    grid-area: 2 / 1;
  }
  .lines > i {
    border-inline-start: 1px dashed var(--line);
  }
  .arrow {
    position: relative;
    display: block;
    min-block-size: 34px;
    min-inline-size: 0;
    padding: 4px 14px 8px;
    border: 0;
    border-radius: 0;
    border-block-end: 2px solid var(--accent);
    background: none;
    color: inherit;
    text-align: center;
    overflow-wrap: anywhere;
  }
  .arrow.emitted {
    border-block-end-style: dashed;
  }
  .arrow.self {
    border-inline-end: 2px solid var(--accent);
    border-block-start: 2px solid var(--accent);
    margin-block: 4px;
  }
  .arrow::after {
    position: absolute;
    inset-block-end: -0.72em;
    line-height: 1.4;
    color: var(--accent);
  }
  .arrow.ahead::after {
    content: '▶' / '';
    inset-inline-end: -2px;
  }
  .arrow:is(.back, .self)::after {
    content: '◀' / '';
    inset-inline-start: -2px;
  }
  .arrow:hover,
  .arrow[aria-expanded='true'] {
    background: var(--soft);
  }
  .arrow:focus-visible {
    outline-offset: -3px;
  }
  .said {
    grid-column: 1 / -1;
    position: sticky;
    inset-inline-start: 0;
    margin: 6px 0;
    max-inline-size: min(40 * var(--rem), calc(100cqi - 60px));
    box-sizing: border-box;
    background: var(--panel);
  }
  @media (pointer: coarse) {
    .arrow,
    .actors .link {
      min-block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    .sequence,
    .heads {
      border-color: CanvasText;
    }
    .arrow {
      border-color: LinkText;
    }
    .arrow::after {
      color: LinkText;
    }
  }
`;
