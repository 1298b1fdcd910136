/** One height for what to do now, whoever is asked and whatever for: nothing beside or under it shifts. */
import { css } from 'lit';

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
    /* On the smallest of phones what is held says what to do. */
    @container game (max-width: 339.98px) {
      .stage ~ .side .now:has(.held) > .prompt {
        display: none;
      }
    }
  }
`;
