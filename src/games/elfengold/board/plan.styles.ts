import { css } from 'lit';

export const planStyles = css`
  .eg-plan {
    display: grid;
    gap: 6px;
    padding: 8px 10px;
    border: 1px dashed var(--line);
    border-radius: 8px;
  }
  /* While counters are placed it is beside the point; on a journey it comes first. */
  .controls > * > .eg-plan {
    order: 2;
  }
  .controls > * > .eg-plan.first {
    order: -2;
  }
  .controls .eg-plan .pick:not(.held) {
    min-block-size: 0;
  }
  /* Cards and counters that are drawn go nowhere else: no room is kept for places, nor for buttons where there are none. */
  .side .controls > :has(> .eg-chart):not(:has(> .eg-plan)) > .pick:not(.held) {
    min-block-size: 0;
  }
  .side .controls > :has(> .eg-chart):not(:has(> .eg-plan)) > .row:empty {
    display: none;
  }
  @container game (max-width: 539.98px) {
    .eg-plan {
      padding: 4px 8px;
    }
    /* What the list and the buttons say themselves. */
    .eg-plan-head > strong,
    .stage ~ .side .controls > * > .eg-plan.first ~ .caption {
      display: none;
    }
    /* While a counter is in the hand one looks for its road on the map. */
    .pick.held ~ :is(.eg-plan, .eg-chart) {
      display: none;
    }
    /* The board above needs the room. */
    .eg-chart {
      padding: 0;
      border: 0;
    }
    .eg-chart > summary {
      padding: 2px 0;
      font-size: calc(0.9 * var(--rem));
    }
    .eg-ways {
      max-block-size: 24vh;
      overflow-y: auto;
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
    max-inline-size: 100%;
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
  .eg-chart {
    order: 3;
  }
  .eg-chart table {
    inline-size: 100%;
    table-layout: fixed;
    border-collapse: collapse;
    overflow-wrap: anywhere;
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
  .eg-chart thead td {
    inline-size: 32%;
  }
  .eg-chart .eg-own {
    font-weight: 700;
  }
`;
