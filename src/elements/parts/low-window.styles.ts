/** What to do now under a board where the window is low. */
import { css, type CSSResult } from 'lit';
import type { GameAbout } from '../../game-ui/about.js';
import { besideTall, besideWide } from './arrangement.styles.js';

/** In a low window, such as a frame of a fixed height, the places are one row to be moved along. `host` says where: `:host`. */
export const inLowWindow = (host: CSSResult, about: GameAbout, strip: CSSResult): CSSResult => css`
  @container game (min-width: 540px) and (not ((${besideTall(about)}) or (${besideWide(about)}))) {
    ${host} .game:has(.now) {
      --with: calc(160px + ${strip});
    }
    ${host} .stage ~ .side .now {
      --rows: 1;
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
