import { css } from 'lit';

/**
 * The line keeps its height whatever its text; the height is subtracted from the board's. At the end too, where there is no
 * line: a look back from there brings it again, and the columns keep their widths.
 */
export const storyStyles = css`
  .game:has(> .stage > .story, > .side .timeline) {
    --told: calc(3.6 * var(--rem));
    --story: calc(max(var(--told), 44px) + 6px);
  }
  .story {
    container: story / inline-size;
    display: flex;
    align-items: center;
    gap: 8px;
    box-sizing: border-box;
    inline-size: var(--drawn, 100%);
    max-inline-size: 100%;
    margin-inline: auto;
    block-size: var(--story);
    padding-block-end: 6px;
  }
  .story .line {
    align-self: start;
    flex: 1 1 0;
    min-inline-size: 0;
    max-block-size: 100%;
    font-size: calc(0.9 * var(--rem));
    font-weight: 600;
    line-height: 1.2;
    /* All sentences fit; with wider text of a reader they scroll. */
    overflow: hidden auto;
    /* Room for the accent of a first capital, which dense lines would cut off. */
    margin-block-start: -3px;
    padding-block-start: 3px;
    scrollbar-width: thin;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  .story .long {
    font-size: calc(0.75 * var(--rem));
    line-height: 1.1;
  }
  /* The buttons leave a narrow line to the text. */
  @container story (max-width: 639.98px) or (max-width: 40rem) {
    .story .line {
      font-size: calc(0.82 * var(--rem));
      line-height: 1.1;
    }
    .story .long {
      font-size: calc(0.66 * var(--rem));
      line-height: 1.08;
    }
  }
  .story .row {
    flex: none;
    flex-wrap: nowrap;
  }
  .story :is(button, select) {
    padding-inline: 8px;
    font-size: calc(0.85 * var(--rem));
  }
  @container game (max-width: 539.98px) {
    .game:has(> .stage > .story, > .side .timeline) {
      --told: calc(3.8 * var(--rem));
    }
    .story {
      position: sticky;
      inset-block-start: 0;
      z-index: 1;
      /* The padding does not change the height; it keeps text off the edge of the window. */
      padding: 3px 6px;
      background: var(--paper);
      /* Within the rounded corners of the game. */
      border-radius: 8px 8px 0 0;
    }
  }
  /* Above a board that is narrow for the reader's font, also where the panel is beside it. */
  @container story (max-width: 539.98px) or (max-width: 33.7rem) {
    .story .line:not(.long) {
      font-size: calc(0.75 * var(--rem));
      line-height: 1.2;
    }
    /* Symbols replace the visible labels, which remain the accessible names. */
    .story button {
      font-size: 0;
      inline-size: 40px;
      padding-inline: 0;
    }
    .story button::before {
      content: '▸';
      font-size: var(--rem);
    }
    .story [data-do='skip']::before {
      content: '▸▸';
    }
    .story select {
      field-sizing: content;
      padding-inline: 4px;
      font-size: calc(0.75 * var(--rem));
    }
  }
  /* While the reader is asked, the playback buttons have no effect: the content beside them takes their space. */
  .story:has(> .coach):not(:has(.row :focus-visible)) > .row {
    display: none;
  }
  @container story (max-width: 839.98px) or (max-width: 52.5rem) {
    .story:has(> .others-door):not(:has(.row :focus-visible)) > .row {
      display: none;
    }
  }
  /* The sentence needs the space. The menu has the pace too. */
  @container story (max-width: 439.98px) or (max-width: 27.4rem) {
    .story select {
      display: none;
    }
  }
  @media print {
    .story {
      display: none;
    }
  }
`;
