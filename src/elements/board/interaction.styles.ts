/**
 * Styles needed once the reader acts or looks closer: picked-up and carried pieces, refusal reasons, the chooser,
 * close-ups, the list of moves, amount fields, the menu, the result.
 */
import { css } from 'lit';
import { scrollCue } from '../ui/scroll-cue.styles.js';

export const interactionStyles = css`
  ${scrollCue}
  .file {
    display: none;
  }
  /* Nothing is told of dice before they lie. */
  .falling :is(.story .line, .outcome) {
    visibility: hidden;
  }
  .moves {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
  .moves :is(select, [type='search'], [type='number']) {
    inline-size: 100%;
    min-inline-size: 0;
  }
  .amount {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
  }
  .amount input {
    inline-size: 6em;
    text-align: center;
  }
  .amount > .primary {
    flex: 1 1 auto;
  }
  .moves [role='radiogroup'] {
    display: grid;
  }
  .menu-items {
    display: grid;
    gap: 8px;
  }
  .result {
    display: grid;
    gap: 8px;
  }
  .stage ~ .side .now > .prompt:has(~ .result) {
    font:
      700 calc(1.35 * var(--rem)) / 1.2 Georgia,
      'Iowan Old Style',
      serif;
  }
  .result ol {
    margin: 0;
  }
  /* The wreath is loaded later than the content below it. Its space is reserved to avoid a layout shift. */
  .wreath,
  .result:not(.behind, :has(> .wreath))::before {
    content: '';
    inline-size: min(9 * var(--rem), 60%);
    aspect-ratio: 124 / 100;
    justify-self: center;
  }
  .result strong {
    font-size: calc(1.15 * var(--rem));
  }
  .view.zoomed {
    touch-action: none;
    cursor: grab;
  }
  .scene .mini-map {
    position: absolute;
    inset: 60px 8px auto auto;
    inline-size: min(24%, 150px);
    background: var(--panel);
    border: 2px solid var(--line);
    border-radius: 6px;
    opacity: 0.9;
    cursor: pointer;
  }
  .scene .mini-map.left {
    inset: 8px auto auto 8px;
  }
  .mini-map > * {
    fill: none;
    stroke: var(--ink);
    vector-effect: non-scaling-stroke;
  }
  .mini-map > .ways {
    stroke: color-mix(in srgb, var(--ink) 45%, transparent);
  }
  .mini-map > .dots {
    stroke-width: 5px;
    stroke-linecap: round;
  }
  .mini-map > .seen {
    fill: color-mix(in srgb, var(--accent) 20%, transparent);
    stroke: var(--accent);
    stroke-width: 2px;
  }
  .beside {
    position: absolute;
    z-index: 2; /* above the section .now, which stays in view under a tall board */
    --size: min(18 * var(--rem), 96%);
    left: clamp(0%, var(--x) - var(--size) / 2, 100% - var(--size));
    top: var(--y);
    translate: 0 calc(8px - var(--above, 0px));
    inline-size: var(--size);
    box-sizing: border-box;
    font-size: calc(0.9 * var(--rem));
    background: var(--panel);
    border: 2px solid currentColor;
    border-radius: 8px;
  }
  .reason {
    text-align: center;
    padding: 6px 10px;
    color: var(--warn);
    pointer-events: none;
  }
  .reason .rule-id {
    pointer-events: auto;
  }
  .chooser {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
    padding: 8px;
    max-block-size: 60vh;
    overflow: auto;
    border-color: var(--accent);
    touch-action: auto;
  }
  .chooser.at-button {
    position: fixed;
    inset: auto;
    margin: 0;
    translate: none;
    color: inherit;
  }
  .chooser > button {
    text-align: start;
  }
  @media (forced-colors: active) {
    .chooser {
      border-color: Highlight;
    }
  }
  .close-up {
    position: absolute;
    z-index: 3;
    inline-size: 240px;
    max-inline-size: 100%;
    box-sizing: border-box;
    font-size: calc(0.9 * var(--rem));
    background: var(--panel);
    border: 2px solid var(--line);
    border-radius: 12px;
    overflow: hidden;
    pointer-events: none;
    box-shadow: 0 6px 24px rgb(0 0 0 / 0.45);
  }
  .close-up > .why {
    margin: 0;
    padding: 6px 10px;
    color: var(--warn);
    border-block-start: 1px solid var(--line);
  }
  .close-up:empty {
    display: none;
  }
  .carried {
    pointer-events: none;
    translate: var(--drag-x, 0) var(--drag-y, 0);
  }
  .held {
    align-items: center;
    min-block-size: var(--button);
  }
  .controls .held {
    flex-wrap: nowrap;
  }
  /* A long name takes two lines of the row, and is never cut. */
  .held > button {
    position: relative;
    min-block-size: var(--button);
    min-inline-size: 0;
    padding-block: 0;
    padding-inline-start: 2em;
    font-size: calc(0.9 * var(--rem));
    line-height: 1.1;
  }
  .held > .quiet {
    line-height: 1.1;
  }
  /* The button of the only place says a whole move, and has the width of all columns. */
  .pick.to > button:only-child {
    grid-column: 1 / -1;
  }
  .held > .several {
    flex-wrap: nowrap;
    align-items: center;
    gap: 3px;
    block-size: var(--button);
    font-size: calc(0.85 * var(--rem));
    white-space: nowrap;
  }
  .held > .several > button {
    padding-inline: 9px;
    min-block-size: var(--button);
  }
  /* The number of pieces in the hand takes the place of the question, and half of the row. */
  .held:has(.several) > .quiet {
    display: none;
  }
  .controls:not(.forced) .held > button::after {
    content: '×' / '';
    position: absolute;
    inset-inline-start: 0.7em;
    inset-block-start: calc(50% - 0.55em);
  }
`;
