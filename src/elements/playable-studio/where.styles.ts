import { css } from 'lit';

/**
 * Style of sentences that link to the place or field they are about; used by the studio and by the shadow root of the
 * hand editor.
 */
export const where = css`
  .where {
    border: none;
    background: none;
    padding: 0;
    min-height: 24px;
    color: inherit;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
