/** The embed that the address of an embed page asks for, and the element's attributes for it. */
import { BadInput } from '../kernel/game.js';
import { parseAddress, readEmbed, unknownParametersOf, type Embed, type Kind } from '../embed/address.js';
import type { ResolvedEmbed } from '../embed/resolve.js';
import { elementAttributes } from '../embed/snippets.js';

/** Built from kind and game, so that it does not matter where a copy of the page is hosted. */
const addressOf = (kind: Kind, game: string, query: string): string => `e/${game}/${kind}/${query}`;

/** The embed that a query asks for; a query without any of our parameters asks for the page's default. Throws `BadInput`. */
function embedOf(kind: Kind, game: string, query: string): Embed {
  const address = addressOf(kind, game, query);
  const names = [...new URLSearchParams(query).keys()];
  return unknownParametersOf(address).length === names.length ? { kind, game } : parseAddress(address);
}

/** The fallback for an invalid query: the default, with those of `lang`, `theme` and `load` that are valid. */
function insteadOf(kind: Kind, game: string, query: string): Embed {
  let embed: Embed = { kind, game };
  const given = new URLSearchParams(query);
  for (const name of ['lang', 'theme', 'load'] as const) {
    const text = given.get(name);
    if (text === null) continue;
    try {
      embed = { ...embed, ...readEmbed(kind, { game, [name]: text }) };
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
    }
  }
  return embed;
}

/** Parameters that say where in a game or lesson a reader begins, and how it looks; the address names the same without them. */
const SLIGHT: readonly string[] = ['at', 'step', 'phase', 'theme', 'load', 'shortcuts', 'lang'];
/** The query without the slight parameter that a fault names; `undefined` if the fault is another. */
function withoutSlight(query: string, fault: unknown): string | undefined {
  if (!(fault instanceof BadInput) || !SLIGHT.includes(fault.path)) return undefined;
  const given = new URLSearchParams(query);
  if (!given.has(fault.path)) return undefined;
  given.delete(fault.path);
  return `?${given}`;
}

/** What a page shows for its address. */
export interface Wished {
  readonly first: ResolvedEmbed;
  /** What is wrong with the address, and whether what it names is shown all the same, without a slight parameter. */
  readonly broken?: { readonly cause: unknown; readonly isKept: boolean };
}
/**
 * What a query asks for. If a slight parameter of it is invalid: the same without that. If anything else is: the default content.
 * Rejects if that cannot be resolved.
 */
export async function wished(
  kind: Kind,
  game: string,
  query: string,
  resolve: (embed: Embed) => Promise<ResolvedEmbed>,
): Promise<Wished> {
  try {
    return { first: await resolve(embedOf(kind, game, query)) };
  } catch (cause) {
    const rest = withoutSlight(query, cause);
    if (rest === undefined)
      return { first: await resolve(insteadOf(kind, game, query)), broken: { cause, isKept: false } };
    // Of several reasons the one that leads to other content.
    return { broken: { cause, isKept: true }, ...(await wished(kind, game, rest, resolve)) };
  }
}

/** The attributes of the element on an embed page. */
export function attributesFor({ embed, ui, record }: ResolvedEmbed): Readonly<Record<string, string>> {
  const { kind, game, seat, state, moves, players, options, seed } = embed;
  const attributes: Record<string, string> = { load: 'now', ...elementAttributes(ui.game, embed, record) };
  if (kind !== 'game') return attributes;
  // A spectator makes no moves.
  if (seat === 'spectator' && embed.seats === undefined) attributes['readonly'] = '';
  // A link always shows the same; a game that was started here is saved and continues after a reload. All embeds of a
  // site share one storage: the save's name includes all that distinguishes two games, also seed and seats.
  const name = [`e/${game}`, players, seed === undefined ? '' : `seed=${seed}`, options, attributes['seats'], seat];
  if (state === undefined && moves === undefined) attributes['save'] ??= name.filter(Boolean).join(' ');
  return attributes;
}
