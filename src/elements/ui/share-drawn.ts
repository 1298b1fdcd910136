/** Renders a template in a detached element and serialises its SVG as XML, as a file needs it. */
import { render } from 'lit';
import type { Markup } from '../../embed/picture.js';
import { safeDocument } from '../../dom/safe-document.js';

export const drawn: Markup = (drawing) => {
  const container = safeDocument.createElement('div');
  render(drawing, container);
  return Promise.resolve(new XMLSerializer().serializeToString(container.querySelector('svg')!));
};
