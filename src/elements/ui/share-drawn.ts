/** Renders a template in a detached element and serialises its SVG as XML, as a file needs it. */
import { render } from 'lit';
import type { Markup } from '../../embed/picture.js';

export const drawn: Markup = (drawing) => {
  const container = document.createElement('div');
  render(drawing, container);
  return Promise.resolve(new XMLSerializer().serializeToString(container.querySelector('svg')!));
};
