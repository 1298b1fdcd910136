/** Error messages for an author's input in the language of the page: the place, the value found, and what was expected. */
import type { Text } from '../../i18n/text.js';
import { BadInput } from '../../kernel/game.js';

/**
 * Maps `expected` texts of `BadInput`, which are English, to catalogue keys; named groups are the parameters. Code in a
 * text stays as it is.
 */
const EXPECTED: readonly (readonly [thrown: RegExp, key: string])[] = [
  [/^text$/, 'text'],
  [/^an object$/, 'object'],
  [/^true or false$/, 'bool'],
  [/^a list$/, 'list'],
  [/^a list of at least (?<min>\d+)$/, 'list.min'],
  [/^a list of (?<min>\d+) to (?<max>\d+)$/, 'list.range'],
  [/^a whole number from (?<min>-?\d+) to (?<max>\d+)$/, 'whole'],
  [/^one of (?<values>[^]+)$/, 'one'],
  [/^nothing of that name$/, 'nothing'],
  [/^JSON \([^]*line (?<line>\d+) column (?<column>\d+)[^]*\)$/, 'json.at'],
  [/^JSON \([^]*\)$/, 'json'],
  [/^(?:option|position) with JSON after it$/, 'json'],
  [/^the tag of a language, such as en, fr or it$/, 'language'],
  [/^a lesson, a link, a saved game or a position$/, 'source'],
  [/^a lesson of this game$/, 'lesson'],
  [/^a lesson as the studio packs it(?:, whole)?$/, 'packed'],
  [/^at most (?<most>\d+) characters(?:, unpacked)?$/, 'characters'],
  [/^nine parts between dots$/, 'parts'],
  [/^(?<sum>\S+): the link was changed or cut short$/, 'sum'],
  [/^(?<form>\d+), or a newer playable-rules, which made this$/, 'newer'],
  [/^a file that this page may fetch \([^]*\)$/, 'file'],
  [/^the form "(?<form>[^]*)"$/, 'form'],
  [/^a move that the rules allow there(?:: \S+ \([^)]*\))?$/, 'move'],
  [/^a choice with "right": true$/, 'right'],
  [/^a step that either waits for a move or asks$/, 'either'],
  [/^no move of the reader before all is shown$/, 'until'],
  [/^wrong moves only where one is expected$/, 'wrong'],
  [/^no move that the step waits for$/, 'unlike'],
  [/^an id that no lesson before it has$/, 'id'],
  [/^a position in which somebody may move$/, 'waiting'],
  [/^a seed where there are moves, or the dice are others each time$/, 'seeded'],
  [/^a whole number$/, 'number'],
  [/^a line "seed" with a number$/, 'seed'],
  [/^a line "players" with a number, or "position" with JSON$/, 'players'],
];

/** The value found, as the error message quotes it. */
const quoted = ({ message, path, expected }: BadInput): string =>
  message.slice(`${path}: `.length, -`, expected ${expected}`.length);

export function errorText(error: unknown, text: Text): string {
  if (!(error instanceof BadInput)) return error instanceof Error ? error.message : String(error);
  const { expected, path, value } = error;
  const [thrown, key] = EXPECTED.find(([thrown]) => thrown.test(expected)) ?? [];
  const where = path.replace(/\b(line|move) (\d+)/g, (_, what: string, n: string) => text(`studio.at.${what}`, { n }));
  return text('studio.expected', {
    where,
    found: value === undefined ? text('studio.found.nothing') : quoted(error),
    expected: thrown ? text(`studio.expected.${key}`, { ...thrown.exec(expected)!.groups }) : expected,
  });
}
