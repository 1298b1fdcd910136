/** Templates as markup in a page: drawn where nobody sees it, and written as XML, as a file of its own needs. */
import { render } from 'lit';
import type { Markup } from '../../embed/picture.js';

export const drawn: Markup = (drawing) => {
  const container = document.createElement('div');
  render(drawing, container);
  return Promise.resolve(new XMLSerializer().serializeToString(container.querySelector('svg')!));
};
