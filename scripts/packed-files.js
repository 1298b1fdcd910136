// The manifests and the README of the packed packages: without references to files that only the repository has.

/**
 * The manifest without scripts and the settings and dependencies that only they need.
 *
 * @param {string} text
 */
export function packedManifest(text) {
  const left = ['scripts', 'devDependencies', 'allowScripts'];
  const manifest = Object.entries(JSON.parse(text)).filter(([name]) => !left.includes(name));
  return `${JSON.stringify(Object.fromEntries(manifest), null, 2)}\n`;
}

/**
 * Markdown without its block of pictures and the commands that only a clone has, and with the path as code text in place of each link to a file that is not packed.
 *
 * @param {string} markdown
 * @param {(path: string) => boolean} isPacked
 * @returns {string}
 */
export const packedReadme = (markdown, isPacked) =>
  markdown
    .replace(/<p>\s*(?:<img [^>]*>\s*)+<\/p>\n\n?/g, '')
    .replace(/(?:.+\n)+\n```sh\nnpm ci\b[^]*?\n```\n\n/g, '')
    .replace(/\[([^\]]+)\]\((?!https?:|#)([^)#]+)\)/g, (link, words, path) => {
      if (isPacked(path)) return link;
      return words === `\`${path.split('/').at(-1)}\`` ? `\`${path}\`` : `${words} (\`${path}\`)`;
    });

/**
 * The manifest of the package that makes games, with the version and the repository of another: both packages are published
 * together, and made games need the other of the same version. It names the games of the other, whose ids are taken.
 *
 * @param {string} text
 * @param {string} other
 * @param {readonly string[]} games
 */
export function publishedWith(text, other, games) {
  const { version, repository } = JSON.parse(other);
  return `${JSON.stringify({ ...JSON.parse(text), version, repository, games }, null, 2)}\n`;
}
