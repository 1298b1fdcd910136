/** What lies around a drawn board: how it takes pointers, what is carried over it, and the reason beside a place. */
import { css } from 'lit';

export const sceneStyles = css`
  .view {
    position: relative;
  }
  .scene {
    touch-action: pan-y;
    user-select: none;
    -webkit-user-select: none;
  }
  .view.zoomed {
    touch-action: none;
    cursor: grab;
  }
  .scene .mini-map {
    position: absolute;
    inset: 8px 8px auto auto;
    inline-size: min(24%, 150px);
    background: var(--panel);
    border: 2px solid var(--line);
    border-radius: 6px;
    opacity: 0.9;
    cursor: pointer;
  }
  .mini-map > * {
    fill: none;
    stroke: var(--ink);
    vector-effect: non-scaling-stroke;
  }
  .mini-map > .seen {
    fill: color-mix(in srgb, var(--accent) 20%, transparent);
    stroke: var(--accent);
    stroke-width: 2px;
  }
  .scene > .zoom {
    justify-content: flex-end;
    margin-block-start: 6px;
  }
  /* The room of the buttons, which come behind the board. */
  .scene > .zoom:empty {
    block-size: 36px;
  }
  .zoom button {
    min-inline-size: 44px;
  }
  /* What can be carried does not scroll the page. */
  .scene :is(.source, .chosen) {
    touch-action: none;
  }
  /* A map is not mirrored: with the page's direction its words would leave their places. */
  .scene svg {
    direction: ltr;
    display: block;
    width: 100%;
    height: auto;
  }
  /* The drawing for a narrow column is printed too: it stays on its sheet. */
  @media print {
    .scene svg {
      max-block-size: 20cm;
      break-inside: avoid;
    }
  }
  .beside {
    position: absolute;
    z-index: 2; /* over what to do now, which stays in sight under a tall board */
    --size: min(18rem, 96%);
    left: clamp(0%, var(--x) - var(--size) / 2, 100% - var(--size));
    top: var(--y);
    translate: 0 8px;
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
  .close-up:empty {
    display: none;
  }
  .carried {
    pointer-events: none;
    translate: var(--drag-x, 0) var(--drag-y, 0);
  }
`;
