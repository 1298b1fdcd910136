/** Styles for the area around a drawn board, and for its pointer events. */
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
  .scene > .zoom {
    justify-content: flex-end;
    margin-block-start: 6px;
  }
  .zoom button {
    min-inline-size: 44px;
  }
  /* A drag of a movable piece does not scroll the page. */
  .scene :is(.source, .chosen) {
    touch-action: none;
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
