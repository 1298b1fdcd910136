/** Styles of the dialogs of help, the coach's advice and the explanations of places; loaded with them. */
import { css } from 'lit';

export const coachStyles = css`
  /* It takes the place of the story line, which is empty while the reader is asked, so that it covers nothing. */
  .coach {
    flex: 1 1 0;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px;
    align-items: start;
    align-self: stretch;
    min-inline-size: 0;
    padding-inline-start: 8px;
    border-inline-start: 4px solid var(--accent);
  }
  .coach > p {
    max-block-size: 100%;
    overflow-y: auto;
    /* As large as the prompt. */
    line-height: 1.18;
    text-wrap: pretty;
  }
  .story .coach > .dismiss {
    min-inline-size: 36px;
    padding-inline: 0;
  }
  @container story (max-width: 539.98px) or (max-width: 33.7rem) {
    .coach > p {
      font-size: calc(0.85 * var(--rem));
      line-height: 1.11;
    }
    .story .coach > .dismiss {
      inline-size: 36px;
      font-size: var(--rem);
    }
    .story .coach > .dismiss::before {
      content: none;
    }
  }
`;

export const menuStyles = css`
  .help-choices {
    inline-size: min(24 * var(--rem), calc(100vw - 24px));
  }
  .help-choices h2 {
    margin: 0 0 10px;
    font-size: calc(1.15 * var(--rem));
  }
  .choices {
    display: grid;
    gap: 8px;
    margin-block: 10px 14px;
  }
  .choices > button {
    text-align: start;
    min-block-size: 44px;
  }
`;

export const tipStyles = css`
  .tip {
    position: fixed;
    inset: auto;
    inset-block-start: 0;
    inset-inline-start: 0;
    z-index: 3;
    margin: 0;
    max-inline-size: min(20 * var(--rem), calc(100vw - 16px));
    box-sizing: border-box;
    padding: 8px 12px;
    color: var(--ink);
    background: var(--panel);
    border: 1px solid var(--line);
    border-radius: 8px;
    box-shadow: 0 4px 14px rgb(16 20 30 / 0.3);
    font-size: calc(0.9 * var(--rem));
    line-height: 1.35;
    text-wrap: pretty;
    overflow: visible;
  }
  .tip .what {
    font-weight: 600;
    margin-block-end: 3px;
  }
  .asking .view,
  .asking .view * {
    cursor: help;
  }
  @media (forced-colors: active) {
    .tip {
      border-color: CanvasText;
    }
  }
  @media print {
    .tip {
      display: none;
    }
  }
`;
