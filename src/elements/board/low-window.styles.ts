/** The section `.now` under a board in a low window. */
import { css, type CSSResult } from 'lit';
import type { GameAbout } from '../../game-ui/about.js';
import { besideTall, besideWide } from './layout.styles.js';

/**
 * In a low window, such as a frame of fixed height, the buttons for places are one scrollable row. `host` is the selector
 * it applies to, such as `:host`.
 */
export const inLowWindow = (host: CSSResult, about: GameAbout, strip: CSSResult): CSSResult => css`
  @container game (min-width: 540px) and (not ((${besideTall(about)}) or (${besideWide(about)}))) {
    ${host} .game {
      --with: calc(160px + ${strip});
    }
    ${host} .stage ~ .side .now {
      --rows: 1;
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-content: start;
      row-gap: 2px;
      padding-block: 4px;
    }
    /* The help buttons are beside the phase and the prompt. */
    ${host} .stage ~ .side .now > .head {
      display: contents;
    }
    ${host} .stage ~ .side .now .help-buttons {
      grid-area: 1 / 2 / span 2;
      align-self: start;
    }
    ${host} .stage ~ .side .now > .prompt {
      grid-area: 2 / 1;
    }
    ${host} .stage ~ .side .now > :not(.head, .prompt) {
      grid-column: 1 / -1;
    }
    ${host} .stage ~ .side .controls > * > .pick:not(.held) {
      display: flex;
      flex-wrap: nowrap;
      overflow-x: auto;
      scrollbar-width: thin;
    }
    ${host} .stage ~ .side .controls > * > .pick:not(.held) > button {
      flex: none;
      padding-inline: 6px;
      font-size: calc(0.85 * var(--rem));
    }
  }
`;
