/** On a phone, story line, board and `.now` share one window: a board that is higher scrolls between the other two. */
import { css } from 'lit';

export const phoneStyles = css`
  @media screen {
    @container game (max-width: 539.98px) {
      /*
       * The height of a frame that follows its content cannot depend on the window. At the end the picture over the board
       * is seen whole.
       */
      :host(:not([data-frame], [fit='width'])) .game:not(:has(.result)) > .stage > .scene {
        display: grid;
        grid-template: auto / minmax(0, 1fr);
        /* Never more than the drawing, so that the row of an enlarged map moves nothing. */
        max-block-size: min(max(14rem, var(--high) - var(--gap) + var(--zoom, 0px)), var(--drawn) / var(--ratio));
        overflow: hidden auto;
        scrollbar-width: thin;
        > .view:not(.zoomed) {
          touch-action: pan-y;
        }
        /*
         * The buttons of an enlarged map are below it. The only button of a whole map takes no row of its own, and scrolls
         * away with the empty corner it lies on: left in view, it would cover towns.
         */
        > .zoom {
          position: sticky;
          inset-block-end: 0;
          background: var(--paper);
        }
        > .zoom:is(.whole, :empty) {
          position: relative;
          inset-block: 6px auto;
          order: -1;
          block-size: 0;
          margin: 0;
          padding-inline-end: 6px;
          align-items: start;
          z-index: 1;
        }
        > .zoom.whole:not(:focus-within) > [aria-disabled='true'] {
          display: none;
        }
      }
    }
  }
`;
