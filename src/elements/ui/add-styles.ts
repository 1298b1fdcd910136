/**
 * Adds styles that are loaded after those of the element. Does nothing if they are there; the styles of another game replace all,
 * so call it again then.
 */
import type { CSSResult } from 'lit';

export function addStyles(root: ShadowRoot, ...styles: readonly CSSResult[]): void {
  const sheets = styles.map(({ styleSheet }) => styleSheet!);
  const missing = sheets.filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
}
