/** What a page adds to the drawing beyond places and tones: the fire's flicker, forced colours and print. */
import { css } from 'lit';

export const styles = css`
  .board {
    border-radius: 14px;
    font-family: Georgia, 'Times New Roman', serif;
    font-weight: 600;
    user-select: none;
    -webkit-user-select: none;
  }
  .flames {
    animation: flicker 1.6s ease-in-out 3 alternate;
    transform-box: fill-box;
    transform-origin: bottom;
  }
  @keyframes flicker {
    from {
      scale: 1 0.96;
    }
    to {
      scale: 0.97 1.05;
    }
  }
  .lamp {
    opacity: 0.55;
  }
  .odds {
    pointer-events: none;
  }
  @media (prefers-reduced-motion: reduce) {
    .flames {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    .landscape > *,
    .lamp {
      display: none;
    }
  }
  @media print {
    .landscape > *,
    .lamp {
      display: none;
    }
  }
`;
