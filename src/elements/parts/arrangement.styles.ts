/** What stands where around a game's board, how large the board is drawn, and the room that is kept before it comes. */
import { css, type CSSResult } from 'lit';
import type { GameAbout } from '../../game-ui/about.js';

/** What the drawing of a board fits into: the column and the window's height, or the column's breadth alone. */
export type Fit = 'screen' | 'width';
export const FITS: readonly Fit[] = ['screen', 'width'];

/** Beside a wide board stands a column of at least so many pixels, and more where a reader's letters are larger. */
const COLUMN = 280;
const COLUMN_REM = COLUMN / 16;
/** The gap between them, and what the game keeps free around all, in pixels. */
const GAP = 12;
const AROUND = 10;
/** What stands beside a board has two columns from so many pixels on, or as many letters. */
const LEAST_TWO = 540;
export const twoColumns = css`(min-width: ${LEAST_TWO}px) and (min-width: ${LEAST_TWO / 16}rem)`;
/** A tall board, made for phones, is narrower only where the page is. */
const LEAST_TALL = 400;

/**
 * The least breadth of a wide board: to bring all of it into one screen it may be this much smaller than a game asks for.
 * What a finger then misses, the controls and the list of moves say too.
 */
export const leastWide = ({ wideFrom }: GameAbout): number => Math.round(wideFrom * 0.85);

/** Made once for a game: its boards on a page share the sheet. */
export function once(make: (about: GameAbout) => CSSResult): (about: GameAbout) => CSSResult {
  const made = new Map<GameAbout, CSSResult>();
  return (about) => {
    if (!made.has(about)) made.set(about, make(about));
    return made.get(about)!;
  };
}

/** Where a tall board has all else beside it: by pixels, and where a reader's letters have room for it too. */
export const besideTall = (about: GameAbout): CSSResult =>
  css`(540px <= width < ${leastWide(about)}px) and (min-width: 34rem)`;
/** Where a wide board has a column beside it. */
export const besideWide = (about: GameAbout): CSSResult =>
  css`(min-width: calc(${leastWide(about) + GAP + 2 * AROUND}px + max(${COLUMN}px, ${COLUMN_REM}rem)))`;

const aimAtFoot = css`
  /* Beside nothing but buttons the aim has room at the foot of what to do: the points stay in sight. */
  .foot:has(.goal):not(:has(.recap, .result, .controls > * > :not(.row))) {
    > :is(.notes, .now) {
      grid-area: 1 / 1;
    }
    > .notes {
      position: relative;
      inset: auto;
      align-self: end;
      margin-inline: 8px;
    }
    /* The line above the board tells the same. */
    .happening {
      visibility: hidden;
    }
  }
`;

