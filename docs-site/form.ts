/** The fields of the embed builder as strings by name: converts embeds to fields and back. */
import { attributesOf, resolveEmbed, load, readEmbed, type Embed } from '../src/embed/index.js';
import { badSource } from '../src/kernel/bad-source.js';
import { start } from '../src/kernel/start.js';

export type Fields = Readonly<Record<string, string>>;

/** Prefix of the fields for a game's options; the field is empty for the default value. */
export const OPTION = 'option-';
/** Prefix of a value for all players but the first, who is a person: `+bot:easy`. Without it, each seat is listed. */
export const OTHERS = '+';
/** The kinds of players that may play with one person. */
export const BESIDE = ['human', 'bot:easy', 'bot:hard'];
/** Limits for the height of a frame, in pixels. */
export const HEIGHTS = { least: 200, most: 2000 };
/** Fields of the form that are not part of the embed. */
const NOT_OF_EMBED = ['kind', 'height', 'host', 'fallback'];

/**
 * The fields as they stand in a page's fragment, which no server sees: those that are not as at first, so that a reload or a link for
 * somebody else shows the same form.
 */
export const inFragment = (fields: Fields, first: Fields): string =>
  new URLSearchParams(Object.entries(fields).filter(([name, value]) => value !== (first[name] ?? ''))).toString();
/** The fields that a fragment gives, of those that there can be. */
export const fromFragment = (hash: string, isField: (name: string, value: string) => boolean): Fields =>
  Object.fromEntries([...new URLSearchParams(hash.replace(/^#/, ''))].filter(([name, value]) => isField(name, value)));

/** The names of the seats in the game that an embed shows. */
async function seatedIn(embed: Embed): Promise<readonly string[]> {
  const { ui, record } = await resolveEmbed(embed, load);
  return ui.game.seats.slice(0, ui.game.seated(start(ui.game, record.start).context.table));
}
/** The names of the seats for these fields; all seats of the game if the fields are invalid. */
export async function seatsIn(game: string, { players = '', state = '' }: Fields): Promise<readonly string[]> {
  try {
    return await seatedIn(readEmbed('game', { game, ...(state ? { state: state.trim() } : players && { players }) }));
  } catch {
    return (await load(game)).game.seats;
  }
}
/** The value of `seats` for one person and others, for the number of players in the embed. */
async function seatsBeside(others: string, { seats: _seats, ...embed }: Embed): Promise<string> {
  return (await seatedIn(embed)).map((_, i) => (i === 0 ? 'human' : others)).join(' ');
}

/** Splits moves: one in each line of the field, separated by `;` in an embed. */
const lines = (moves: string): readonly string[] =>
  moves
    .split(/[;\n]/)
    .map((line) => line.trim())
    .filter(Boolean);

/** The fields for an embed of this game. Throws `BadInput` for an embed of another game, and for an invalid one. */
export async function fieldsOf(game: string, embed: Embed): Promise<Fields> {
  if (embed.game !== game) throw badSource('game', embed.game, 'exactly', { value: game });
  const { ui, lesson } = await resolveEmbed(embed, load);
  const { game: _game, options = '', ...fields } = attributesOf(embed);
  const all: Record<string, string> = { ...fields, kind: embed.kind };
  // The form has a single choice for lessons, which includes the lesson on a rule.
  if (lesson && all['rule'] !== undefined) {
    all['lesson'] = lesson.lesson.id;
    delete all['rule'];
    delete all['data'];
  }
  for (const option of options.split(/\s+/).filter(Boolean)) {
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(option)!;
    if (value !== String(ui.game.options[name]![0])) all[`${OPTION}${name}`] = value;
  }
  if (embed.moves !== undefined) all['moves'] = lines(embed.moves).join('\n');
  for (const flag of ['readonly', 'timer'] as const) if (embed[flag]) all[flag] = '1';
  if (embed.seats !== undefined)
    for (const others of BESIDE)
      if (embed.seats === (await seatsBeside(others, embed))) all['seats'] = `${OTHERS}${others}`;
  return all;
}

/** Extracts a lesson's code from a link of the studio; returns any other text unchanged. */
const wordIn = (text: string): string => /(?:^|[?&])data=([\w-]+)/.exec(text)?.[1] ?? text;

/** The embed of a game that the fields describe; empty fields are left out. Throws `BadInput`. */
export async function embedOf(game: string, fields: Fields): Promise<Embed> {
  const given: Record<string, string> = { game };
  const options: string[] = [];
  for (const [name, text] of Object.entries(fields)) {
    const value = text.trim();
    if (value === '' || NOT_OF_EMBED.includes(name)) continue;
    if (name.startsWith(OPTION)) options.push(`${name.slice(OPTION.length)}=${value}`);
    else given[name] = name === 'moves' ? lines(value).join('; ') : name === 'data' ? wordIn(value) : value;
  }
  if (options.length > 0) given['options'] = options.join(' ');
  const { seats, ...rest } = given;
  const embed = readEmbed(fields['kind'] ?? '', rest);
  // Of an author's own page it could be relative, but not of the others for which the builder writes; and browsers let a page with
  // https connect to no other server, but to one on the same computer.
  if (embed.server !== undefined && !/^https:\/\/.|^http:\/\/localhost(?:[:/]|$)/.test(embed.server))
    throw badSource('server', embed.server, 'web');
  if (seats === undefined) return embed;
  const written = seats.startsWith(OTHERS) ? await seatsBeside(seats.slice(OTHERS.length), embed) : seats;
  return readEmbed(embed.kind, { ...given, seats: written });
}
