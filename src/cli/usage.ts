/** The help text of the command. */
export const USAGE = `playable-rules: for authors of pages with playable rules, and of games

  playable-rules check [--json] <folder or file>...
      Finds every embed in Markdown, MDX and HTML (elements, div[data-playable],
      frames and links with an embed's address, fenced blocks) and replays it,
      and every lesson of a JSON file that is named. A src that begins with / is
      sought in the folder that is named.
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

  playable-rules site --game <module or package> [options]
      Makes a site of the game that the module exports by default: a start page,
      pages of the lessons and the rulebook, embed pages for frames, pictures,
      oEmbed responses, and server/game.mjs, with which a server of tables plays
      the game: playable-rules-server --games <folder>. Any web server can serve
      the folder. Needs Vite. What is made anew replaces what was made before.
      --out <folder>    where it goes, else site
      --address <url>   where it is published, https://…/; without it there are
                        no oEmbed responses and no frames to paste

  check and picture know the games of this package only.

  playable-rules --help | --version
`;

/** What the author of a site has to know of the server that it goes to. */
export const FRAMES =
  'Frames without an origin, sandbox="allow-scripts", show the game if the server sends Access-Control-Allow-Origin: *\n';

/** Invalid arguments; the command exits with 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
/** What the author’s own game did wrong, in a sentence; the command exits with 1. */
export class GameError extends Error {
  override readonly name = 'GameError';
}
