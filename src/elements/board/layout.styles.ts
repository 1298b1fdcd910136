/** The layout around a game's board, the size of the board, and the space that is reserved before the game is loaded. */
import { css, type CSSResult } from 'lit';
import type { GameAbout } from '../../game-ui/about.js';
import { memoized } from '../../kernel/memoized.js';

/** The least width in pixels of the column beside a wide board. The column is wider where the reader's font is larger. */
const COLUMN = 280;
const COLUMN_REM = COLUMN / 16;
/** The gap between board and column, and the padding around the game, in pixels. */
const GAP = 12;
const AROUND = 10;
/** From this width in pixels, or the same width in rem, the content beside a board has two columns. */
const LEAST_TWO = 500;
export const twoColumns = css`(min-width: ${LEAST_TWO}px) and (min-width: ${LEAST_TWO / 16}rem)`;
/** The least width in pixels of a tall board, which is made for phones. Only a narrower page makes it smaller. */
const LEAST_TALL = 400;

/**
 * The least width in pixels of a wide board: it may be 15 % smaller than the game asks for, so that all of it fits into one
 * screen. Where a finger then misses a place, the controls and the list of moves offer the same moves.
 */
export const minBoardWidth = ({ wideFrom }: GameAbout): number => Math.round(wideFrom * 0.85);

/** Container query: everything else has room beside a tall board. It compares pixels, and rem for larger fonts. */
export const besideTall = (about: GameAbout): CSSResult =>
  css`(540px <= width < ${minBoardWidth(about)}px) and (min-width: 34rem)`;
/** Container query: a column has room beside a wide board. */
export const besideWide = (about: GameAbout): CSSResult =>
  css`(min-width: calc(${minBoardWidth(about) + GAP + 2 * AROUND}px + max(${COLUMN}px, ${COLUMN_REM}rem)))`;

/** The height of the table of players and points follows from the number of players, 4 where the element has no `players`. */
function sheetRoom({ players: [min, max], sheet: { head, row } = { head: 60, row: 46 } }: GameAbout): CSSResult {
  let room = css`
    .room .scores {
      block-size: calc(${head}px + var(--players, 4) * ${row}px);
    }
  `;
  for (let count = min; count <= max; count++)
    room = css`
      ${room}
      :host([players='${count}']) .room {
        --players: ${count};
      }
    `;
  return room;
}

/**
 * The layout of a game. `--high` and `--broad` are the height and width available for the drawing, `--drawn` is its
 * resulting width. `--with` is the height of the content above or below the board on the same screen.
 */
