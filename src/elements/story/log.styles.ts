/** Styles of the log, and of the card over the foot of the panel. */
import { css } from 'lit';

export const logStyles = css`
  :is(.history, .since) :is(.title, ul, ol) {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  :is(.history, .since) .title {
    font: 600 calc(0.8 * var(--rem))/1.3 var(--playable-font, system-ui, sans-serif);
    color: var(--faint);
    margin-block: 8px 2px;
  }
  .since {
    font-size: calc(0.9 * var(--rem));
  }
  .since li {
    padding-inline-start: 8px;
    border-inline-start: 2px dotted var(--line);
  }
  .since li + li {
    margin-block-start: 6px;
  }
  .others-door {
    flex: none;
  }
  .others-did {
    position: absolute;
    inset: auto;
    box-sizing: border-box;
    inline-size: calc(34 * var(--rem));
    margin: 0;
    padding: 8px 12px 12px;
    overflow: auto;
    .title {
      margin-block-start: 0;
    }
    color: var(--ink);
    background: var(--panel);
    border: 2px solid var(--accent);
    border-radius: var(--radius);
    box-shadow: 0 4px 16px rgb(16 20 30 / 0.3);
  }
  @supports not selector(:popover-open) {
    :is(.others-door, .others-did) {
      display: none;
    }
  }
  /* In a narrow line this button replaces the buttons that have no effect now. */
  @container story (max-width: 539.98px) or (max-width: 33.7rem) {
    .story > .others-door {
      inline-size: max(86px, min(5.4 * var(--rem), 25cqi));
      padding-inline: 2px;
      font-size: calc(0.75 * var(--rem));
      line-height: 1.1;
    }
    .story > .others-door::before {
      content: none;
    }
    /* The coach's advice beside it is as small as the line. */
    .story:has(> .others-door) > .coach > p {
      font-size: calc(0.75 * var(--rem));
    }
    .story > .others-did > .dismiss {
      inline-size: auto;
      font-size: var(--rem);
    }
    .story > .others-did > .dismiss::before {
      content: none;
    }
    .story:has(.row :focus-visible) > .others-door {
      display: none;
    }
  }
  .log {
    font-size: calc(0.9 * var(--rem));
  }
  .round > summary {
    min-block-size: 28px;
    font-weight: 600;
  }
  details.round {
    padding: 0;
    border: none;
    background: none;
  }
  .log li {
    display: grid;
    grid-template-columns: 2.6em 1fr;
    gap: 6px;
    padding: 4px 0 4px 4px;
    border-inline-start: 2px dotted transparent;
    border-top: 1px solid color-mix(in srgb, var(--line) 35%, transparent);
  }
  .log li.recent {
    border-inline-start-color: var(--accent);
  }
  /* Further moves of a seat, and consequences of a move. */
  .log li.same {
    border-top-color: transparent;
  }
  /* Not bold, which would change its line breaks. */
  .log li[aria-current='step'] {
    background: color-mix(in srgb, var(--accent) 14%, transparent);
  }
  .log .stamp {
    min-height: 24px;
    padding: 0 2px;
    font-size: calc(0.8 * var(--rem));
    align-self: start;
  }
  .log .rule {
    white-space: normal;
  }
  /* The log scrolls, so that its newest entries are in sight, and the way to close it. Beside the board it has its own height. */
  .history[open] {
    max-block-size: min(22 * var(--rem), 80vh);
    padding-block: 0;
    overflow: auto;
    scroll-padding-block-start: 48px; /* the heading covers no line that has the focus */
    scrollbar-width: thin;
    > summary {
      position: sticky;
      inset-block-start: 0;
      background: var(--panel);
    }
  }
  @container side (min-width: 1px) {
    .parts:not(:has(.result)) > .history[open] {
      max-block-size: none;
    }
  }
  @container side (min-width: 500px) {
    .notes:has(.help) > .recap {
      max-block-size: none;
    }
  }
  .notes > .phases {
    margin: 0;
    padding: 0 12px;
    list-style: none;
    color: var(--faint);
    /* Marks that it goes on above and below. They take no height and only show while that is so: scrolling drives them. */
    &::before,
    &::after {
      position: sticky;
      display: block;
      block-size: 1lh;
      text-align: end;
      color: var(--ink);
      opacity: 0;
      animation: goes-on linear both;
      animation-timeline: scroll(nearest block);
    }
    &::before {
      content: '▴' / '';
      inset-block-start: 0;
      margin-block-end: -1lh;
      animation-direction: reverse;
    }
    &::after {
      content: '▾' / '';
      inset-block-end: 0;
      margin-block-start: -1lh;
    }
  }
  @keyframes goes-on {
    from,
    99% {
      opacity: 1;
    }
  }
  /* Several short names share a line, so that the list fits into the little height below the players. */
  .notes > .phases > li {
    display: inline-block;
    margin-inline-end: 1em;
    scroll-snap-align: start;
  }
  .notes > .phases .number:not(:empty) {
    margin-inline-end: 0.3em;
  }
  .notes > .phases [aria-current] {
    color: var(--ink);
    text-decoration: underline 2px var(--accent);
    text-underline-offset: 4px;
  }
  .recap {
    box-sizing: border-box;
    padding: 8px 12px;
    background: var(--panel);
    border: 2px solid var(--accent);
    border-radius: var(--radius);
    font-size: calc(0.9 * var(--rem));
    /* With large fonts, .now stays in view above it. */
    max-block-size: min(22 * var(--rem), 45vh, max(25vh, 100vh - 16 * var(--rem)));
    overflow: auto;
  }
  /* While an answer of help is shown the older card is hidden: both would cover what the answer is about. */
  .stage ~ .side .notes:has(.help) > .recap {
    display: none;
  }
  /* What the reader has asked for comes before what tells itself. */
  .stage:has(> .story > .others-did:popover-open) ~ .side .recap {
    visibility: hidden;
  }
  /* Beside the coach's advice there is room for less of it; it scrolls. */
  .notes:has(.help) > .recap {
    max-block-size: min(10 * var(--rem), 24vh);
  }
  .recap .title {
    margin: 0;
    padding-inline-end: 40px;
    font-size: var(--rem);
  }
  .recap .title:not(:first-of-type) {
    margin-block-start: 8px;
  }
  .recap ul {
    margin: 2px 0 0;
    padding: 0;
    list-style: none;
    font-variant-numeric: tabular-nums;
  }
  /* In sight also while the card is scrolled. */
  :is(.recap, .others-did) > .dismiss {
    float: inline-end;
    position: sticky;
    inset-block-start: 0;
    min-inline-size: 36px;
    margin: -2px -6px 0 8px;
    background: var(--panel);
  }
  .unfold {
    display: none;
  }
  .recap .line {
    inline-size: 100%;
    min-height: 28px;
    padding: 2px 4px;
    border: none;
    background: none;
    font: inherit;
    text-align: start;
  }
  .recap li:not(:has(.line)) {
    padding: 3px 4px;
  }
  /* What each seat got begins at one edge, however long the names are. */
  .recap ul:has(strong) {
    display: grid;
    grid-template-columns: minmax(3.6em, auto) 1fr;
    column-gap: 8px;
  }
  .recap :is(li, .line):has(strong) {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
  }
  .recap .line:is(:hover, :focus-visible) {
    background: color-mix(in srgb, var(--accent) 14%, transparent);
  }
  @container game (max-width: 539.98px) {
    .recap {
      padding: 6px 10px;
      font-size: calc(0.8 * var(--rem));
      line-height: 1.25;
    }
    .recap .line,
    .recap li:not(:has(.line)) {
      min-height: 24px;
      padding-block: 1px;
    }
    .recap .title {
      margin-block-end: 6px;
    }
    /* There it lies over the board, on which the reader chooses something. */
    .recap.folded {
      > ul {
        display: none;
      }
      > .unfold {
        display: block;
      }
    }
  }
  /* On the smallest phones a column of names would leave only a few words to a line: the name begins the first line. */
  @container game (max-width: 339.98px) {
    .recap ul:has(strong),
    .recap :is(li, .line):has(strong) {
      display: block;
    }
    .recap li + li {
      margin-block-start: 4px;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .recap {
      animation: rise 240ms ease-out;
    }
    /* No fade-in, so that the card can be read from its first frame. */
    @keyframes rise {
      from {
        translate: 0 12px;
      }
    }
  }
  @media (forced-colors: active) {
    .recap {
      border-color: CanvasText;
    }
    .recap .line:is(:hover, :focus-visible),
    .log li[aria-current='step'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  @media print {
    .recap {
      display: none;
    }
    .history[open] {
      max-height: none;
      overflow: visible;
      contain: none;
    }
    .log button {
      border-color: transparent;
    }
    .round > summary {
      list-style: none;
    }
  }
`;
