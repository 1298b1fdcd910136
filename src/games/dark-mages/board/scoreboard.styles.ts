/** Styles of the scoreboard: square robes, and the row of the mage whose turn it is. */
import { css } from 'lit';
import { scoreboardStyles } from '../../../kit/board.js';
import { ROBES } from './palette.js';

export const styles = css`
  /* Over a wide board the card is low and broad: it lies over the fire, between the opponents and the attack. */
  @container game (629px <= width < 941px) {
    .notes > .recap {
      --recap: 0.5;
      padding-block: 4px;
      font-size: calc(0.8 * var(--rem));
      > .title {
        font-size: inherit;
      }
      > ul:has(strong) {
        margin: 0;
        grid-template-columns: repeat(2, minmax(3.6em, auto) 1fr);
      }
      :is(li, .line):has(strong) {
        grid-column: span 2;
        min-block-size: 24px;
        padding-block: 1px;
      }
    }
  }
  ${scoreboardStyles(ROBES)}
  .scoreboard :is(th, td) {
    padding-block: 4px;
  }
  .scoreboard thead th {
    font-weight: 700;
    font-size: inherit;
    color: inherit;
  }
  .scoreboard .name {
    font-weight: 600;
  }
  .scoreboard tr[aria-current='true'] {
    background: color-mix(in srgb, var(--accent) 12%, transparent);
  }
  .scoreboard tr[aria-current='true'] .name {
    text-decoration: none;
  }
  .scoreboard .tag {
    all: unset;
  }
  .scoreboard .seat {
    inline-size: 24px;
    block-size: 24px;
    border-width: 2px;
    border-radius: 6px;
    font-size: inherit;
  }
  /* In a narrow column, all numbers stay visible, and the mark of the turn beside a name with “(you)”. */
  @container (max-width: 339.98px) {
    .scoreboard :is(th, td) {
      padding-inline: 2px;
    }
  }
  @container (max-width: 289.98px) {
    .scoreboard table {
      font-size: calc(0.78 * var(--rem));
    }
    .scoreboard .who {
      gap: 3px;
    }
  }
`;
