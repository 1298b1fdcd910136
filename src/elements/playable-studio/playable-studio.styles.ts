import { css } from 'lit';

export const styles = css`
  .studio {
    container: studio / inline-size;
    display: grid;
    gap: 16px;
    padding: 16px;
    background: var(--paper);
    border-radius: 14px;
  }
  .studio > *,
  .columns > * {
    min-inline-size: 0;
  }
  .head {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px 16px;
    align-items: end;
  }
  .titles {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  .titles label {
    flex: 1 1 calc(14 * var(--rem));
    min-inline-size: 0;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
  }
  label > span:first-child,
  legend {
    font-size: calc(0.85 * var(--rem));
    color: var(--faint);
  }
  input.title {
    font-size: calc(1.15 * var(--rem));
    font-weight: 600;
  }
  .more {
    align-items: center;
    gap: 6px 14px;
  }
  .lang {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
  .tag {
    font-variant: all-small-caps;
    letter-spacing: 0.04em;
  }
  .lacks {
    color: var(--warn);
    font-style: normal;
    font-size: calc(0.85 * var(--rem));
  }
  .state {
    min-block-size: 28px;
  }
  .studio > [role='status']:empty {
    margin-block-start: -16px;
  }
  .columns {
    display: grid;
    gap: 20px;
    grid-template-columns: minmax(0, 1fr);
  }
  .list ol {
    list-style: none;
    margin: 0 0 8px;
    padding: 0;
    display: grid;
    gap: 4px;
  }
  .entry {
    display: grid;
    grid-template-columns: 1.6em minmax(0, 1fr) auto;
    gap: 6px;
    align-items: baseline;
    inline-size: 100%;
    text-align: start;
    border-color: transparent;
    background: none;
  }
  .entry .number {
    color: var(--faint);
    font-variant-numeric: tabular-nums;
  }
  .entry .words {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .entry[aria-current] {
    background: var(--panel);
    border-color: var(--accent);
  }
  /* Pressed buttons look different from those that can be pressed. */
  @media (forced-colors: none) {
    button[data-mode][aria-pressed='true'] {
      background: var(--panel);
      color: var(--ink);
      box-shadow: inset 0 0 0 2px var(--accent);
    }
  }
  .entry .mark {
    color: var(--warn);
    font-weight: 700;
  }
  .tools {
    padding: 4px 0 6px;
  }
  .tools button,
  .small {
    flex: none;
    min-height: 28px;
    white-space: nowrap;
    padding: 2px 8px;
    font-size: calc(0.85 * var(--rem));
  }
  .write {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
  }
  fieldset {
    border: none;
    border-block-start: 1px solid color-mix(in srgb, var(--line) 45%, transparent);
    margin: 0;
    padding: 8px 0 0;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    min-inline-size: 0;
  }
  legend {
    padding: 0 8px 0 0;
    font-weight: 600;
  }
  .sentence {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  .said {
    flex: 1 1 calc(9 * var(--rem));
    min-inline-size: 0;
  }
  .said label,
  .position label {
    display: grid;
    gap: 2px;
  }
  textarea {
    font: inherit;
    color: inherit;
    background: var(--panel);
    border: 1px solid var(--line);
    border-radius: 8px;
    padding: 8px 10px;
    inline-size: 100%;
    box-sizing: border-box;
    resize: vertical;
    field-sizing: content;
    max-block-size: calc(24 * var(--rem));
  }
  .missing textarea {
    border-style: dashed;
    border-color: var(--warn);
  }
  .position > :not(summary) {
    margin-block-start: 8px;
  }
  textarea.code {
    font:
      calc(0.8 * var(--rem)) / 1.4 ui-monospace,
      monospace;
    field-sizing: fixed;
  }
  .completions {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    padding-block-start: 4px;
  }
  .completions button {
    min-height: 28px;
    padding: 2px 10px;
    border-radius: 14px;
    font-size: calc(0.85 * var(--rem));
  }
  .aside ul,
  .chips {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .chips:empty {
    display: none;
  }
  .chips li {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    background: var(--panel);
    border: 1px solid var(--line);
    border-radius: 16px;
    padding: 2px 4px 2px 12px;
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }
  .lines {
    margin: 0;
    padding-inline-start: 1.6em;
    font-size: calc(0.9 * var(--rem));
  }
  .line {
    display: grid;
    gap: 4px 8px;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
  .line > span {
    grid-column: 1 / -1;
  }
  .line input {
    font-family: ui-monospace, monospace;
    font-size: calc(0.85 * var(--rem));
    min-inline-size: 0;
  }
  .row > :is(select, input) {
    min-inline-size: 0;
  }
  .wrong,
  .choice {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
    background: var(--panel);
    border-radius: var(--radius);
    padding: 10px 12px;
  }
  .wrong p:first-child {
    display: flex;
    gap: 8px;
    justify-content: space-between;
    align-items: baseline;
  }
  .wrong textarea,
  .choice textarea {
    background: var(--paper);
  }
  .choice .row {
    justify-content: space-between;
    align-items: center;
  }
  .side {
    display: grid;
    gap: 10px;
    grid-template-columns: minmax(0, 1fr);
  }
  .doing {
    display: grid;
    gap: 8px;
    background: var(--panel);
    border-inline-start: 4px solid var(--accent);
    border-radius: var(--radius);
    padding: 10px 14px;
  }
  /* The task and its end, or the fault, stay in sight while the author is at a list or a field further down. */
  .task {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
  }
  .aside li,
  .back,
  .moments > .row {
    align-items: center;
  }
  .aside li > span {
    flex: 1 1 calc(12 * var(--rem));
    overflow-wrap: anywhere;
  }
  :is(.write, .phase) .field {
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
  }
  .phase {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 8px;
    align-items: end;
  }
  .phase p {
    grid-column: 1 / -1;
    min-block-size: 1.5em;
  }
  .reader {
    position: relative;
    min-block-size: calc(16 * var(--rem));
  }
  .coming {
    position: absolute;
    inset: 0 0 auto;
    visibility: hidden;
  }
  .behind {
    border-inline-start-color: var(--warn);
  }
  [inert] > .reader {
    opacity: 0.4;
    filter: grayscale(1);
  }
  .pointing {
    cursor: crosshair;
    outline: 2px dashed var(--accent);
    outline-offset: 4px;
    border-radius: 14px;
  }
  .found {
    list-style: none;
    margin: 8px 0 0;
    padding: 0;
    display: grid;
    gap: 4px;
    max-block-size: calc(20 * var(--rem));
    overflow: auto;
  }
  .found button {
    display: grid;
    gap: 2px;
    inline-size: 100%;
    text-align: start;
  }
  .found small {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    color: var(--faint);
  }
  @container studio (min-width: 660px) {
    .columns {
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
      align-items: start;
    }
    [part='steps'] {
      grid-column: 1 / -1;
    }
    [part='side'] {
      position: sticky;
      inset-block-start: 8px;
    }
    /* The task and the choice of a phase are in sight above it. */
    .broad .task ~ playable-game {
      --playable-height: max(28 * var(--rem), calc(100dvh - 15 * var(--rem)));
    }
  }
  @container studio (min-width: 1080px) {
    .head {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .more {
      grid-column: 1 / -1;
    }
    .columns {
      grid-template-columns: calc(12 * var(--rem)) minmax(0, 4fr) minmax(0, 7fr);
    }
    [part='steps'] {
      grid-column: auto;
    }
  }
  /* While a position is played or set up, there is nothing to write: the board is as wide as the studio. */
  .columns.broad > [part='side'] {
    grid-column: 1 / -1;
    position: static;
  }
  @media (forced-colors: active) {
    .entry[aria-current] {
      outline: 2px solid Highlight;
    }
    .card,
    .doing,
    .wrong,
    .choice {
      border: 1px solid CanvasText;
    }
  }
`;