/** The table of players and points is known by their number, which is 4 where the element says none. */
function sheetRoom({ players: [min, max], sheet: { head, row } = { head: 60, row: 46 } }: GameAbout): CSSResult {
  let room = css`
    .room aside {
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
 * `--high` is the height that is left for the drawing, `--broad` the breadth; `--drawn` is how broad it becomes. What stands
 * above or below the board in the same screen is `--with`.
 */
export const arrangement = once((about) => {
  const { wide, narrow } = about.board;
  const least = leastWide(about);
  return css`
    .game {
      --around: ${AROUND}px;
      --gap: ${GAP}px;
      --ratio: ${narrow.width / narrow.height};
      --least: ${LEAST_TALL}px;
      --broad: calc(100cqi - 2 * var(--around));
      --with: 0px;
      --high: calc(
        var(--playable-height, 100dvh) - 2 * var(--around) - var(--with) - var(--story, 0px) - var(--zoom, 0px)
      );
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
      overflow: auto;
      background: var(--paper);
    }
    .game:has(> .stage > .scene > .zoom) {
      --zoom: 52px;
    }
    .scene {
      inline-size: var(--drawn);
      max-inline-size: 100%;
      margin-inline: auto;
    }
    .room .scene {
      aspect-ratio: ${narrow.width} / ${narrow.height};
    }
    /* As high as what comes behind the board: what a page has under the game stays where it is. */
    ${sheetRoom(about)}
    .room .timeline,
    .scene > .zoom:empty {
      block-size: 36px;
    }
    @media (pointer: coarse) {
      .room .timeline,
      .scene > .zoom:empty {
        block-size: 44px;
      }
    }
    .room .others {
      block-size: 160px;
    }
    .side,
    .parts {
      display: contents;
    }
    .foot {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }
    /* Who has won is read first. */
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
    .notes > :is(.since, .phases) {
      display: none;
      box-shadow: none;
    }
    @container game not ((${besideTall(about)}) or (${besideWide(about)})) {
      /* They take no room: nothing moves when they come and go. What may stay for a while lies over the board's foot. */
      .foot:not(:has(.result)) {
        position: relative;
        z-index: 1;
      }
      .foot:not(:has(.result)) > .notes {
        position: absolute;
        inset-inline: 0;
        inset-block-end: 100%;
      }
      /* An answer is read with the board in sight, and before anything else is done: it lies over what to do. */
      .foot:has(.help:not(.goal)):not(:has(.result)) > .notes {
        z-index: 1;
        inset-inline: 6px;
        inset-block-end: 0;
      }
    }
    @container game (min-width: 540px) and (not ((${besideTall(about)}) or (${besideWide(about)}))) {
      /* Over the board, so as low as it can be. */
      .stage ~ .side .goal {
        grid-template-columns: auto 1fr;
        gap: 6px 16px;
        align-items: center;
      }
      .stage ~ .side .goal > .picture {
        grid-row: span 2;
        inline-size: 9rem;
      }
      /* Beside nothing but buttons, which stand at the end of their row, the aim has room where one is told what to do. */
      @media (min-height: 760.02px) {
        :host(:not([data-frame='low'])) .foot:has(.goal):not(:has(.result, .controls > * > :not(.row))) > .notes {
          z-index: 1;
          inset-inline: 6px 10rem;
          inset-block-end: 0;
          /* Under what is asked, however long it is said. */
          .goal {
            padding-block: 8px;
            font-size: calc(0.9 * var(--rem));
            line-height: 1.3;
          }
        }
      }
    }
    @container game (min-width: ${least}px) {
      .game {
        --ratio: ${wide.width / wide.height};
        --least: ${least}px;
      }
      .room .scene {
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
      /* It stays in sight beside what is longer; of a board that is higher than the window all can be seen. */
      .stage {
        position: sticky;
        inset-block-start: min(0px, var(--high) - var(--drawn) / var(--ratio));
      }
      .side {
        display: block;
        container: side / inline-size;
      }
      .parts {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--gap);
      }
      .foot {
        display: contents;
      }
    }
    @container side not (${twoColumns}) {
      /* They lie over what is at the foot: nothing moves when they come and go. */
      .notes {
        order: 1;
        position: sticky;
        inset-block-end: 8px;
        z-index: 1;
      }
      /* Nothing is asked any more at the end: they stand under it. */
      .parts:has(.result) :is(.notes, .now) {
        order: -1;
        position: static;
      }
      .parts:has(.result) .now {
        order: -2;
      }
    }
    @container side (min-width: 400px) and (not (${twoColumns})) {
      .notes .goal {
        grid-template-columns: auto 1fr;
        gap: 6px 16px;
        align-items: center;
      }
      .notes .goal > .picture {
        grid-row: span 2;
        inline-size: 8rem;
      }
      ${aimAtFoot}
    }
    /* The aim of a fresh game stands there too, unless it has another place. */
    @media (min-height: 800.02px) {
      @container side (max-width: 399.98px) {
        .room .others {
          block-size: 392px;
        }
      }
    }
    /* In a low window the column is narrow and the aim has that room without its picture. In a frame it does not look: a frame is as high as what is in it. */
    @media (max-height: 800px) {
      @container side (max-width: 399.98px) {
        :host(:not([data-frame])) {
          .notes .goal {
            gap: 4px;
            padding: 6px 10px;
            font-size: calc(0.85 * var(--rem));
            line-height: 1.25;
          }
          .notes .goal > .picture {
            display: none;
          }
          .notes .goal button {
            padding: 2px 10px;
            font: inherit;
          }
          ${aimAtFoot}
        }
      }
    }
    /*
     * A second column where the first has room to spare: the notes, as high as what to do now, and the log. Of the notes
     * those are read that matter most: help and the card, else what the others did, else the course of a round.
     */
    @container side ${twoColumns} {
      .parts {
        grid-template-columns: minmax(312px, 1fr) minmax(0, 1fr);
        grid-template-rows: repeat(5, auto) 1fr;
        align-items: start;
      }
      .parts > * {
        grid-column: 1;
      }
      .foot > .now {
        grid-area: 1 / 1;
      }
      .foot > .notes {
        grid-area: 1 / 2;
        align-self: stretch;
        contain: size;
        overflow: auto;
        scrollbar-width: thin;
      }
      .notes > * {
        box-shadow: none;
      }
      .notes:not(:has(.help, .recap)) > .since,
      .notes:not(:has(.help, .recap, .since)) > .phases {
        display: block;
      }
      .parts > .history {
        grid-area: 2 / 2 / -1;
      }
      /* The end is longer than any note: the log begins beside it. */
      .parts:has(.result) {
        grid-template-rows: auto 1fr repeat(4, auto);
      }
      .parts:has(.result) > .foot > .now {
        grid-row: span 2;
      }
      .parts:has(.result) > .foot > .notes {
        contain: none;
      }
    }
  `;
});
