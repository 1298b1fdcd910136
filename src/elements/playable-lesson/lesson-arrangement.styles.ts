import { css } from 'lit';
import type { GameAbout } from '../../game-ui/about.js';
import { memoized } from '../../kernel/memoized.js';
import { besideTall, besideWide } from '../board/layout.styles.js';

/** The layout around the board of a lesson. */
export const lessonArrangement = memoized(
  (about: GameAbout) => css`
    /*
     * Under a board the controls of a step stay in view, as those of a game do. A reader who scrolls to the lesson sees the
     * text first, and the controls when there is room for both and the board: they appear along the same timeline.
     */
    @media screen and (min-height: 600px) {
      @supports (animation-range: cover 0vh) {
        @container game not ((${besideTall(about)}) or (${besideWide(about)})) {
          .try {
            display: contents;
          }
          .try > section:has(> .controls:not(:empty)) {
            position: sticky;
            inset-block-end: 0;
            z-index: 1;
            max-block-size: 40vh;
            box-sizing: border-box;
            overflow-y: auto;
          }
          /* The phases that a lesson speaks of stay in view too, at the foot of the window. */
          @container game (max-width: 539.98px) {
            .phases {
              position: sticky;
              inset-block-end: 0;
              z-index: 1;
              flex-wrap: nowrap;
              align-items: center;
              block-size: calc(1.75 * var(--rem));
              background: var(--paper);
              > * {
                white-space: nowrap;
              }
              > [aria-current] {
                min-inline-size: 0;
              }
              .name {
                overflow: hidden;
                text-overflow: ellipsis;
              }
            }
            .phases ~ .try > section:has(> .controls:not(:empty)) {
              inset-block-end: calc(1.75 * var(--rem));
            }
          }
          /*
           * Between the text and many controls some of the board stays in view: the controls scroll, and fade at the foot of the
           * window as long as there are more. A single button for a move without a place shares its row with the hand.
           */
          @container game (max-width: 539.98px) {
            .try > section:has(> .controls:not(:empty)) {
              max-block-size: 30.5vh;
              padding-block: 6px;
              scroll-timeline: --controls block;
            }
            .try > section:has(> .controls:not(:empty))::after {
              content: '' / '';
              position: sticky;
              inset-block-end: -6px;
              z-index: 1;
              flex: 1 0 100%;
              block-size: 28px;
              margin-block-start: -34px; /* with the gap it takes no room */
              background: linear-gradient(transparent, var(--panel));
              visibility: hidden;
              pointer-events: none;
              animation: more-controls linear both;
              animation-timeline: --controls;
            }
            .try .controls > * > .row:has(> :only-child) {
              flex: 0 1 auto;
            }
            .try .controls > *:has(> .row > :only-child) > :is(.caption, .held) {
              flex: 1 1 calc(9 * var(--rem));
              align-content: center;
            }
          }
          .try > section:has(> .controls:not(:empty)):not(:has(:focus-visible)) {
            animation: come-up linear both;
            animation-timeline: --game;
            animation-range: cover 75vh cover 90vh;
          }
        }
      }
    }
    @keyframes more-controls {
      from,
      95% {
        visibility: visible;
      }
      to {
        visibility: hidden;
      }
    }
    @container game (${besideTall(about)}) or (${besideWide(about)}) {
      .game {
        grid-template: 'stage now' auto 'stage phases' auto 'stage try' 1fr / var(--drawn) minmax(0, 1fr);
      }
      .stage {
        grid-area: stage;
      }
      .now {
        grid-area: now;
      }
      .try {
        grid-area: try;
      }
      .phases {
        grid-area: phases;
      }
      @media (min-height: 700px) {
        .phases {
          display: grid;
          gap: 0;
        }
        .phases .number {
          min-inline-size: 2ch;
          text-align: end;
        }
        .phases :not([aria-current]) > .number:not(:empty) + .name {
          position: static;
          inline-size: auto;
          block-size: auto;
          clip-path: none;
          white-space: normal;
        }
      }
    }
  `,
);
