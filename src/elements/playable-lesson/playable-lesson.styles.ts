import { css } from 'lit';

/** Added to the styles of a game: the step comes first, and stays in view while the reader looks at the board. */
export const styles = css`
  .set {
    grid-column: 1 / -1;
  }
  .set ol {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    gap: 4px;
  }
  .set .chapter {
    font-weight: 600;
    margin-block-start: 6px;
  }
  .set button {
    inline-size: 100%;
    text-align: start;
  }
  .set [aria-current] {
    border-color: var(--accent);
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 12px;
  }
  .title {
    font-weight: 600;
  }
  .well {
    font-weight: 600;
  }
  .say {
    font-size: calc(1.05 * var(--rem));
    text-wrap: pretty;
    border-radius: 4px;
    > * {
      white-space: pre-line;
    }
  }
  /*
   * While the moves that lead to a step are played, its text keeps its place, but does not tell the outcome before the dice
   * do. A word that leads to the board stands there, in a room as high as this text or that of the step before.
   */
  .say:has(> .before),
  .say:has(> .before) ~ .ask {
    visibility: hidden;
  }
  .say:has(> .before) {
    display: grid;
    > * {
      grid-area: 1 / 1;
    }
  }
  .say > .watch {
    visibility: visible;
  }
  /* On a phone that room would push the board out of view: the text comes after the moves. */
  @container game (max-width: 539.98px) {
    .say:has(> .before) > .own,
    .say:has(> .before) ~ .ask {
      display: none;
    }
  }
  .steps {
    display: flex;
    gap: 3px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .steps li {
    position: relative;
    flex: 1;
    block-size: 6px;
    border: 1px solid var(--line);
    border-radius: 3px;
    box-sizing: border-box;
  }
  .steps .done {
    background: var(--accent);
    border-color: var(--accent);
  }
  @media (forced-colors: active) {
    .steps .done {
      forced-color-adjust: none;
      background: Highlight;
      border-color: Highlight;
    }
  }
  .steps [aria-current] {
    block-size: 10px;
    margin-block-start: -2px;
    border: 2px solid var(--ink);
  }
  /* In a small space the phases are a row of numbers, and only the current phase shows its name. */
  .phases {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: calc(0.85 * var(--rem));
    line-height: 1.25;
    color: var(--faint);
  }
  .phases li {
    display: flex;
    gap: 6px;
    padding: 0 6px;
    border: 1px solid transparent;
    border-radius: 4px;
  }
  .phases .number {
    font-variant-numeric: tabular-nums;
  }
  .phases .number:empty {
    display: none;
  }
  .phases [aria-current] {
    font-weight: 600;
    color: var(--ink);
    background: var(--panel);
    border-color: var(--accent);
  }
  .phases :not([aria-current]) > .number:not(:empty) + .name {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  /* Short answers share a row: on a phone the board is to be seen below them. */
  .ask {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .ask button {
    text-align: start;
  }
  /* An asterisk is narrow: what is around it can be pressed too. */
  .ruling {
    min-inline-size: 24px;
    margin-inline: -7px;
  }
  .answer {
    padding: 6px 10px;
    border-inline-start: 4px solid currentColor;
  }
  .answer::before {
    font-weight: 700;
  }
  .answer.right::before {
    content: '✓ ' / '';
  }
  .answer.wrong::before {
    content: '✗ ' / '';
  }
  .answer.right {
    color: light-dark(#1f6a3d, #8fdcaa);
  }
  .answer.wrong {
    color: var(--warn);
  }
  /* The card has the same words. These lie over places that the reader may want to point at next. */
  .scene .reason .rule-id {
    pointer-events: none;
  }
  .try {
    /* High enough for a finger, and low enough to leave room for the board. */
    --button: 36px;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    gap: 12px;
  }
  .try > section {
    padding: 12px 14px;
    background: var(--panel);
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
  /* The line has room for two lines of a wide board, since no buttons stand beside it. */
  @container game (min-width: 540px) {
    .game:has(> .stage > .story) {
      --story: calc(2.3 * var(--rem) + 6px);
    }
  }
  /* The step is sticky, and not the story line. On a phone it takes room only while it tells something. */
  .stage > .story {
    position: static;
  }
  @container game (max-width: 539.98px) {
    .now:not([aria-busy]) ~ .stage > .story {
      block-size: auto;
      &:has(> .line:empty) {
        display: none;
      }
    }
  }
  .sheet-room {
    container-type: inline-size;
  }
  .free {
    display: grid;
    gap: 8px;
    justify-items: start;
  }
  .free playable-game {
    inline-size: 100%;
  }
  /* The first step, drawn while the rest of the space is only reserved. */
  .room .now:not(:empty) {
    visibility: visible;
  }
  .room .now:empty {
    min-block-size: calc(11 * var(--rem));
  }
  /* The height of these parts differs between steps. Not used as scroll anchors, so that the board stays in place. */
  .now,
  .phases,
  .try {
    overflow-anchor: none;
  }
  /* Above the controls of a step, which are sticky too, at the other edge: further down the page they pass below the text. */
  @media (min-height: 560px) {
    .now {
      position: sticky;
      inset-block-start: 0;
      z-index: 2;
    }
  }
  /* At the end of a lesson on a phone all buttons share the rows: the board shows what has come of it. */
  @container game (max-width: 539.98px) {
    .now:has(> .well) {
      flex-flow: wrap;
      gap: 6px;
      > * {
        flex: 1 0 100%;
        box-sizing: border-box;
        min-inline-size: 0;
        max-inline-size: 100%;
      }
      > .row {
        display: contents;
      }
      > .row > button {
        order: 1;
        flex: 0 1 auto;
        padding: 4px 8px;
        font-size: calc(0.9 * var(--rem));
        line-height: 1.15;
      }
    }
  }
  @media print {
    .game .now {
      display: grid;
      position: static;
    }
    .steps {
      display: none;
    }
  }
`;
