// What the package says of itself, without what only a copy of the repository has.

/**
 * The manifest without scripts, and without what they need.
 *
 * @param {string} text
 */
export function packedManifest(text) {
  const left = ['scripts', 'devDependencies', 'allowScripts'];
  const manifest = Object.entries(JSON.parse(text)).filter(([name]) => !left.includes(name));
  return `${JSON.stringify(Object.fromEntries(manifest), null, 2)}\n`;
}

/**
 * Markdown whose pictures are not in the package, and whose links lead to files that `isPacked` does not know: the pictures
 * go, a link becomes the code text of its address.
 *
 * @param {string} markdown
 * @param {(path: string) => boolean} isPacked
 * @returns {string}
 */
export const packedReadme = (markdown, isPacked) =>
  markdown
    .replace(/<p>\s*(?:<img [^>]*>\s*)+<\/p>\n\n?/g, '')
    .replace(/\[([^\]]+)\]\((?!https?:|#)([^)#]+)\)/g, (link, words, path) => {
      if (isPacked(path)) return link;
      return words === `\`${path.split('/').at(-1)}\`` ? `\`${path}\`` : `${words} (\`${path}\`)`;
    });
