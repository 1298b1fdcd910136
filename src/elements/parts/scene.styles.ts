/** What lies around a drawn board, and how it takes pointers. */
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
`;
