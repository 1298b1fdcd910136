/** Styles of help in the panel. */
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
  /* On a phone, the phase and the buttons share a line, unless a word is too long for that. */
  @container game (max-width: 539.98px) {
    .now > .head > .phase {
      flex: 1 1 0;
      min-inline-size: min-content;
    }
    .help-buttons {
      flex: 0 1 auto;
    }
    /* A label in two short lines leaves room for the phase's name in two lines, to avoid a layout shift. */
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
    border-radius: 99px;
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
    /* The touch target keeps its height where the panel has no room for it, within the panel. */
    .help-buttons > button::before {
      content: '';
      position: absolute;
      inset: -4px 0 -12px;
    }
  }
  .helps:not(:has(.help)) {
    display: none;
  }
  .help {
    display: grid;
    gap: 8px;
    align-content: start;
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
    /* It lies over the board that it is about. */
    .help {
      padding: 8px 10px;
      font-size: calc(0.85 * var(--rem));
      line-height: 1.3;
    }
    .help .row > button {
      padding: 3px 10px;
      font: inherit;
    }
  }
  .now.welcome {
    border-color: var(--accent);
    text-wrap: pretty;
  }
  .side .now.welcome > .greeting {
    display: flex;
    flex: 1 1 auto;
    flex-direction: column;
    gap: 8px;
    justify-content: safe center;
    min-block-size: 0;
  }
  /*
   * Beside the board, where the place of the prompts is high, the greeting has the height of its content. The log comes with
   * the first prompt: its head would be under the greeting.
   */
  @container side (min-width: 500px) {
    .foot:has(> .now.welcome) ~ .history {
      visibility: hidden;
    }
    .side .now.welcome {
      padding: 0;
      border-style: none;
      background: none;
    }
    .side .now.welcome > .greeting {
      flex: 0 1 auto;
      padding: 12px 14px;
      border: 1px solid var(--accent);
      border-radius: var(--radius);
      background: var(--panel);
    }
  }
  .aim {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
  }
  .aim > div {
    flex: 1 1 calc(14 * var(--rem));
  }
  .aim .you {
    font-weight: 600;
  }
  /* The picture is loaded later than the content around it. Its space is reserved. */
  .aim > .picture {
    flex: 0 1 calc(12 * var(--rem));
    aspect-ratio: 5 / 2;
  }
  .aim svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  /* The buttons stay in view; a long aim scrolls. */
  .greeting > .aim {
    flex: 0 1 auto;
    min-block-size: 3lh;
    overflow-y: auto;
  }
  /* Under a board, picture and words stand side by side, and fill the place of the prompts together. */
  @container game (min-width: 540px) {
    .side .now.welcome > .greeting {
      display: grid;
      grid-template: minmax(0, 1fr) auto auto minmax(0, 1fr) / minmax(0, 2fr) minmax(0, 3fr);
      column-gap: 24px;
    }
    .greeting > .aim {
      display: contents;
      font-size: calc(1.15 * var(--rem));
    }
    .aim > .picture {
      grid-area: 1 / 1 / -1;
      aspect-ratio: auto;
    }
    .aim > :not(.picture) {
      grid-area: 2 / 2;
    }
    .greeting > .row {
      grid-area: 3 / 2;
    }
    /* Without a picture, words and buttons have its column too. */
    .aim > :only-child,
    .aim:not(:has(> .picture)) + .row {
      grid-column: 1 / -1;
    }
  }
  /* Beside a board the picture comes first. In one column the welcome is as high as prompt and log. */
  @container side (min-width: 1px) {
    .side .now.welcome > .greeting {
      display: flex;
    }
    .greeting > .aim {
      display: flex;
    }
    .aim > .picture {
      flex: 1 0 100%;
      aspect-ratio: 5 / 2;
    }
  }
  @container side (max-width: 499.98px) {
    .side .parts > .foot > .now.welcome {
      grid-row: 1 / 3;
      align-self: stretch;
      max-block-size: none;
    }
  }
  /* In a low window its buttons are in sight under the head of a page. */
  @media (max-height: 700px) {
    @container side (min-width: 1px) {
      .side .now.welcome > .greeting {
        justify-content: start;
      }
    }
  }
  @container game (max-width: 539.98px) {
    /* On a page that begins above the game, the lower part of the panel may still be out of the window. */
    .side .now.welcome > .greeting {
      justify-content: start;
    }
    /* The picture is above the words: beside them it would be small, with nothing below it. It leaves them its height. */
    .aim {
      flex-flow: column;
      align-items: stretch;
      font-size: calc(0.9 * var(--rem));
      line-height: 1.3;
    }
    .aim > div {
      flex: none;
    }
    .aim > .picture {
      flex: 0 1 calc(4.5 * var(--rem));
      min-block-size: calc(2 * var(--rem));
      aspect-ratio: auto;
    }
  }
  @container game (max-width: 339.98px) {
    .aim > .picture {
      display: none;
    }
  }
  @media print {
    .help,
    .help-buttons {
      display: none;
    }
  }
`;
