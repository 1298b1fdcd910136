/** One height for what to do now, whoever is asked and whatever for: nothing beside or under it shifts. */
import { css } from 'lit';

/** Two rows to be moved along. */
export const strip = css`
  display: grid;
  grid: repeat(2, auto) / auto-flow max-content;
  overflow-x: auto;
  scrollbar-width: thin;
`;

/** `--now` is that height. What is taller is read by moving it, under its head; what a reader unfolds may have more. */
export const oneHeight = css`
  @media screen {
    .side .now:not(:has(.result, .controls details[open])) {
      block-size: var(--now);
      overflow-y: auto;
      scrollbar-width: thin;
    }
    .side .now > :not(.happening, .controls) {
      flex: none;
    }
    .side .now > .controls:not(:empty) {
      display: grid;
      flex: 0 1 auto;
      grid-template: minmax(0, auto) / minmax(0, 1fr);
      align-items: stretch;
      min-block-size: calc(2 * var(--button));
    }
    .side .now > .controls > * {
      align-content: start;
      /* A ring of focus at its edge is drawn whole. */
      margin: -4px;
      padding: 4px;
      max-inline-size: none;
      overflow-y: auto;
      scrollbar-width: thin;
    }
    /* Of several kinds of things to take up a phone has room for what their buttons say, in one row. */
    @container game (max-width: 539.98px) {
      .stage ~ .side .controls > *:has(> .pick:not(.held) ~ .pick:not(.held)) > .caption {
        display: none;
      }
      .stage ~ .side .controls > *:has(> .pick:not(.held) ~ .pick:not(.held)) > .pick {
        flex: 0 1 auto;
        min-block-size: 0;
      }
    }
    /* Of more than three a phone shows at least two in a row, and three rows, however long their names are. */
    @container game (max-width: 539.98px) {
      .stage ~ .side .controls .pick:not(.held, .to):has(> :nth-child(4)):not(:has(> :nth-child(7))) > button {
        max-inline-size: calc(50% - 3px);
        min-block-size: min(36px, var(--button));
        padding-block: 1px;
        font-size: calc(0.8 * var(--rem));
        line-height: 1.05;
      }
    }
    @container game (max-width: 339.98px) {
      /* What is asked takes three lines there. */
      .side .now {
        --said: 3.1;
      }
      /* It says what to do: there is no room for the caption of a choice too. */
      .stage ~ .side .controls > * > .caption {
        position: absolute;
        clip-path: inset(50%);
      }
      /* More than a row of them is a strip to be moved along. */
      .stage ~ .side .controls .pick:not(.held, .to) > button {
        padding-inline: 6px;
      }
      .stage ~ .side .controls .pick:not(.held, .to):has(> :nth-child(6)) {
        ${strip}
        grid: auto / auto-flow max-content;
      }
    }
  }
`;
