/** Styles of the scoreboard: the counters under each name. */
import { css } from 'lit';
import { scoreboardStyles } from '../../../kit/board.js';
import { PLAYERS } from './palette.js';

export const styles = css`
  ${scoreboardStyles(PLAYERS)}
  .eg-defs {
    position: absolute;
  }
  /* Reserves the space before anybody has a counter, so that nothing below shifts when they are dealt. */
  .scoreboard .more td {
    block-size: 22px;
    padding-block: 0 3px;
  }
  .eg-token {
    display: inline-flex;
    align-items: center;
    margin-inline-end: 4px;
    vertical-align: middle;
    font-size: calc(0.8 * var(--rem));
  }
  .eg-token svg {
    display: block;
    inline-size: 22px;
    block-size: 22px;
  }
  .eg-token text {
    font-weight: 700;
  }
`;
