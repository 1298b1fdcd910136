/** Styles of the scoreboard: many columns in little room, and the graph. */
import { css } from 'lit';
import { scoreboardStyles } from '../../../kit/board.js';
import { GUILDS } from './palette.js';

/** Green is darker than on the board, since the letter on it is small. */
const COLOURS = GUILDS.with(1, ['#2f7a4a', GUILDS[1]![1], GUILDS[1]![2]]);

export const styles = css`
  ${scoreboardStyles(COLOURS)}
  /* The first column takes the width that the others leave; those have the width of their largest number. So no column
     moves when a number changes. */
  .scoreboard th:first-child {
    inline-size: 100%;
  }
  .scoreboard td {
    min-inline-size: 2ch;
  }
  .scoreboard td:last-child {
    min-inline-size: 3ch;
  }
  @container (min-width: 420px) {
    .scoreboard :is(td, thead th:not(:first-child)) {
      padding-inline: 10px;
    }
  }
  .scoreboard .projected {
    font-style: italic;
    color: var(--faint);
  }
  /* While a turn is scored it keeps its line, so that nothing below shifts. */
  .italics {
    margin-block: 2px;
    font-size: calc(0.75 * var(--rem));
    font-style: italic;
    text-align: end;
    &[data-idle] {
      visibility: hidden;
    }
  }
  @container (max-width: 345px) {
    .scoreboard table {
      font-size: calc(0.8 * var(--rem));
    }
    .scoreboard :is(th, td) {
      padding: 3px 1px 3px 5px;
    }
    .scoreboard thead th {
      padding-inline-start: 3px;
    }
    .scoreboard th:first-child {
      padding-inline: 0;
    }
    /* A long name begins under the letter, if the width is needed. */
    .scoreboard .who {
      display: block;
    }
    /* The tag is under the name, in rows of equal height. So no row grows when its player gets it. */
    .scoreboard tbody :is(th, td) {
      block-size: 2.9em;
      vertical-align: top;
    }
    .scoreboard th[scope='row'] {
      position: relative;
    }
    .scoreboard .tag {
      position: absolute;
      inset: auto auto 2px 1.5em;
      box-sizing: border-box;
      max-inline-size: calc(100% - 1.5em);
      overflow: hidden;
      text-overflow: ellipsis;
    }
    /* At a table, what is said of the person stands between the two. */
    .scoreboard tbody th:has(.tag):has(.mark) {
      padding-block-end: 1.6em;
    }
  }
  /* A gap separates the pieces in front of a player from the points. */
  @container (300px < width <= 345px) {
    .scoreboard :is(th, td):nth-child(4):nth-last-child(5) {
      padding-inline-start: 12px;
    }
  }
  /* Without room beside the letter, the name is under it, and the tag beside the letter. */
  @container (max-width: 300px) {
    .scoreboard .seat {
      display: grid;
    }
    .scoreboard .tag {
      inset: 3px auto auto 1.8em;
      padding: 0 1px;
    }
    .scoreboard tbody th:has(.tag):has(.mark) {
      padding-block-end: 3px;
    }
  }
  .graph {
    direction: ltr;
    width: 100%;
    max-width: 320px;
    height: auto;
  }
`;
