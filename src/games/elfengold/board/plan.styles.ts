/** Styles of the planner. */
import { css } from 'lit';

export const planStyles = css`
  .eg-plan {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
    padding: 8px 10px;
    border: 1px dashed var(--line);
    border-radius: 8px;
  }
  /* The planner is secondary while counters are placed; on a journey only staying, or ending it, comes before. */
  .controls > * > .eg-plan:not(.first) {
    order: 2;
  }
  .controls .eg-plan .pick:not(.held) {
    min-block-size: 0;
  }
  /* Two openings are in sight at a time; the others are scrolled to, in pairs. */
  div.eg-openings {
    display: grid;
    grid: auto / auto-flow calc(50% - 3px);
    gap: 6px;
    overflow-x: auto;
    scroll-snap-type: x proximity;
    scrollbar-width: thin;
  }
  /* A single one has all the width, in which its sentence takes fewer lines. */
  div.eg-openings:not(:has(> :nth-child(2))) {
    grid-auto-columns: 100%;
  }
  .caption.eg-openings {
    min-block-size: 0;
  }
  /* After the openings, the heading of the counters is close to them. */
  .eg-openings ~ .caption {
    min-block-size: 0;
  }
  .eg-near {
    min-inline-size: 0;
    padding: 0;
    border: 0;
  }
  .eg-near > summary {
    padding: 3px 0;
    font-weight: inherit;
    color: var(--faint);
  }
  @media (pointer: coarse) {
    :is(.eg-near, .eg-chart) > summary {
      min-height: 0;
      padding-block: 11px;
    }
  }
  /* Buttons for towns and roads: two in each row of a column; under a board, as many as fit. */
  :is(.eg-plan .pick, div.eg-openings) > button,
  .eg-plan.first ~ .pick:not(.held) > button {
    flex: 1 1 calc(7 * var(--rem));
    min-block-size: var(--button, 36px);
    max-inline-size: calc(14 * var(--rem));
    padding: 1px 4px;
    font-size: calc(0.8 * var(--rem));
    line-height: 1.05;
  }
  /* Staying, the two ways to end a journey, and those to pass have one row. */
  .controls > * > .eg-plan.first ~ .row > button,
  .controls > * > .eg-openings ~ .row > button {
    flex: 1 1 calc(5 * var(--rem));
    max-inline-size: max-content;
    padding: 1px 6px;
    font-size: calc(0.85 * var(--rem));
    line-height: 1.1;
  }
  /* Each town in reach has a row: plan the way there, go, or go and end there with the coins or the cards. */
  .eg-plan > .eg-towns.pick {
    display: grid;
    grid: auto-flow / minmax(calc(5.5 * var(--rem)), 1fr) repeat(3, auto);
    gap: 4px 3px;
    > * {
      display: contents;
    }
    > .eg-heads > * {
      font-size: calc(0.75 * var(--rem));
      line-height: 1.1;
      color: var(--faint);
    }
    [data-plan] {
      grid-column: 1;
    }
    .eg-heads > :first-child {
      grid-column: 1 / 3;
    }
    :is([data-end='coins'], .eg-heads > :last-child) {
      grid-column-start: 3;
    }
    .eg-heads > :last-child {
      grid-column-end: -1;
    }
  }
  .controls .eg-plan.first ~ :is(.caption, .pick:not(.held)) {
    min-block-size: 0;
  }
  /* Once a town is chosen, the reader continues with the plan, or with the roads on the map. */
  .controls > * > .eg-plan.first.on ~ :is(.caption, .pick:not(.held)) {
    display: none;
  }
  .controls > :has(> .eg-plan.on) > .pick:not(.held) {
    min-block-size: 0;
  }
  .eg-plan.on ~ .eg-chart {
    display: none;
  }
  /* Of many roads two whole names are in sight at a time; the others are scrolled to, in pairs. */
  .controls > :has(> .eg-plan) > .pick.to:has(> :nth-child(7)) {
    grid-auto-columns: calc(50% - 3px);
    scroll-snap-type: x proximity;
  }
  .controls div.eg-openings > button {
    max-inline-size: none;
  }
  div.eg-openings > button,
  .controls > :has(> .eg-plan) > .pick.to:has(> :nth-child(7)) > button {
    min-inline-size: 0;
    scroll-snap-align: start;
    white-space: normal;
  }
  .eg-plan-head > strong {
    white-space: nowrap;
  }
  .eg-plan > button {
    justify-self: start;
  }
  .eg-plan > .row > button {
    min-block-size: var(--button);
    padding: 3px 9px;
    font-size: calc(0.9 * var(--rem));
  }
  /* With drawn cards and counters there is nothing to choose later: no space is reserved for places, nor for absent buttons. */
  .side .controls > :has(> .eg-chart):not(:has(> .eg-plan)) > .pick:not(.held) {
    min-block-size: 0;
  }
  .side .controls > :has(> .eg-chart):not(:has(> .eg-plan)) > .row:empty {
    display: none;
  }
  /* Little fits under a board: the question comes first, the reference for it after. */
  @container game (max-width: 906.98px) {
    .controls > * > :is(.eg-plan.first, p:not(.caption, .eg-lot)) {
      order: 2;
    }
    .eg-plan {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      padding: 4px 8px;
    }
    .eg-plan > * {
      flex: 1 0 100%;
      min-inline-size: 0;
      max-inline-size: 100%;
    }
    .eg-plan > .eg-plan-head {
      flex: none;
    }
    .eg-plan > .row {
      flex-wrap: nowrap;
      overflow-x: auto;
    }
    .eg-plan > .row > button {
      flex: none;
    }
    .eg-plan > .eg-plan-head + .row {
      flex: 1 1 0;
    }
    /* Beside the list of towns if a few words fit into a line there, and else below it. */
    .eg-plan > .eg-plan-head + :is(.quiet, .eg-near:not([open])) {
      flex: 1 1 calc(10 * var(--rem));
    }
    .eg-plan .pick > button,
    .eg-plan.first ~ .pick:not(.held) > button {
      flex: none;
      max-inline-size: none;
      padding-inline: 8px;
    }
    .eg-plan > .pick,
    .controls .eg-plan.first ~ .pick:not(.held) {
      display: flex;
      flex-wrap: nowrap;
      overflow-x: auto;
    }
    .eg-plan > .eg-ways {
      order: 1;
    }
  }
  @container game (max-width: 539.98px) {
    /* The prompt has said it, and the counters need the height. */
    .eg-openings ~ .caption:not(.eg-openings) {
      display: none;
    }
    /* Two whole names are visible at a time. */
    .eg-plan > .pick,
    .controls .eg-plan.first ~ .pick:not(.held) {
      --widest: none;
      display: grid;
      grid: auto / auto-flow calc(50% - 3px);
      scroll-snap-type: x proximity;
    }
    .eg-plan .pick > button,
    .eg-plan.first ~ .pick:not(.held) > button {
      min-inline-size: 0;
      padding-inline: 4px;
      scroll-snap-align: start;
      white-space: normal;
    }
    /* Three lines have room in the height of a button. */
    .stage ~ .side div.eg-openings > button {
      padding-block: 3px;
      font-size: calc(0.75 * var(--rem));
      line-height: 1;
    }
    /* Low, so that the counters below are in view too. */
    .stage ~ .side .controls p.eg-openings {
      margin-block-end: -3px;
      font-size: calc(0.75 * var(--rem));
      line-height: 1;
    }
    .stage ~ .side .controls .eg-openings ~ .pick:not(.held) {
      flex-wrap: nowrap;
      min-block-size: 0;
      overflow-x: auto;
      > button {
        flex: none;
      }
    }
    /* The draw button is at the end of its row, so that it does not move when there is gold to take. */
    .row > :is([data-verb='takeGold'], [data-verb='draw'] ~ [data-proposal]) {
      order: -1;
    }
    /*
     * On a journey the towns in reach come first, with the buttons that end it beside their heading; then the roads, and the list
     * of all towns.
     */
    .controls > * > .eg-plan.first:not(.on) {
      display: contents;
      > .quiet {
        order: 0;
        flex: 1 1 8em;
        font-size: calc(0.8 * var(--rem));
        line-height: 1.1;
      }
      > .eg-towns {
        order: 1;
      }
      ~ .pick:not(.held) {
        order: 2;
      }
      > .eg-plan-head,
      ~ .eg-chart {
        order: 3;
      }
    }
    /* The list and the buttons say the same. */
    .eg-plan-head > strong,
    .controls > * > .eg-plan.first ~ .caption.caption {
      display: none;
    }
    /* A third button would need a second row. */
    .row > [data-verb='takeGold'] ~ [data-proposal] {
      display: none;
    }
    /* Discards and counters to show keep their place, whether or not the player may keep the rest. The prompt says what
       they are for. */
    .stage ~ .side .controls > :has(> .pick:not(.held)):not(:has(> .eg-plan, > .row:not(:empty) ~ .eg-chart)) {
      > .caption {
        display: none;
      }
      > .row {
        order: 1;
      }
    }
    /* With a counter selected, the reader looks for its road on the map; the buttons explain the numbers there. */
    .pick.held ~ :is(.eg-plan, .eg-chart, .eg-costs) {
      display: none;
    }
  }
  .eg-plan-head {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    align-items: center;
    justify-content: space-between;
  }
  .eg-plan select {
    flex: 0 1 auto;
    min-inline-size: 0;
    padding-inline-start: 8px;
    font-size: calc(0.9 * var(--rem));
  }
  .eg-ways {
    display: grid;
    gap: 4px;
  }
  .eg-way {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 8px;
    align-items: start;
    padding: 4px 0;
  }
  .eg-way input {
    margin-block-start: 5px;
    accent-color: var(--accent);
  }
  /* Leaves the room to the board. */
  .eg-chart {
    order: 3;
    padding: 0;
    border: 0;
  }
  /* A lesson speaks of it more than of journeys to plan, and may open it. */
  .try .eg-chart {
    order: 1;
  }
  .try .eg-chart[open] {
    order: -2;
  }
  .eg-chart > summary {
    padding: 3px 0;
    font-size: calc(0.9 * var(--rem));
  }
  .eg-chart table {
    inline-size: 100%;
    border-collapse: collapse;
    hyphens: auto;
    font-size: calc(0.85 * var(--rem));
    font-variant-numeric: tabular-nums;
  }
  .eg-chart caption {
    caption-side: bottom;
    padding-block-start: 4px;
    text-align: start;
    color: var(--faint);
  }
  .eg-chart :is(th, td) {
    padding: 2px 4px;
    border-block-end: 1px solid color-mix(in srgb, var(--line) 40%, transparent);
    font-weight: inherit;
    text-align: center;
  }
  .eg-chart tbody th {
    text-align: start;
  }
  /* The heads of the columns are whole words: the narrower they are, the more room has the first column. */
  .eg-chart thead th {
    font-size: calc(0.78 * var(--rem));
    hyphens: none;
  }
  .eg-chart .eg-own {
    font-weight: 700;
  }
  /* On the narrowest phones the longest heads have room only so. */
  @container game (max-width: 359.98px) {
    .eg-chart :is(th, td) {
      padding-inline: 1px;
    }
    .eg-chart thead th {
      font-size: calc(0.66 * var(--rem));
    }
  }
`;
