import { css } from 'lit';

export const styles = css`
  :host {
    /* The unit for text: it grows with the reader's font size, but ignores a theme's smaller rem (Ghost's is 62.5 %). */
    --rem: max(1rem, 16px);
    --ink: var(--playable-ink, light-dark(#22252b, #eceef2));
    --paper: var(--playable-paper, light-dark(#fbfaf6, #1c2028));
    --panel: var(--playable-panel, light-dark(#fffdf8, #252a34));
    --line: var(--playable-line, light-dark(#8a8578, #7d8594));
    --faint: var(--playable-faint, light-dark(#5d5a52, #b4b9c4));
    --accent: var(--playable-accent, light-dark(#6b3fa0, #c3a2ee));
    --on-accent: light-dark(#fff, #1c1426);
    --warn: light-dark(#9c2b1f, #ff9d8f);
    --radius: 10px;
    display: block;
    /* A container has no width of its own. Where the parent takes its width from its content, it gets the least usable one. */
    container: game / inline-size !important;
    contain-intrinsic-inline-size: min(20 * var(--rem), 90vw) !important;
    /* The least usable width: beside a floated image with less room, the browser puts the element below the image. */
    min-inline-size: min(100%, 20 * var(--rem));
    writing-mode: horizontal-tb !important;
    color: var(--ink);
    font-family: var(--playable-font, system-ui, sans-serif);
    font-size: var(--rem);
    line-height: 1.4;
  }
  :host([hidden]) {
    display: none !important;
  }
  :host(:fullscreen) {
    overflow: auto;
    background: var(--paper);
  }
  /*
   * What the page passes on and our layout does not expect. All our languages run from left to right; names and lessons of the
   * page may not. This is not on the host, which rules of the page outdo, nor on the page's own children. What an SVG
   * use element repeats is in a shadow tree too, with that element as its host: there it would undo the sizes of drawn texts.
   */
  :where(:host(:not(use)) > :not(slot, button, :has(> slot))) {
    color: var(--ink);
    font-family: var(--playable-font, system-ui, sans-serif);
    font-size: var(--rem);
    line-height: var(--playable-line-height, 1.4);
    direction: ltr;
    writing-mode: horizontal-tb;
    text-orientation: mixed;
    text-align: start;
    text-align-last: auto;
    text-indent: 0;
    text-rendering: auto;
    text-wrap-style: auto;
    line-break: auto;
    text-transform: none;
    white-space: normal;
    letter-spacing: var(--playable-letter-spacing, normal);
    word-spacing: var(--playable-word-spacing, normal);
    word-break: normal;
    overflow-wrap: normal;
    hyphens: manual;
    tab-size: 8;
    font-style: normal;
    font-weight: normal;
    font-stretch: normal;
    font-variant: normal;
    font-kerning: auto;
    font-size-adjust: none;
    font-feature-settings: normal;
    font-variation-settings: normal;
    text-shadow: none;
    -webkit-text-fill-color: currentcolor;
    -webkit-text-stroke: 0;
    cursor: auto;
    list-style: outside;
    /* For drawings. */
    text-anchor: start;
    dominant-baseline: auto;
    fill: #000;
    fill-opacity: 1;
    stroke: none;
    stroke-width: 1;
    forced-color-adjust: auto;
  }
  .game {
    display: grid;
    gap: var(--gap);
    grid-template-columns: minmax(0, 1fr);
    background: var(--paper);
    border-radius: 14px;
    padding: var(--around);
  }
  .scores {
    container-type: inline-size;
  }
  .scores,
  .others {
    display: grid;
    gap: 10px;
    align-content: start;
  }
  .game > *,
  .parts > *,
  .scores > * {
    min-width: 0;
  }
  @container game (max-width: 420px) {
    /* The board takes all the width, so that its smallest places can be touched. */
    .game {
      padding: 6px 0;
    }
    :is(.scores, .others) > .quiet {
      padding-inline: 8px;
    }
  }
  .room {
    visibility: hidden;
  }
  .room .view {
    visibility: visible;
  }
  h2,
  p {
    margin: 0;
  }
  .quiet {
    color: var(--faint);
    font-size: calc(0.9 * var(--rem));
  }
  /* The message of an error may quote a move or an address. */
  :is(.warning, .note) {
    overflow-wrap: break-word;
  }
  :is(.warning, .refused) {
    color: var(--warn);
  }
  button,
  select,
  input {
    font: inherit;
    letter-spacing: inherit;
    word-spacing: inherit;
    color: inherit;
    background: var(--paper);
    border: 1px solid var(--line);
    border-radius: 8px;
    padding: 6px 12px;
    max-width: 100%;
    box-sizing: border-box;
  }
  button {
    cursor: pointer;
    min-height: 36px;
  }
  button:hover:enabled {
    border-color: var(--accent);
  }
  button.primary,
  button[aria-pressed='true'] {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--on-accent);
  }
  button:disabled,
  button[aria-disabled='true'],
  .controls.forced button {
    color: var(--faint);
    cursor: default;
    border-style: dashed;
    background: none;
  }
  /*
   * The prompt says the only move, which is played automatically: its button, and all beside it, only keep their places. They
   * are not hidden from the focus, which a move may bring there.
   */
  .controls.forced {
    pointer-events: none;
  }
  .controls.forced :not(:focus-visible, :has(:focus-visible)) {
    opacity: 0;
  }
  @media (pointer: coarse) {
    button,
    select,
    summary,
    .option {
      min-height: 44px;
    }
  }
  :focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .missed {
    position: sticky;
    bottom: 0;
    z-index: 4;
    padding: 6px;
    background: var(--paper);
  }
  details {
    background: var(--panel);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    padding: 0 12px;
  }
  summary {
    cursor: pointer;
    box-sizing: border-box;
    align-content: center;
    padding: 8px 0;
    font-weight: 600;
  }
  details > :last-child:not(summary) {
    margin-bottom: 12px;
  }
  .field :is(select, [type='search'], [type='number']) {
    inline-size: 100%;
    min-inline-size: 0;
  }
  .option {
    display: flex;
    gap: 8px;
    align-items: center;
    min-height: 28px;
  }
  select option {
    white-space: normal; /* often only the end of a move's sentence distinguishes it from the next */
  }
  .option input {
    accent-color: var(--accent);
    margin: 0;
  }
  .rule {
    font-size: calc(0.75 * var(--rem));
    font-weight: 500;
    color: var(--faint);
    white-space: nowrap;
  }
  .rule-ref {
    white-space: nowrap;
  }
  .rule-id {
    min-height: 24px;
    padding: 0 2px;
    border: none;
    border-radius: 2px;
    background: none;
    font-size: calc(0.8 * var(--rem));
    text-decoration: underline;
    text-underline-offset: 2px;
    white-space: nowrap;
  }
  .field {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 8px;
    align-items: center;
  }
  .field select {
    contain: paint; /* WebKit lets long words overflow */
    text-overflow: ellipsis;
  }
  @container (max-width: 420px) {
    .field {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
    .field :is(select, input) {
      padding-inline: 6px;
    }
  }
  dialog {
    color: var(--ink);
    background: var(--panel);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    inline-size: min(30 * var(--rem), calc(100vw - 2 * var(--rem)));
    box-sizing: border-box;
  }
  dialog::backdrop {
    background: rgb(16 20 30 / 0.5);
  }
  .visually-hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (forced-colors: active) {
    .now,
    details,
    button {
      border-color: CanvasText;
    }
    button.primary:not(:disabled, [aria-disabled='true']),
    button[aria-pressed='true']:not(:disabled, [aria-disabled='true']) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
      border-color: Highlight;
    }
  }
  /* One that has the focus stays, so that the focus is not lost. */
  .zoom.whole > [aria-disabled='true']:not(:focus) {
    visibility: hidden;
  }
  /* On paper: the state of the game and all moves, without buttons, in dark ink whatever the page has on its screen. */
  @media print {
    :host {
      color-scheme: light !important;
      --playable-ink: initial !important;
      --playable-faint: initial !important;
      --playable-paper: initial !important;
      --playable-panel: initial !important;
      --playable-line: initial !important;
      --playable-accent: initial !important;
    }
    .list,
    .row,
    .now .note,
    .menu,
    .row + .quiet,
    details:not([open], .history),
    .history:not(:has(> :nth-child(2))) {
      display: none;
    }
    /* A table split over pages would repeat its head, for which no space is reserved. */
    .scores,
    .now {
      break-inside: avoid;
    }
    .history::details-content {
      content-visibility: visible;
      block-size: auto;
    }
    .history > summary {
      list-style: none;
    }
  }
`;
