import { css } from 'lit';

/** Styles added to the shared ones: a page to read. */
export const styles = css`
  .book {
    padding: 14px;
    background: var(--paper);
    border-radius: 14px;
    overflow-wrap: break-word;
  }
  .book [hidden] {
    display: none;
  }
  .title {
    font-weight: 700;
    font-size: calc(1.2 * var(--rem));
    margin-block: 24px 8px;
  }
  .book > .title {
    font-size: calc(1.5 * var(--rem));
    margin-block: 0 12px;
  }
  .goal {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
    min-block-size: calc(6 * var(--rem));
    margin-block-end: 12px;
  }
  .goal svg {
    inline-size: calc(14 * var(--rem));
  }
  .goal p {
    flex: 1 1 calc(16 * var(--rem));
    max-inline-size: calc(30 * var(--rem));
  }
  .best {
    background: var(--panel);
    border-inline-start: 4px solid var(--accent);
    border-radius: var(--radius);
    padding: 10px 14px;
  }
  .best ol {
    margin: 4px 0 0;
    padding-inline-start: 1.6em;
    display: grid;
    gap: 6px;
  }
  .find {
    display: grid;
    gap: 4px;
    margin-block-end: 12px;
    max-inline-size: calc(24 * var(--rem));
  }
  /* Without numbers: many titles begin with that of a phase. */
  .contents ol {
    padding: 0;
    columns: calc(16 * var(--rem));
    list-style: none;
  }
  .contents li {
    break-inside: avoid;
  }
  .contents a {
    display: block;
    padding-block: 0.15em;
  }
  a {
    color: var(--accent);
  }
  [aria-current='step'] {
    font-weight: 700;
  }
  .here {
    margin-block-end: 8px;
  }
  .current {
    border-inline-start: 4px solid var(--accent);
    padding-inline-start: 10px;
  }
  .rule {
    display: grid;
    grid-template-columns: calc(4.5 * var(--rem)) minmax(0, calc(44 * var(--rem)));
    gap: 2px 12px;
    padding-block: 8px;
    color: inherit;
    font-size: var(--rem);
    white-space: normal;
    scroll-margin-block: 12px;
  }
  .rule[aria-current] {
    outline: 2px solid var(--accent);
    outline-offset: 4px;
    border-radius: 4px;
  }
  .id {
    padding-block: 0.2em;
    font-size: calc(0.85 * var(--rem));
    white-space: nowrap;
  }
  .text {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
  }
  .sentence {
    position: relative;
    text-wrap: pretty;
  }
  /* Reserves the space of a picture until it is loaded (no layout shift). */
  .position {
    position: relative;
    inline-size: min(100%, 20 * var(--rem));
    aspect-ratio: 16 / 10;
    overflow: hidden;
    border-radius: 8px;
  }
  /* The touch target is higher than the line, without making the line higher. */
  .term button {
    display: inline;
    min-height: 0;
    margin-block: -3px;
    padding: 3px 0;
    border: 0;
    border-radius: 2px;
    background: none;
    text-decoration: underline dotted;
    text-underline-offset: 3px;
    cursor: help;
  }
  /* As wide as the paragraph and below the term's line, so that it fits wherever the paragraph does. */
  .tip {
    position: absolute;
    inset-inline: 0;
    z-index: 1;
    display: block;
    padding: 8px 12px;
    background: var(--panel);
    border: 2px solid var(--accent);
    border-radius: 8px;
  }
  .ruling {
    padding-inline-start: 10px;
    border-inline-start: 3px double var(--line);
  }
  .label {
    font-weight: 600;
    font-size: calc(0.9 * var(--rem));
    color: var(--faint);
  }
  /* A table wider than the page scrolls on its own. */
  .table {
    overflow-x: auto;
    container-type: inline-size;
  }
  .table table {
    border-collapse: collapse;
    font-size: calc(0.9 * var(--rem));
    font-variant-numeric: tabular-nums;
  }
  .table caption {
    text-align: start;
    padding-block-end: 4px;
    max-inline-size: 100cqi;
    color: var(--faint);
  }
  .table :is(th, td) {
    padding: 3px 8px;
    border: 1px solid color-mix(in srgb, var(--line) 50%, transparent);
    text-align: center;
  }
  .table tbody th {
    text-align: start;
    font-weight: 600;
  }
  .table td:has(button) {
    padding: 0;
  }
  .table td button {
    inline-size: 100%;
    min-inline-size: calc(2.75 * var(--rem));
    border: 0;
    border-radius: 0;
    background: none;
  }
  .table td button:is(:hover, [aria-expanded='true']) {
    background: color-mix(in srgb, var(--accent) 18%, transparent);
  }
  .readings {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(14 * var(--rem), 100%), 1fr));
    gap: 10px;
    margin: 0;
  }
  .readings dt {
    font-weight: 600;
  }
  .readings dd {
    margin: 0;
  }
  .tools {
    grid-column: 2;
    display: flex;
    flex-wrap: wrap;
    gap: 2px 6px;
    align-items: center;
    align-self: start;
    font-size: calc(0.85 * var(--rem));
  }
  .tools button {
    min-block-size: 30px;
    padding-block: 2px;
    border-radius: 15px;
  }
  .tools [data-lesson] {
    border-color: var(--accent);
    color: var(--accent);
  }
  .address {
    display: grid;
    max-inline-size: 100%;
  }
  .tools [data-copy] {
    border-color: transparent;
    background: none;
    color: var(--faint);
    text-decoration: underline dotted;
    text-underline-offset: 3px;
  }
  .lesson {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    justify-items: stretch;
  }
  mark {
    background: light-dark(#ffe58a, #6a5200);
    color: inherit;
  }
  .glossary {
    display: none;
  }
  .glossary dd {
    margin: 0 0 4px;
  }
  .glossary dt {
    font-weight: 600;
  }
  @container (min-width: 900px) {
    .rule {
      grid-template-columns: calc(4.5 * var(--rem)) minmax(0, calc(44 * var(--rem))) minmax(calc(12 * var(--rem)), 1fr);
    }
    .tools {
      grid-column: 3;
    }
  }
  @container (max-width: 480px) {
    .tools {
      grid-column: 1;
    }
    .book {
      padding: 8px;
    }
    .rule {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media print {
    .find,
    .contents,
    .tools,
    .lesson,
    .position,
    .table .try,
    .book .tip {
      display: none;
    }
    .glossary,
    .book .chapter[hidden] {
      display: block;
    }
    .book .rule,
    .book .rule[hidden] {
      display: grid;
      break-inside: avoid;
    }
    .title,
    .goal {
      break-after: avoid;
    }
    /* Else only its upper edge would stay with the title, and its picture and text go to the next page. */
    .goal {
      break-inside: avoid;
    }
    /* Paper does not scroll: a wide table gets tighter. */
    .table {
      overflow: visible;
    }
    .table table {
      font-size: calc(0.75 * var(--rem));
    }
    .table :is(th, td) {
      padding-inline: 2px;
    }
    .table td button {
      min-inline-size: 0;
    }
    mark {
      background: none;
    }
  }
`;
