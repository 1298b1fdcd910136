/** On a phone, story line, board and `.now` share one window: a board that is higher scrolls between the other two. */
import { css } from 'lit';

export const phoneStyles = css`
  .fuller {
    display: none;
  }
  @media screen {
    @container game (max-width: 539.98px) {
      /* The height of a frame that follows its content cannot depend on the window. */
      :host(:not([data-frame], [fit='width'])) .game {
        --whole: calc(var(--drawn) / var(--ratio));
        /* The height of the scrolling board above the panel: never more than the drawing. */
        --seen: min(max(14 * var(--rem), var(--high) - var(--gap)), var(--whole));
        --low: 0px;
      }
      :host(:not([data-frame], [fit='width'])) .game:not(:has(.result)) {
        /* How far the panel is lowered while it is brief: by two rows of buttons, if the board has something to show there. */
        --low: clamp(0px, var(--whole) - var(--seen), 2 * var(--touch));
        /* The panel lies over the end of the board, and is moved by a transform: so nothing shifts. */
        > .side .foot {
          margin-block-start: calc(-1 * var(--low));
        }
        &[data-brief] > .side .notes {
          --lowered: var(--low);
        }
        &[data-brief] > .side .now {
          translate: 0 var(--low);
          clip-path: inset(-2px -2px var(--low));
          /* The panel's own lower border is cut off. */
          background: linear-gradient(var(--line), var(--line)) 0 calc(100% - var(--low) + 1px) / 100% 1px no-repeat
            var(--panel);
          .row {
            flex-wrap: nowrap;
          }
        }
      }
      /* A button raises a panel whose controls scroll, over not quite half of the board. Its room stays, so nothing shifts. */
      :host(:not([data-frame], [fit='width'])) .game[data-scrolls] > .side .fuller {
        display: block;
        position: relative;
        order: 1;
        inline-size: 36px;
        min-block-size: 28px;
        margin-inline-start: 6px;
        padding: 0;
        &::before {
          content: '⌃';
        }
        &::after {
          content: '';
          position: absolute;
          inset: -8px 0 -12px;
        }
        &[aria-expanded='true'] {
          rotate: 180deg;
        }
      }
      :host(:not([data-frame], [fit='width'])) .game[data-full] > .side .now {
        position: absolute;
        inset: auto 0 0;
        block-size: auto;
        min-block-size: 100%;
        max-block-size: calc(var(--now) + 0.45 * var(--seen));
      }
      :host(:not([data-frame], [fit='width'])) .scene {
        display: grid;
        grid-template: auto / minmax(0, 1fr);
        box-sizing: border-box;
        max-block-size: calc(var(--seen) + var(--low));
        padding-block-end: calc(var(--low) + var(--over, 0px));
        overflow: hidden auto;
        scrollbar-width: thin;
        .mini-map {
          inset-block-start: 8px;
        }
        /* The buttons of an enlarged map are below it, where they cover no towns. */
        > .zoom:not(.whole, :empty) {
          position: sticky;
          inset: auto 0 0;
          margin-block-start: 6px;
          justify-content: flex-end;
          flex-wrap: nowrap;
          gap: 4px;
          background: var(--paper);
          > button {
            min-inline-size: 0;
            flex: 0 1 44px;
            padding-inline: 0;
          }
        }
      }
      /* The card of a phase lies at the board's top, and what is asked about is scrolled below it. */
      :host(:not([data-frame], [fit='width'])) .foot:not(:has(.result)) > .notes:has(> .recap):not(:has(.help)) {
        block-size: var(--seen);
        pointer-events: none;
        > .recap {
          margin-block-end: 0;
          pointer-events: auto;
        }
      }
      /* While the picture of the end covers a board, the result follows the picture, not the rest of the board. */
      :host(:not([data-frame], [fit='width'])) .scene:has(> .view > .finale) {
        max-block-size: calc(66.7cqi + 4 * var(--rem));
        overflow: clip;
        border-radius: 14px;
      }
      .finale {
        scroll-margin-block-start: var(--story);
      }
      :host(:not([data-frame], [fit='width'])) .game[data-brief] > .stage > .scene {
        padding-block-end: 0;
      }
    }
  }
`;
