// What the package says of itself, without what only a copy of the repository has.

/** The manifest without scripts, and without what they need. */
export function packedManifest(text) {
  const {
    scripts: _scripts,
    devDependencies: _devDependencies,
    allowScripts: _allowScripts,
    ...manifest
  } = JSON.parse(text);
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Markdown whose pictures are not in the package, and whose links lead to files that `isPacked` does not know: the pictures go, a link becomes the code text of its address. */
export const packedReadme = (markdown, isPacked) =>
  markdown
    .replace(/<p>\s*(?:<img [^>]*>\s*)+<\/p>\n\n?/g, '')
    .replace(/\[([^\]]+)\]\((?!https?:|#)([^)#]+)\)/g, (link, words, path) => {
      if (isPacked(path)) return link;
      return words === `\`${path.split('/').at(-1)}\`` ? `\`${path}\`` : `${words} (\`${path}\`)`;
    });
