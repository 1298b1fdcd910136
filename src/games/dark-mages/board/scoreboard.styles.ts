/** Styles of the scoreboard: square robes, and the row of the mage whose turn it is. */
import { css } from 'lit';
import { scoreboardStyles } from '../../../kit/board.js';
import { ROBES } from './palette.js';

export const styles = css`
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
