/** What the fields of the embed builder say, as plain texts by their names: an embed becomes those, and they become it again. */
import { attributesOf, resolveEmbed, load, readEmbed, type Embed } from '../src/embed/index.js';
import { BadInput } from '../src/kernel/game.js';
import { start } from '../src/kernel/start.js';

export type Fields = Readonly<Record<string, string>>;

/** Each of a game's options has a field of its own, which is empty for what is usual. */
export const OPTION = 'option-';
/** Before what all play but the first, a person, however many they are: `+bot:easy`. Without it the seats stand one by one. */
export const OTHERS = '+';
/** Who may play with one person. */
export const BESIDE = ['human', 'bot:easy', 'bot:hard'];
/** How high a frame may be, in pixels. */
export const HEIGHTS = { least: 200, most: 2000 };
/** What else stands in the form. */
const NOT_OF_EMBED = ['kind', 'height', 'host'];

/** Who plays in what an embed shows: their seats by name. */
async function seatedIn(embed: Embed): Promise<readonly string[]> {
  const { ui, record } = await resolveEmbed(embed, load);
  return ui.game.seats.slice(0, ui.game.seated(start(ui.game, record.start).context.table));
}
/** Those who play as the fields say it; all who may play where what they say does not hold. */
export async function seatsIn(game: string, { players = '', state = '' }: Fields): Promise<readonly string[]> {
  try {
    return await seatedIn(readEmbed('game', { game, ...(state ? { state: state.trim() } : players && { players }) }));
  } catch {
    return (await load(game)).game.seats;
  }
}
/** The seats of a person and of others, as many as play in what an embed shows. */
async function seatsBeside(others: string, { seats: _seats, ...embed }: Embed): Promise<string> {
  return (await seatedIn(embed)).map((_, i) => (i === 0 ? 'human' : others)).join(' ');
}

/** One a line in a field, with `;` between in an embed. */
const lines = (moves: string): readonly string[] =>
  moves
    .split(/[;\n]/)
    .map((line) => line.trim())
    .filter(Boolean);

/** The fields of an embed of this game. Throws `BadInput` for one of another game, and for one that does not hold. */
export async function fieldsOf(game: string, embed: Embed): Promise<Fields> {
  if (embed.game !== game) throw new BadInput('game', embed.game, game);
  const { ui, lesson } = await resolveEmbed(embed, load);
  const { game: _game, options = '', ...fields } = attributesOf(embed);
  const all: Record<string, string> = { ...fields, kind: embed.kind };
  // The lesson on a rule is one of the lessons: there is one choice among them.
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

/** A lesson’s word out of the studio’s link to it; anything else as it is. */
const wordIn = (text: string): string => /(?:^|[?&])data=([\w-]+)/.exec(text)?.[1] ?? text;

/** The embed of a game that fields describe; empty ones say nothing. Throws `BadInput`. */
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
  if (seats === undefined) return embed;
  const written = seats.startsWith(OTHERS) ? await seatsBeside(seats.slice(OTHERS.length), embed) : seats;
  return readEmbed(embed.kind, { ...given, seats: written });
}
