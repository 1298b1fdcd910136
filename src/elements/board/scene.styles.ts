/** Styles for the area around a drawn board, and for its pointer events. */
import { css } from 'lit';

export const sceneStyles = css`
  .view {
    position: relative;
  }
  .scene {
    position: relative;
    touch-action: manipulation;
    user-select: none;
    -webkit-user-select: none;
  }
  /* On the empty corner of the map, where nothing can lie over them and they take no height from it. */
  .scene > .zoom {
    position: absolute;
    inset: 8px 8px auto auto;
    pointer-events: none;
    > button {
      pointer-events: auto;
      background: var(--panel);
    }
  }
  /* Hidden buttons keep no room: on a narrow board the row would wrap, and the last one would lie on the map. */
  .scene > .zoom.whole > [aria-disabled='true']:not(:focus) {
    display: none;
  }
  .zoom button {
    min-inline-size: 44px;
  }
  /* A drag of a movable piece does not scroll the page; two fingers zoom it. Chrome ignores touch-action where display is inline. */
  .scene :is(.source, .chosen) {
    display: block;
    touch-action: pinch-zoom;
  }
  /* Two fingers on a map zoom the map. */
  .scene:has(> .zoom) {
    touch-action: pan-x pan-y;
    :is(.source, .chosen) {
      touch-action: none;
    }
  }
  /* A map is not mirrored: in right-to-left direction its texts would leave their places. */
  .scene svg {
    direction: ltr;
    display: block;
    width: 100%;
    height: auto;
  }
  /* The drawing for a narrow column may be printed too: it fits on one sheet. */
  @media print {
    .scene svg {
      max-block-size: 20cm;
      break-inside: avoid;
    }
  }
`;
