/** What axe finds in the elements of a page of tests. */
import 'axe-core/axe.min.js';
import { SEEN } from '../../scripts/unpainted.js';

/** The violations of axe within an element, each with the first place where it is. */
export async function violations(within: Element): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
  const page = document.documentElement;
  // Makes the page visible, because axe does not check the colours of invisible elements.
  page.toggleAttribute(SEEN, true);
  try {
    // Two frames, because transitions do not advance while the page is invisible.
    for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
    // Only violations, and without reading all style sheets, as for whole pages (test/e2e/pages.ts).
    const { violations } = await axe.run(within, { resultTypes: ['violations'], preload: { assets: ['media'] } });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  } finally {
    page.toggleAttribute(SEEN, false);
  }
}
