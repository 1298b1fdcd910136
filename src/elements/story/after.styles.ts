/** The log, and the card over the foot of what stands beside the board. */
import { css } from 'lit';

export const after = css`
  .history :is(.title, ul, ol) {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .history .title {
    font: 600 calc(0.8 * var(--rem))/1.3 var(--playable-font, system-ui, sans-serif);
    color: var(--faint);
    margin-block: 8px 2px;
  }
  .since {
    padding-block-end: 8px;
    font-size: calc(0.9 * var(--rem));
  }
  .since li {
    padding-inline-start: 8px;
    border-inline-start: 2px dotted var(--line);
  }
  .since li + li {
    margin-block-start: 6px;
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
    padding: 4px 0;
    border-top: 1px solid color-mix(in srgb, var(--line) 35%, transparent);
  }
  /* Further moves of a seat, and what follows from a move. */
  .log li.same {
    border-top-color: transparent;
  }
  .log li[aria-current='step'] {
    font-weight: 600;
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
  /* Beside the board the panel has a height of its own; elsewhere nothing scrolls within what scrolls. */
  @container side (min-width: 1px) {
    .log {
      max-height: 20rem;
      overflow: auto;
    }
  }
  @container side (min-width: 640px) {
    .log {
      max-height: max(20rem, calc(var(--playable-height, 100dvh) - 16rem));
    }
  }
  /* It lies over what is at the foot: nothing moves when it comes and goes. */
  .recap {
    position: sticky;
    inset-block-end: 8px;
    z-index: 1;
    box-sizing: border-box;
    padding: 8px 12px;
    background: var(--panel);
    border: 2px solid var(--accent);
    border-radius: var(--radius);
    box-shadow: 0 4px 16px rgb(16 20 30 / 0.3);
    font-size: calc(0.9 * var(--rem));
    max-block-size: min(22rem, 60vh);
    overflow: auto;
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
  .recap .dismiss {
    float: inline-end;
    min-inline-size: 36px;
    margin: -2px -6px 0 8px;
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
  .recap :is(.line, li:not(:has(.line))):has(strong) {
    display: grid;
    grid-template-columns: minmax(3.6em, auto) 1fr;
    gap: 8px;
  }
  .recap .line:is(:hover, :focus-visible) {
    background: color-mix(in srgb, var(--accent) 14%, transparent);
  }
  @container game (max-width: 539.98px) {
    /* Above what to do now, which stays in sight at the foot. */
    .recap {
      inset-block-end: 212px;
      z-index: 2;
      margin-inline: 6px;
      max-block-size: 34vh;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .recap {
      animation: rise 240ms ease-out;
    }
    @keyframes rise {
      from {
        opacity: 0;
        translate: 0 12px;
      }
    }
  }
  @media (forced-colors: active) {
    .recap {
      border-color: CanvasText;
    }
    .recap .line:is(:hover, :focus-visible) {
      outline: 2px solid Highlight;
    }
  }
  @media print {
    .recap {
      display: none;
    }
    .log {
      max-height: none;
    }
    .log button {
      border-color: transparent;
    }
    .round > summary {
      list-style: none;
    }
  }
`;
