/** Formats values that the catalogue cannot list: places, and the scores of a contest. */
import type { Json, Params, View } from '../../../kit/index.js';
import type { FormatValue, Text } from '../../../kit/board.js';
import { MINOR_COST, rankOf, titlesOf, type Title } from '../map.js';
import { mageAt, pips } from '../queries.js';
import type { Move as EwMove } from '../table.js';
import { tableOf, type Seen } from '../view.js';

const PLACES = new Set(['mage', 'title', 'to', 'box']);

/**
 * The name of a place. `W1` is the first Wizard title, `A2` the second place of box A, `A` the box. `form` selects another
 * form, such as `in` for use within a sentence, or `mage` for the mage there.
 */
export function placeName(place: string, text: Text, form?: string): string {
  const rank = rankOf(place);
  const key = `place.${rank !== 'user' ? 'title' : place.length > 1 ? 'user' : 'box'}`;
  // There is only one High Wizard, so it has no number.
  const n =
    rank === 'high' ? '' : rank === 'user' ? Number(place.slice(1)) : titlesOf(rank).indexOf(place as Title) + 1;
  return text(form ? `${key}.${form}` : key, { rank, letter: place[0]!, n }).trim();
}

export const formatValue: FormatValue = (name, value, text) => {
  const [what, form] = name.split('.');
  if (PLACES.has(what!) && typeof value === 'string' && /^(H|[WSN]\d|[A-D]\d*)$/.test(value)) {
    return placeName(value, text, form);
  }
  if ((name === 'owner' || name === 'other' || name === 'seats') && typeof value === 'number')
    return text(`seat:${value}`);
  if (name === 'whose') {
    const { seat, owner } = value as { seat: number; owner: number };
    const whose = owner === text.reader ? 'yours' : owner === seat ? 'own' : 'other';
    return text(`whose.${whose}`, value as Params);
  }
  if (name === 'score' && Array.isArray(value)) {
    const ranked = (value as [number, number][]).toSorted(([, a], [, b]) => b - a);
    return ranked
      .map(([seat, points]) => `${text(seat === text.reader ? 'ui.you' : `seat:${seat}`)} ${points}`)
      .join(', ');
  }
  return undefined;
};

/** The parameters of a fact or refusal, under the names that the catalogue uses. */
export function factParams(params: Readonly<Record<string, Json>> = {}): Record<string, Json> {
  const { die, box, from, to, points, rank, owner } = params;
  return {
    ...params,
    ...(die === undefined ? {} : { spell: die }),
    ...(owner === undefined ? {} : { whose: params }),
    spellbox: box ?? to ?? rank ?? '',
    ...(Array.isArray(points) ? { score: points } : {}),
    source: from ?? '',
  };
}

/** The Grey Magic under a mage in words; empty if there is none. */
export const greyWords = (count: number, text: Text): string => (count > 0 ? text('with.grey', { count }) : '');

/** Describes a move in words. */
export function describeMove(move: EwMove, view: View<Seen, EwMove>, text: Text): string {
  const table = tableOf(view);
  const terms: Record<string, Json> = factParams(move);
  if ('mage' in move) {
    const owner = mageAt(table, move.mage)?.owner ?? move.seat;
    terms['mage'] = text(owner === text.reader ? 'whose.yours' : 'whose.other', { mage: move.mage, owner });
  }
  if (move.type === 'favour') terms['spell'] = move.spell;
  if ('grey' in move) terms['with'] = greyWords(move.grey, text);
  if (move.type === 'recover') {
    const spent = table.players[move.seat]!.spent;
    terms['count'] = Math.min(spent, Math.floor(pips(table.go.using) / MINOR_COST));
  }
  return text(`move.${move.type}`, terms);
}
