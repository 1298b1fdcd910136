/** What an embed page is asked to show by its address, and the element's attributes for it. */
import { BadInput } from '../kernel/game.js';
import { parseAddress, readEmbed, unknownParametersOf, type Embed, type Kind } from '../embed/address.js';
import type { ResolvedEmbed } from '../embed/resolve.js';
import { elementAttributes } from '../embed/snippets.js';

/** Wherever a copy of the page lies, it knows what it is for. */
const addressOf = (kind: Kind, game: string, query: string): string => `e/${game}/${kind}/${query}`;

/** What a query asks of a page. One without any of our parameters asks for the page's own beginning. Throws `BadInput`. */
export function embedOf(kind: Kind, game: string, query: string): Embed {
  const address = addressOf(kind, game, query);
  const names = [...new URLSearchParams(query).keys()];
  return unknownParametersOf(address).length === names.length ? { kind, game } : parseAddress(address);
}

/** What is shown where the query cannot be: the beginning, with what it rightly says of language and colours. */
export function insteadOf(kind: Kind, game: string, query: string): Embed {
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

/** The attributes of the element that shows an embed in a page of its own. */
export function attributesFor({ embed, ui, record }: ResolvedEmbed): Readonly<Record<string, string>> {
  const { kind, game, seat, state, moves, players, options, seed } = embed;
  const attributes: Record<string, string> = { load: 'now', ...elementAttributes(ui.game, embed, record) };
  if (kind !== 'game') return attributes;
  // Who only looks moves nothing.
  if (seat === 'spectator' && embed.seats === undefined) attributes['readonly'] = '';
  // A link shows the same again; a game that began here goes on after a reload. All embeds of a site share its store: the
  // name says all that makes one game another, its chance and who sits there too.
  const name = [`e/${game}`, players, seed === undefined ? '' : `seed=${seed}`, options, attributes['seats'], seat];
  if (state === undefined && moves === undefined) attributes['save'] ??= name.filter(Boolean).join(' ');
  return attributes;
}
