/** What lies around a drawn board: how it takes pointers, what is carried over it, and the reason beside a place. */
import { css } from 'lit';

export const sceneStyles = css`
  .scene {
    position: relative;
    touch-action: pan-y;
    user-select: none;
    -webkit-user-select: none;
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
  .scene g:focus {
    outline: none;
  }
  .reason {
    position: absolute;
    --size: min(18rem, 96%);
    left: clamp(0%, var(--x) - var(--size) / 2, 100% - var(--size));
    top: var(--y);
    translate: 0 8px;
    inline-size: var(--size);
    box-sizing: border-box;
    text-align: center;
    padding: 6px 10px;
    font-size: calc(0.9 * var(--rem));
    background: var(--panel);
    color: var(--warn);
    border: 2px solid currentColor;
    border-radius: 8px;
    pointer-events: none;
  }
  .carried {
    pointer-events: none;
    translate: var(--drag-x, 0) var(--drag-y, 0);
  }
`;
