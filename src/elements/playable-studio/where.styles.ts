import { css } from 'lit';

/** A sentence that leads to the place or the field it is about: in the studio, and in the tree of the hand. */
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
