/** Styles of the drawing beyond anchors and tones: forced colours and print, for the map, signs and trays. */
import { css } from 'lit';

export const styles = css`
  .board {
    display: block;
    width: 100%;
    height: auto;
    border-radius: 12px;
    user-select: none;
    -webkit-user-select: none;
    font-family: Georgia, 'Times New Roman', serif;
    font-weight: 600;
  }
  .plain {
    font-family: system-ui, sans-serif;
    font-weight: 500;
  }
  .planned,
  .captions {
    pointer-events: none;
  }
  /* Things in a tray have the tray's heading above them: the lesson's arrow overlaps their upper edge and leaves the
     text free, as long as no script has found a better side. */
  :is([data-anchor*=':'], [data-anchor='pile'], [data-anchor='goldPile'], [data-anchor='discard'])
    > .pointer:not(.turned)
    path {
    transform: translateY(24px);
  }
  @media (forced-colors: active) {
    .terrain,
    .things {
      opacity: 0.18;
    }
    .roads,
    .towns {
      filter: grayscale(1) contrast(1.2);
    }
    .sign {
      fill: CanvasText;
    }
    .sign-line {
      stroke: CanvasText;
    }
    .board-wood,
    .trays rect,
    .t-table {
      fill: Canvas;
      stroke: CanvasText;
    }
    /* So small a letter is read without its ring, and as large as its room. */
    .pegs .body {
      stroke: none;
    }
    .pegs .letter use {
      font-size: 20px;
    }
    :is(.planned, .near) path:last-child {
      stroke: Highlight;
    }
    .flag {
      fill: Highlight;
      stroke: CanvasText;
    }
  }
  @media print {
    .terrain,
    .things {
      opacity: 0.35;
      filter: grayscale(1);
    }
    .sign {
      fill: #000;
    }
    .sign-line {
      stroke: #000;
    }
    .trays rect,
    .board-wood {
      fill: #fff;
      stroke: #000;
    }
  }
`;
