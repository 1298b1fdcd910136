import { css } from 'lit';

export const styles = css`
  .begin {
    display: grid;
    gap: 16px;
  }
  .begin h3 {
    margin: 0;
    font-size: calc(1.1 * var(--rem));
  }
  .cards {
    display: grid;
    gap: 16px;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17 * var(--rem)), 1fr));
  }
  .card {
    display: grid;
    gap: 10px;
    align-content: start;
    background: var(--panel);
    border: 1px solid color-mix(in srgb, var(--line) 55%, transparent);
    border-radius: var(--radius);
    padding: 16px;
  }
  .card .field {
    grid-template-columns: auto minmax(0, 1fr);
  }
  label.button {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    box-sizing: border-box;
    padding: 6px 12px;
    border: 1px solid var(--line);
    border-radius: 8px;
    cursor: pointer;
  }
  label.button:focus-within {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
`;
