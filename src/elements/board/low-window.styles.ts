/** The section `.now` under a board in a low window. */
import { css, type CSSResult } from 'lit';
import type { GameAbout } from '../../game-ui/about.js';
import { besideTall, besideWide, minBoardWidth } from './layout.styles.js';

/** In a window up to this height, in pixels, the least wide board leaves no room for a panel with two rows of buttons. */
const LOW = 830;
/** In a window up to this height, the least board and the lower panel fit only if the board is smaller by this factor. */
const LOWER = 760;
const SMALLER = 0.88;

/** In a low window the panel is lower. */
export const lowWindow = (about: GameAbout, strip: CSSResult): CSSResult => css`
  @media (max-height: ${LOW}px) {
    ${inLowWindow(css`:host(:not([data-frame]))`, about, strip)}
  }
  /* What the reader decides about is in sight with the question. A mouse still hits the places; a finger needs their size. */
  @media (max-height: ${LOWER}px) and (pointer: fine) {
    @container game (min-width: ${minBoardWidth(about)}px) and (not (${besideWide(about)})) {
      :host(:not([data-frame])) .game {
        --least: ${SMALLER * minBoardWidth(about)}px;
      }
    }
  }
`;

/**
 * In a low window, such as a frame of fixed height, the buttons for places are one scrollable row. `host` is the selector
 * it applies to, such as `:host`.
 */
export const inLowWindow = (host: CSSResult, about: GameAbout, strip: CSSResult): CSSResult => css`
  @container game (min-width: 540px) and (not ((${besideTall(about)}) or (${besideWide(about)}))) {
    ${host} .game {
      --with: calc(58px + 3 * var(--touch) + ${strip});
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
