/** Gives `.now` the same height for every player and prompt, so that nothing beside or below it shifts. */
import { css } from 'lit';

/** Two scrollable rows. */
export const strip = css`
  display: grid;
  grid: repeat(2, auto) / auto-flow max-content;
  overflow-x: auto;
  scrollbar-width: thin;
`;

/**
 * The height is `--now`. Longer content scrolls below the head; content that the reader opens may be higher, but not on a phone,
 * where the board would be out of sight: there a button raises the panel.
 */
export const oneHeight = css`
  @media screen {
    .side .now:not(:has(.result, .controls details[open])) {
      block-size: var(--now);
      overflow-y: auto;
      scrollbar-width: thin;
    }
    @container game (max-width: 539.98px) {
      .side .now:not(:has(.result)) {
        block-size: var(--now);
        overflow-y: auto;
        scrollbar-width: thin;
      }
    }
    .side .now > :not(.controls, .so-far) {
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
      /* Room for the focus ring at the edge. */
      margin: -4px;
      padding: 4px;
      max-inline-size: none;
      overflow-y: auto;
      scrollbar-width: thin;
    }
    /*
     * A sign that more choices follow, where the fade alone may leave nothing to see of them. On a phone the button that raises
     * the panel says so.
     */
    @supports (timeline-scope: --choices) {
      @container game (min-width: 540px) {
        .side .now > .controls {
          position: relative;
          timeline-scope: --choices;
        }
        .side .now > .controls > * {
          scroll-timeline: --choices block;
        }
        .side .now > .controls:not(:empty)::after {
          content: '⌄' / '';
          position: absolute;
          inset-block-end: 0;
          justify-self: center;
          visibility: hidden;
          pointer-events: none;
          padding-inline: 14px;
          font-size: calc(1.4 * var(--rem));
          line-height: 1;
          border-radius: 99px;
          background: var(--panel);
          color: var(--accent);
          animation: more-choices linear both;
          animation-timeline: --choices;
        }
      }
      @keyframes more-choices {
        from,
        95% {
          visibility: visible;
        }
        to {
          visibility: hidden;
        }
      }
    }
    /* If the choice has several kinds of pieces, a phone has room only for their buttons, in one row. */
    @container game (max-width: 539.98px) {
      .stage ~ .side .controls > *:has(> .pick:not(.held) ~ .pick:not(.held)) > .caption {
        display: none;
      }
      .stage ~ .side .controls > *:has(> .pick:not(.held) ~ .pick:not(.held)) > .pick {
        flex: 0 1 auto;
        min-block-size: 0;
      }
    }
    /*
     * If a choice has more than three pieces, a phone shows at least two of them in a row, in three rows, however long
     * their names are. A game that lays them out in a grid says --widest: none, since a share would be one of its cell.
     */
    @container game (max-width: 539.98px) {
      .stage ~ .side .controls .pick:not(.held, .to):has(> :nth-child(4)):not(:has(> :nth-child(7))) > button {
        max-inline-size: var(--widest, calc(50% - 3px));
        min-block-size: min(36px, var(--button));
        padding-block: 1px;
        font-size: calc(0.8 * var(--rem));
        line-height: 1.05;
      }
    }
    @container game (max-width: 339.98px) {
      /* The prompt takes three lines there. */
      .game {
        --said: 3.1;
      }
      /* The prompt says what to do. There is no room for the caption of a choice too. */
      .stage ~ .side .controls > * > .caption {
        position: absolute;
        clip-path: inset(50%);
      }
      /* More than one row of pieces becomes a scrollable strip. */
      .stage ~ .side .controls .pick:not(.held, .to) > button {
        padding-inline: 6px;
      }
      .stage ~ .side .controls .pick:not(.held, .to):has(> :nth-child(6)) {
        ${strip}
        grid: auto / auto-flow max-content;
        --widest: none;
      }
    }
  }
`;
