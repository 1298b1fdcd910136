import { css } from 'lit';

export const planStyles = css`
  .eg-plan {
    display: grid;
    gap: 6px;
    padding: 8px 10px;
    border: 1px dashed var(--line);
    border-radius: 8px;
  }
  .eg-plan-head {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    align-items: center;
    justify-content: space-between;
  }
  .eg-plan select {
    max-inline-size: 11rem;
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
`;
