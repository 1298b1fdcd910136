/** What stands where around a game's board, and the room that is kept before the board comes. */
import { css, type CSSResult } from 'lit';
import type { GameAbout } from '../../game-ui/about.js';

/** A wide board has a column beside it from so many pixels more on. */
export const COLUMN = 380;

/** Made once for a game: its boards on a page share the sheet. */
export function once(make: (about: GameAbout) => CSSResult): (about: GameAbout) => CSSResult {
  const made = new Map<GameAbout, CSSResult>();
  return (about) => {
    if (!made.has(about)) made.set(about, make(about));
    return made.get(about)!;
  };
}

export const arrangement = once(
  ({ wideFrom: from, board: { wide, narrow } }) => css`
    /*
   * The tall board with all else beside it, then the wide one above all else, then the wide one with a column: the board
   * by pixels, what stands beside it only where a reader's letters have room for it too.
   */
    @container (540px <= width < ${from}px) and (min-width: 34rem) {
      .game {
        grid-template: 'scene now' auto 'scene list' auto 'scene aside' auto 'scene history' 1fr / 54% minmax(0, 1fr);
      }
    }
    @container (min-width: ${from + COLUMN}px) and (min-width: 70rem) {
      .game {
        grid-template: 'scene now' auto 'scene aside' 1fr 'list aside' auto 'history aside' auto / minmax(0, 1fr) 320px;
        padding: 14px;
      }
    }
    @container ((540px <= width < ${from}px) and (min-width: 34rem)) or ((min-width: ${from + COLUMN}px) and (min-width: 70rem)) {
      .game {
        align-items: start;
      }
      .scene {
        grid-area: scene;
      }
      .now {
        grid-area: now;
      }
      .list {
        grid-area: list;
      }
      aside {
        grid-area: aside;
      }
      .history {
        grid-area: history;
      }
    }
    .room .scene {
      aspect-ratio: ${narrow.width} / ${narrow.height};
    }
    @container (min-width: ${from}px) {
      .room .scene {
        aspect-ratio: ${wide.width} / ${wide.height};
      }
    }
  `,
);
