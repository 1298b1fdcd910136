/** The help text of the command. */
export const USAGE = `playable-rules: for authors whose pages have playable rules in them

  playable-rules check [--json] <folder or file>...
      Finds every embed in Markdown, MDX and HTML (elements, div[data-playable],
      frames and links with an embed's address, fenced blocks) and replays it,
      and every lesson of a JSON file that is named.
      Prints file:line:column: message for one that no longer holds; then exits 1.

  playable-rules picture [options] <address or transcript file>
      Draws an embed as an SVG file that stands alone, <name>.svg, and tells it
      in words, <name>.alt.txt. No file that it reads is written over.
      --lang <tag>      en, fr or it; else the address's own, else en
      --scheme <word>   light, dark or both
      --layout <word>   wide or narrow
      --steps           for a lesson also a picture of each step
      --name <name>     what the files are called, else as game, kind, lesson and
                        language, or as the transcript
      --out <folder>    where they go, else here

  playable-rules --help | --version
`;

/** Invalid arguments; the command exits with 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
