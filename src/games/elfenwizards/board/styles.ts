/** Styles of the drawing beyond anchors and tones: forced colours and print, for the landscape and the static parts. */
import { css } from 'lit';

export const styles = css`
  .board {
    display: block;
    width: 100%;
    height: auto;
    border-radius: 14px;
    user-select: none;
    -webkit-user-select: none;
  }
  .lift {
    transition: translate 150ms;
  }
  @media (prefers-reduced-motion: reduce) {
    .lift {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    .landscape > * {
      opacity: 0.2;
    }
    .landscape > .frame {
      opacity: 0.7;
    }
    .drift {
      display: none;
    }
    .board-wood,
    .flag,
    .badge rect {
      fill: Canvas;
      stroke: CanvasText;
    }
    .times path {
      stroke: CanvasText;
    }
  }
  @media print {
    .landscape > .frame {
      filter: grayscale(1) opacity(0.45);
    }
    .landscape > :not(.frame),
    .lamp,
    .drift {
      display: none;
    }
    .board-wood,
    .flag,
    .badge rect {
      fill: #fff;
      stroke: #000;
    }
    .times path {
      stroke: #000;
    }
  }
`;
