/** How help looks in the panel. */
import { css } from 'lit';

export const helpStyles = css`
  .now > .head {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    align-items: start;
    justify-content: space-between;
  }
  .help-buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  /* A phone has room for both in a line, unless a word is too long for that. */
  @container game (max-width: 539.98px) {
    .now > .head > .phase {
      flex: 1 1 0;
      min-inline-size: min-content;
    }
    .help-buttons {
      flex: 0 1 auto;
    }
    /* In two short lines it leaves the name of every phase two lines too: nothing below them shifts. */
    .now .help-buttons > [data-do='suggest'] {
      inline-size: min-content;
      min-inline-size: 5.5em;
      padding-inline: 4px;
      font-size: calc(0.75 * var(--rem));
      line-height: 1.1;
    }
  }
  .help-buttons > button {
    min-block-size: 32px;
    padding: 2px 10px;
    font-size: calc(0.85 * var(--rem));
  }
  .help-buttons > .help-menu {
    inline-size: 32px;
    padding: 0;
    border-radius: 50%;
    font-weight: 700;
  }
  @media (pointer: coarse) {
    .help-buttons > .help-menu {
      inline-size: 44px;
    }
    .help-buttons > button {
      position: relative;
      min-block-size: 44px;
    }
    /* Where the panel has no room for that height a finger has it all the same. */
    .help-buttons > button::before {
      content: '';
      position: absolute;
      inset: -8px 0;
    }
  }
  .helps:not(:has(.help)) {
    display: none;
  }
  .help {
    display: grid;
    gap: 8px;
    padding: 10px 12px;
    border: 1px solid var(--line);
    border-inline-start: 4px solid var(--accent);
    border-radius: 8px;
    background: var(--panel);
    text-wrap: pretty;
  }
  .help:focus {
    outline: none;
  }
  .help:focus-visible {
    outline: 3px solid var(--accent);
  }
  @container game (max-width: 539.98px) {
    /* It lies over the board, of which it speaks. */
    .help {
      padding: 8px 10px;
      font-size: calc(0.85 * var(--rem));
      line-height: 1.3;
    }
    .help .row > button {
      padding: 3px 10px;
      font: inherit;
    }
    /*
     * A low phone has no room for the aim beside what a choice says of itself: the cards that it speaks of are in sight and in
     * reach. Its place stays, so that nothing moves under the finger.
     */
    @media (max-height: 720px) {
      .foot:has(.goal):has(.controls p:not(.caption, .held > *)) {
        pointer-events: none;
        > .now {
          pointer-events: auto;
        }
        /* Unless the game has another place for it. */
        .goal {
          visibility: var(--aim, hidden);
        }
      }
    }
  }
  /* It comes later than what stands around it: its room is kept. */
  .help .picture {
    max-inline-size: 12rem;
    /* Where letters are large and the window is low, what to do stays in sight and the picture goes. */
    max-block-size: max(0px, var(--playable-height, 100dvh) - 34 * var(--rem));
    aspect-ratio: 5 / 2;
  }
  .help svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  @media print {
    .help,
    .help-buttons {
      display: none;
    }
  }
`;
