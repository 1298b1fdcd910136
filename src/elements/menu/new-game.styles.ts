/** The styles of the form of a new game. */
import { css } from 'lit';

export const newGameStyles = css`
  .new-game,
  .new-game :is(fieldset, .more) {
    display: grid;
    gap: 8px;
  }
  .new-game fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  .new-game legend {
    padding: 0;
    margin-block-end: 4px;
    font-weight: 600;
  }
  .new-game .seat {
    display: grid;
    grid-template-columns: 4.5em minmax(0, 1fr) minmax(0, max-content);
    gap: 8px;
    align-items: center;
  }
  .new-game .more .field {
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
  }
  @media (max-width: 420px) {
    /* What tells one kind of opponent from another is at the end of its name. */
    .new-game .seat {
      grid-template-columns: minmax(3em, 1fr) minmax(0, max-content);
      row-gap: 0;
    }
    /* Above the field: there is no room beside it, and its placeholder is gone as soon as a name is typed. */
    .new-game .seat > span {
      grid-column: 1 / -1;
      font-size: calc(0.85 * var(--rem));
    }
    .new-game .seat :is(input, select) {
      padding-inline: 6px;
    }
    .new-game .seat select {
      font-size: calc(0.85 * var(--rem));
    }
  }
  /* At a table a seat has no field for a name, so a phone has room for it in one line too. */
  .new-game .seat.of-table {
    grid-template-columns: 5em minmax(0, 1fr);
    min-block-size: var(--button);
  }
  .new-game .seat.of-table > span {
    grid-column: auto;
    font-size: inherit;
  }
`;
