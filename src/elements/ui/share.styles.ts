import { css } from 'lit';

export const styles = css`
  .share {
    display: grid;
    gap: calc(0.75 * var(--rem));
  }
  .share .field {
    grid-template-columns: auto minmax(0, 1fr);
  }
  .share .choice input {
    accent-color: var(--accent);
  }
  .share h2,
  .share p {
    margin: 0;
  }
  .share h2 {
    font-size: calc(1.25 * var(--rem));
  }
  .share fieldset {
    display: grid;
    gap: calc(0.5 * var(--rem));
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  .share .choice {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: calc(0.125 * var(--rem)) calc(0.5 * var(--rem));
    align-items: baseline;
  }
  .share .choice small {
    grid-column: 2;
  }
  .share textarea {
    box-sizing: border-box;
    inline-size: 100%;
    resize: vertical;
    font:
      calc(0.8125 * var(--rem))/1.4 ui-monospace,
      monospace;
    color: inherit;
    background: var(--paper);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    padding: calc(0.5 * var(--rem));
  }
`;
