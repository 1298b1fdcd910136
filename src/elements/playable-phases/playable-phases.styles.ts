import { css } from 'lit';

/** Styles added to the shared ones: the layout of chart, tree and panels. */
export const styles = css`
  :host {
    --soft: color-mix(in srgb, var(--accent) 13%, var(--panel));
    --dim: color-mix(in srgb, var(--line) 60%, var(--paper));
  }
  .phases {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    padding: 10px;
    background: var(--paper);
    border-radius: 14px;
  }
  /* Two lines, so that nothing shifts while the game plays. */
  .prompt {
    font-weight: 500;
    min-block-size: 2lh;
  }
  /* The timeline stays at the foot of the window while any of the chart is in sight. */
  .foot {
    display: grid;
    gap: 8px;
    grid-template-columns: minmax(0, 1fr);
    padding-block-end: 6px;
    margin-block-end: -6px;
    background: var(--paper);
  }
  @media screen and (min-height: 30rem) {
    .foot {
      position: sticky;
      inset-block-end: 0;
      z-index: 2;
    }
    /* What has the focus is not behind it. */
    .columns :is(button, summary, input, select, textarea, .item) {
      scroll-margin-block: 12px calc(9 * var(--rem));
    }
  }
  .panel {
    display: grid;
    gap: 8px;
    align-content: start;
    padding: 12px 14px;
    background: var(--panel);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    min-inline-size: 0;
  }
  .title {
    font-weight: 600;
  }
  .phases details > summary:last-child {
    margin-block-end: 0;
  }
  .columns > * {
    align-self: start;
  }
  .columns,
  .column {
    display: grid;
    gap: 12px;
    align-content: start;
    grid-template-columns: minmax(0, 1fr);
  }
  .lead {
    display: grid;
    gap: 10px;
    grid-template-columns: minmax(0, 1fr);
  }
  @container (min-width: 720px) {
    .now {
      display: grid;
      grid-template-columns: minmax(calc(12 * var(--rem)), auto) minmax(0, 1fr);
      gap: 0 16px;
    }
    /* High enough for most phases, so that the panels below do not jump from phase to phase; a selection may be higher. */
    .about {
      block-size: calc(19 * var(--rem));
      overflow: auto;
      box-sizing: border-box;
    }
    .about.chosen {
      block-size: auto;
      min-block-size: calc(19 * var(--rem));
    }
    /* A fixed height: a panel that grew on hover would push the move from under the pointer, shrink, and grow again. */
    .words.steady > div {
      block-size: calc(34 * var(--rem));
      overflow: auto;
    }
  }
  /* Wide: the picture stays visible beside the text about it. */
  @container (min-width: 1100px) {
    .phases {
      grid-template-columns: minmax(0, 1fr) clamp(250px, 28cqi, 420px);
      align-items: start;
    }
    .lead {
      position: sticky;
      inset-block-start: 0;
    }
    .phases > :not(.lead, .columns) {
      grid-column: 1 / -1;
    }
    /* The picture above stays visible as long as there is room: it must not cover what follows. */
    .phases > .system {
      position: relative;
      z-index: 1;
    }
  }
  @container (540px <= width < 1100px) {
    .columns {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    .columns > :last-child {
      grid-column: 1 / -1;
    }
  }

  /* The tree. */
  .tree,
  .exits,
  .data,
  .changes,
  .events {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .item {
    display: grid;
    grid-template-columns: 1.2em minmax(0, 1fr);
    column-gap: 4px;
    padding: 5px 6px;
    border-radius: 6px;
    cursor: pointer;
    min-block-size: 24px;
    box-sizing: border-box;
  }
  .item::before {
    content: '';
    inline-size: 1.2em;
    color: var(--faint);
  }
  .item[aria-expanded='false']::before {
    content: '▸' / '';
  }
  .item[aria-expanded='true']::before {
    content: '▾' / '';
  }
  .item.open::before {
    content: '✓' / '';
    color: var(--accent);
    font-weight: 700;
  }
  .item.refused::before {
    content: '✗' / '';
    color: var(--warn);
  }
  .item.waits::before {
    content: '…' / '';
  }
  .item.depends::before {
    content: '?' / '';
  }
  .item.away {
    color: var(--faint);
  }
  .item .says {
    grid-column: 2;
  }
  .item:hover {
    background: color-mix(in srgb, var(--accent) 7%, transparent);
  }
  .item[aria-selected='true'] {
    box-shadow: inset 0 0 0 2px var(--ink);
  }
  .item.state > .label {
    font-weight: 600;
  }
  .item.active {
    background: var(--soft);
    border-inline-start: 4px solid var(--accent);
    padding-inline-start: 2px; /* The border takes no space from the text. */
  }
  .l2 {
    margin-inline-start: 18px;
  }
  .l3 {
    margin-inline-start: 36px;
  }
  .l4 {
    margin-inline-start: 54px;
  }
  .l5,
  .l6 {
    margin-inline-start: 72px;
  }
  .says {
    font-size: calc(0.88 * var(--rem));
    color: var(--faint);
    overflow-wrap: anywhere;
  }
  .refused > .says,
  .says.refused {
    color: var(--warn);
  }
  :is(.open > .says, .says.open) {
    color: var(--accent);
  }
  .item:focus-visible {
    outline-offset: -2px;
  }
  @media (pointer: coarse) {
    .item {
      padding-block: 10px;
      min-block-size: 44px;
    }
  }
  @container (max-width: 479px) {
    .phases {
      padding: 8px;
    }
    .words {
      order: -1;
    }
    .item.state.l1 {
      margin-block-start: 6px;
      padding: 10px 8px;
      border: 1px solid var(--line);
      background: var(--paper);
    }
    .item.active.l1 {
      background: var(--soft);
      border: 2px solid var(--accent);
      border-inline-start-width: 6px;
      padding: 9px 7px;
      padding-inline-start: 3px;
    }
  }

  /* The panel of the selected state. */
  .exits {
    display: grid;
    gap: 2px;
  }
  .exits li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    align-items: baseline;
    padding-block: 2px;
  }
  .link {
    border: 0;
    padding: 2px 0;
    background: none;
    min-height: 28px;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 3px;
    color: inherit;
  }
  .answer {
    padding: 6px 10px;
    border-inline-start: 4px solid var(--accent);
  }
  details.plain {
    border: 0;
    padding: 0;
    background: none;
  }
  .plain > summary {
    padding: 4px 0;
    font-weight: 500;
  }
  .plain > :last-child {
    margin-block-end: 0;
  }
  .send label {
    display: grid;
    gap: 4px;
  }
  textarea {
    font:
      calc(0.9 * var(--rem)) ui-monospace,
      monospace;
    color: inherit;
    background: var(--paper);
    border: 1px solid var(--line);
    border-radius: 8px;
    padding: 6px 10px;
    max-inline-size: 100%;
    box-sizing: border-box;
  }

  /* History and table. */
  .find {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 10 * var(--rem)), 1fr));
    margin-block-end: 8px;
  }
  .find > :only-child {
    grid-column: 1 / -1;
  }
  .events {
    max-block-size: calc(26 * var(--rem));
    overflow: auto;
    font-size: calc(0.92 * var(--rem));
    margin-block-end: 8px;
  }
  .events > li {
    display: grid;
    grid-template-columns: 2.8em minmax(0, 1fr);
    gap: 8px;
    padding: 6px 4px;
    border-block-start: 1px solid color-mix(in srgb, var(--line) 35%, transparent);
    overflow-wrap: anywhere;
  }
  .events > [aria-current='step'] {
    background: var(--soft);
    border-inline-start: 4px solid var(--accent);
  }
  .stamp {
    min-height: 24px;
    min-inline-size: 24px;
    padding: 0 6px;
    font-size: calc(0.82 * var(--rem));
    align-self: start;
  }
  .states {
    color: var(--faint);
    font-size: calc(0.88 * var(--rem));
  }
  code {
    font:
      0.88em ui-monospace,
      monospace;
  }
  .data {
    font-size: calc(0.92 * var(--rem));
    overflow-wrap: anywhere;
  }
  .data .data,
  .changes {
    padding-inline-start: 16px;
    border-inline-start: 1px solid color-mix(in srgb, var(--line) 40%, transparent);
  }
  .data li {
    padding-block: 2px;
  }
  .changed > code,
  .changed > details > summary > code {
    font-weight: 700;
    text-decoration: underline;
  }
  .data .mark {
    color: var(--accent);
    font-size: 0.85em;
  }
  .exports .row + .row {
    margin-block-start: 6px;
  }
  @media (forced-colors: active) {
    .panel,
    .picture {
      border-color: CanvasText;
    }
    .item.active {
      border-inline-start-color: Highlight;
    }
    .item[aria-selected='true'] {
      outline: 2px solid CanvasText;
      outline-offset: -4px;
    }
  }
  @media print {
    .zoom,
    .time,
    .band:not(:has(.track)) {
      display: none;
    }
    .about,
    .words.steady > div {
      block-size: auto;
    }
  }
`;