export const layoutStyles = memoized((about: GameAbout) => {
  const { wide, narrow } = about.board;
  const least = minBoardWidth(about);
  return css`
    .game {
      --around: ${AROUND}px;
      --gap: ${GAP}px;
      --ratio: ${narrow.width / narrow.height};
      --least: ${LEAST_TALL}px;
      --broad: calc(100cqi - 2 * var(--around));
      --with: 0px;
      --high: calc(var(--playable-height, 100dvh) - 2 * var(--around) - var(--with) - var(--story, 0px));
      --drawn: min(var(--broad), max(var(--least), var(--high) * var(--ratio)));
    }
    @container game (max-width: 420px) {
      .game {
        --around: 0px;
      }
    }
    :host([fit='width']) .game {
      --drawn: var(--broad);
    }
    :host(:fullscreen) {
      --playable-height: 100dvh;
    }
    .scene {
      inline-size: var(--drawn);
      max-inline-size: 100%;
      margin-inline: auto;
    }
    .room .scene:not(:has(.view)) {
      aspect-ratio: ${narrow.width} / ${narrow.height};
    }
    /* As high as the panel that is loaded after the board, so that the page's content below the game does not shift. */
    ${sheetRoom(about)}
    .room .timeline {
      block-size: 36px;
    }
    @media (pointer: coarse) {
      .room .timeline {
        block-size: 44px;
      }
    }
    .room .others {
      block-size: 200px;
    }
    /* One row also in the narrowest column: the symbols are less broad there. */
    .timeline > [aria-label] {
      flex: 1 1 32px;
      max-inline-size: 40px;
      padding-inline: 0;
    }
    .side,
    .parts {
      display: contents;
    }
    .foot {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }
    /* The result comes before the notes. */
    .foot:has(.result) {
      row-gap: 6px;
      > .notes {
        order: 1;
      }
    }
    .notes > * {
      margin-block-end: 6px;
      border-radius: 8px;
      box-shadow: 0 4px 16px rgb(16 20 30 / 0.3);
    }
    .notes > .phases {
      display: none;
      box-shadow: none;
    }
    @container game not ((${besideTall(about)}) or (${besideWide(about)})) {
      /*
       * Notes take no space, so that nothing shifts when they appear and disappear. Those that may stay for a while lie
       * over the board's foot.
       */
      .foot:not(:has(.result)) {
        position: relative;
        z-index: 1;
      }
      .foot:not(:has(.result)) > .notes {
        position: absolute;
        inset-inline: 0;
        inset-block-end: 100%;
      }
      /*
       * The card leaves what is at the board's foot in sight, such as the hand: the reader decides about that. How much of the
       * height that is, a game may say as --recap.
       */
      .foot:not(:has(.result)) > .notes:not(:has(.help)) > .recap {
        --board: var(--seen, calc(var(--drawn) / var(--ratio)));
        margin-block-end: calc(var(--recap, 0.33) * var(--board));
        max-block-size: min(22 * var(--rem), (0.97 - var(--recap, 0.33)) * var(--board));
      }
      /*
       * An answer of help lies over .now: the reader reads it with the board in view, before doing anything else. It covers all
       * of the panel, or it would cut a line or a button in two.
       */
      .foot:has(.help):not(:has(.result)) > .notes {
        display: flex;
        flex-direction: column;
        justify-content: end;
        z-index: 1;
        inset: calc(var(--lowered, 0px) + 3px) 6px 3px;
        > .helps {
          display: grid;
          flex: none;
          min-block-size: 100%;
          margin: 0;
        }
      }
    }
    @container game (min-width: ${least}px) {
      .game {
        --ratio: ${wide.width / wide.height};
        --least: ${least}px;
      }
      .room .scene:not(:has(.view)) {
        aspect-ratio: ${wide.width} / ${wide.height};
      }
    }
    @container game ${besideTall(about)} {
      .game {
        --broad: calc(54cqi - var(--around));
      }
    }
    @container game ${besideWide(about)} {
      .game {
        --broad: calc(100cqi - 2 * var(--around) - var(--gap) - max(${COLUMN}px, ${COLUMN_REM}rem));
      }
    }
    @container game (${besideTall(about)}) or (${besideWide(about)}) {
      .game {
        grid-template-columns: var(--drawn) minmax(0, 1fr);
        align-items: start;
      }
      /* The board stays in view beside a longer column. A board higher than the window can be scrolled to its end. */
      .stage {
        position: sticky;
        inset-block-start: min(0px, var(--high) - var(--drawn) / var(--ratio));
      }
      .side {
        display: block;
        container: side / inline-size;
      }
      .parts {
        /* Below the highest card there is room for two lines of the log, and below that for all players. */
        --column: calc(var(--card) + 3 * var(--rem));
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--gap);
        align-items: start;
        /* Keys and screen readers come from the question to the log below it. */
        reading-flow: grid-rows;
      }
      .foot {
        display: contents;
      }
      /*
       * .now is a card at the board over the head of the log: a question of one line covers little of it, and nothing
       * shifts when the card grows.
       */
      .parts:not(:has(.result)) {
        grid-template-rows: max-content 1fr;
        > .foot > .now {
          grid-area: 1 / 1;
          z-index: 1;
        }
        > .history {
          grid-area: 1 / 1 / 3;
          box-sizing: border-box;
          block-size: var(--column);
          /* The oldest entries, and a focused one, can be scrolled out from under the highest card. */
          padding-block-start: var(--card);
          scroll-padding-block-start: var(--card);
          border-color: transparent;
          background: none;
          > summary {
            display: none;
          }
        }
      }
    }
    @container side not (${twoColumns}) {
      /* Notes lie over the foot of the column, so that nothing shifts when they appear and disappear. */
      .notes {
        order: 1;
        position: sticky;
        inset-block-end: 8px;
        z-index: 1;
      }
      /* What the card sums up is in the log: it lies over that, and below a long question over what follows too. */
      .parts:not(:has(.result)) > .foot > .notes:has(.recap):not(:has(.help)) {
        grid-area: 2 / 1;
        position: relative; /* never up over the question */
        display: grid;
        grid-auto-rows: max-content;
        align-content: safe end;
        align-self: stretch;
        contain: size;
        pointer-events: none;
        > .recap {
          position: sticky;
          inset-block-end: 8px;
          pointer-events: auto;
          /* In a low window as much as is left below the question, of which the end of the card is cut off by nothing. */
          max-block-size: min(22 * var(--rem), 45vh, max(25vh, 100vh - 28 * var(--rem)));
        }
      }
      /* At the end no question is asked any more: the notes go below the result. */
      .parts:has(.result) :is(.notes, .now) {
        order: -1;
        position: static;
      }
      .parts:has(.result) .now {
        order: -2;
      }
    }
    /*
     * Where two columns have room, prompt and log fill the first. In the second all players are in view; then come the
     * notes, of which only the most important are shown: help and the card, else the phases.
     */
    @container side ${twoColumns} {
      .parts {
        --column: calc(var(--playable-height, 100dvh) - 2 * var(--around));
        grid-template-columns: minmax(0, 7fr) minmax(0, 8fr);
        reading-flow: grid-columns;
      }
      .parts:not(:has(.result)) {
        grid-template-rows: auto minmax(calc(6.75 * var(--rem)), 1fr) repeat(3, auto);
        > .foot > .now,
        > .history {
          grid-area: 1 / 1 / -1;
        }
      }
      .parts > * {
        grid-column: 2;
      }
      .foot > .now {
        grid-area: 1 / 1 / -1;
      }
      .parts > .scores {
        grid-row: 1;
      }
      .foot > .notes {
        grid-area: 2 / 2;
        align-self: stretch;
        contain: size;
        overflow: auto;
        scrollbar-width: thin;
      }
      /* Help and the card lie over the column, in the window, so that nothing shifts when they come and go. */
      .parts:not(:has(.result)) > .foot > .notes:has(.help, .recap) {
        grid-row: 2 / -1;
        align-self: end;
        contain: none;
        overflow: visible;
        position: sticky;
        inset-block-end: 8px;
        z-index: 1;
      }
      /* The card leaves the players above it in view. */
      .parts:not(:has(.result)) > .foot > .notes:not(:has(.help)):has(.recap) {
        display: grid;
        align-self: start;
        max-block-size: 100%;
        > .recap {
          min-block-size: 0;
          max-block-size: none;
        }
      }
      .parts:not(:has(.result)) .notes:not(:has(.help, .recap)) {
        /* Whole lines, wherever it is scrolled to. */
        block-size: round(down, 100%, 1lh);
        line-height: 1.5;
        scroll-snap-type: block mandatory;
        > .phases {
          display: block;
        }
      }
      .parts:has(.result) {
        grid-template-rows: auto auto 1fr repeat(3, auto);
      }
      .parts:has(.result) > .foot > .notes {
        contain: none;
        min-block-size: 0;
      }
    }
  `;
});
