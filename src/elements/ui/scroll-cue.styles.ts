/**
 * The cue that an area scrolls, also where scroll bars are hidden: its content fades at the edges beyond which it goes on.
 * A scroll timeline drives the fade, so an area without overflow has none. A rulebook does without the cue,
 * so as not to load it.
 */
import { css, type CSSResult } from 'lit';

const FADE = css`24px`;

/** Two gradients fade opposite edges. Each is longer than the area by a fade, which its position shows or hides. */
const fades = (name: CSSResult, forth: CSSResult, back: CSSResult, size: CSSResult, away: CSSResult) => {
  const mask = css`
    mask-image:
      linear-gradient(${forth}, transparent, #000 ${FADE}), linear-gradient(${back}, transparent, #000 ${FADE});
    mask-size: ${size};
    mask-composite: intersect;
  `;
  return css`
    @keyframes ${name} {
      from {
        ${mask}
        mask-position: ${away};
      }
      10%,
      90% {
        ${mask}
        mask-position: 0 0, ${away};
      }
      to {
        ${mask}
        mask-position: 0 0;
      }
    }
  `;
};

// In this form, because Prettier would end a selector of one line with a semicolon, as if it were a declaration.
const DOWN = css`:is(
  .now, .controls > *, .history, .coach > p,
  .about, .words > div, .events, .found
)`;
/** Has marks of its own, also in forced colours, but they need animations that scrolling drives. */
const MARKED = css`.notes`;
/** What lies over a board or the page, which would shine through a fade. */
const OVER = css`:is(
  dialog, .notes > :not(.phases), .others-did, .chooser
)`;
const ACROSS = css`:is(
  .pick, .controls .row, .course, .scoreboard
)`;

/**
 * For what lies over a board, and for browsers without animations that scrolling drives: a shadow, over which the content's own
 * background scrolls.
 */
const shadow = (axis: CSSResult, size: CSSResult, depth: CSSResult) => {
  const edge = css`color-mix(in srgb, var(--ink) 30%, transparent)`;
  return css`
    background-image:
      linear-gradient(to ${axis}, var(--panel) 30%, transparent),
      linear-gradient(to ${axis}, transparent, var(--panel) 70%), linear-gradient(to ${axis}, ${edge}, transparent),
      linear-gradient(to ${axis}, transparent, ${edge});
    background-position:
      0 0,
      100% 100%,
      0 0,
      100% 100%;
    background-size: ${size}, ${size}, ${depth}, ${depth};
    background-repeat: no-repeat;
    background-attachment: local, local, scroll, scroll;
  `;
};

export const scrollCue = css`
  ${fades(css`scrolls-down`, css`to bottom`, css`to top`, css`100% calc(100% + ${FADE})`, css`0 -${FADE}`)}
  ${fades(css`scrolls-across`, css`to right`, css`to left`, css`calc(100% + ${FADE}) 100%`, css`-${FADE} 0`)}
  @media screen and (forced-colors: none) {
    ${OVER} {
      ${shadow(css`bottom`, css`100% 24px`, css`100% 8px`)}
    }
    @supports (animation-timeline: scroll()) {
      ${DOWN} {
        animation: scrolls-down linear both;
        animation-timeline: scroll(self block);
      }
      ${ACROSS} {
        animation: scrolls-across linear both;
        animation-timeline: scroll(self inline);
      }
    }
    @supports not (animation-timeline: scroll()) {
      :is(${DOWN}, ${MARKED}) {
        ${shadow(css`bottom`, css`100% 24px`, css`100% 8px`)}
      }
      ${ACROSS} {
        ${shadow(css`right`, css`24px 100%`, css`8px 100%`)}
      }
    }
  }
`;
