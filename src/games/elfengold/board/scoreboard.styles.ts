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
    block-size: 20px;
    padding-block: 0 2px;
    line-height: 1;
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
    inline-size: 20px;
    block-size: 20px;
  }
  .eg-token text {
    font-weight: 700;
  }
`;
