/** Styles of the table of mages. */
import { css } from 'lit';

export const sheetStyles = css`
  .sheet-scroll {
    container: sheet / inline-size;
    overflow-x: auto;
  }
  .sheet {
    border-collapse: collapse;
    inline-size: 100%;
    font-size: calc(0.9 * var(--rem));
  }
  .sheet :is(th, td) {
    padding: 4px;
    text-align: end;
  }
  .sheet tr {
    border-block-end: 1px solid color-mix(in srgb, var(--line) 35%, transparent);
  }
  .sheet :is(th[scope='row'], thead th:first-child) {
    text-align: start;
  }
  .sheet thead th {
    white-space: nowrap;
  }
  .sheet th[scope='row'] {
    display: flex;
    gap: 6px;
    align-items: center;
    font-weight: 600;
  }
  .sheet small {
    display: block;
    font-weight: 400;
    color: var(--faint);
  }
  .sheet abbr {
    text-decoration: none;
  }
  .sheet tr[aria-current='true'] {
    background: color-mix(in srgb, var(--accent) 12%, transparent);
  }
  .sheet .fallen {
    color: var(--faint);
    text-decoration: line-through;
  }
  .robe {
    display: inline-grid;
    place-content: center;
    flex: none;
    inline-size: 24px;
    block-size: 24px;
    border: 2px solid;
    border-radius: 6px;
    font-weight: 700;
  }
  /* In a narrow column, all numbers stay visible. */
  @container sheet (max-width: 289.98px) {
    .sheet {
      font-size: calc(0.78 * var(--rem));
    }
    .sheet :is(th, td) {
      padding-inline: 2px;
    }
    .sheet th[scope='row'] {
      gap: 3px;
    }
  }
  .r0 {
    background: #b8392f;
    border-color: #4f1310;
    color: #fff6e6;
  }
  .r1 {
    background: #35804f;
    border-color: #123a22;
    color: #fff6e6;
  }
  .r2 {
    background: #3b6fb8;
    border-color: #122f59;
    color: #fff6e6;
  }
  .r3 {
    background: #e0ac35;
    border-color: #5e420a;
    color: #3d2804;
  }
  .r4 {
    background: #3d3d49;
    border-color: #0c0c10;
    color: #fff6e6;
  }
  .r5 {
    background: #efe9dc;
    border-color: #6d6354;
    color: #3d362b;
  }
  .r6 {
    background: #8a4fb0;
    border-color: #37184d;
    color: #fff6e6;
  }
  .r7 {
    background: #cf6a22;
    border-color: #552505;
    color: #2a1002;
  }
`;
