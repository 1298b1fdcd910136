/** Formats values that the catalogue cannot list. */
import type { Json, Params, View } from '../../../kit/index.js';
import type { Text } from '../../../kit/board.js';
import type { SeenView } from '../board/seeing.js';
import type { CardId } from '../deck.js';
import type { Target } from '../table.js';
import { ALL, aimOf, called } from '../targets.js';

const TARGETS = new Set(['target', 'targets', 'receiver', 'attacker']);
const SEATS = new Set([...TARGETS, 'by', 'active', 'from', 'seats', 'winners']);
const CARDS = new Set(['cards', 'ended']);

/** The name of a target; form `start`: at the beginning of a sentence. */
function targetName(target: Target, text: Text, view: SeenView | undefined, form?: string): string {
  const key = form ? `target.${form}` : 'target';
  if (target === ALL) return text(`${key}.all`);
  const [place, was] = target.split(':') as [Target, CardId?];
  const aim = aimOf(place);
  if (aim.kind !== 'enemy') {
    if (aim.kind === 'mage') return text(`seat:${aim.seat}`);
    return text(`${key}.${aim.seat === text.reader ? 'yours' : 'companion'}`, { seat: aim.seat });
  }
  const card = was ?? view?.table.enemies?.find(({ number }) => number === aim.number)?.card;
  return card === undefined ? text(`${key}.enemy`) : foeName(card, text, form);
}
/** The name of an enemy with its article; form `start`: at the beginning of a sentence. */
function foeName(card: CardId, text: Text, form?: string): string {
  const key = form === 'start' ? `foe.start:${card}` : `foe:${card}`;
  return text.has(key) ? text(key) : text(`card:${card}`);
}

export const formatValue = (name: string, value: Json, text: Text, view?: View): string | undefined => {
  const [what, form] = name.split('.') as [string, string?];
  if (Array.isArray(value)) return value.length === 0 ? text('list.none') : undefined;
  if (TARGETS.has(what) && typeof value === 'string')
    return targetName(value, text, view as SeenView | undefined, form);
  if (SEATS.has(what) && typeof value === 'number') return text(`seat:${value}`);
  if (what === 'enemy' || (what === 'card' && form === 'start')) return foeName(String(value), text, form);
  // Items, scrolls and companions are things, which people name with an article; spells are not.
  if (form === 'the') return text(text.has(`the:${String(value)}`) ? `the:${String(value)}` : `card:${String(value)}`);
  if (CARDS.has(what) && typeof value === 'string') return text(`card:${value}`);
  if (what === 'characters') return text(`character:${String(value)}`);
  if (what === 'halved') return value === null ? '' : text('in.half', { total: value });
  if (what === 'ownSphere') return value === 0 ? '' : text('in.ownSphere', { count: value });
  if (what === 'replaced') return value === null ? '' : text('in.place', { card: value });
  return undefined;
};

/** The parameters of a fact or refusal, under the names that the catalogue uses. */
export function factParams(params: Params = {}): Record<string, Json> {
  const { amount, bonus, cards, dice, faces, flat, total, verdict, winners } = params;
  return {
    ...params,
    ...targetsOf(params),
    ...(typeof amount === 'number' && { size: Math.abs(amount), sign: amount < 0 ? '−' : '+' }),
    ...(typeof bonus === 'number' && { plus: bonus === 0 ? '' : `${plus(bonus)} = ${Number(total)}` }),
    ...(Array.isArray(dice) && { rolled: dice.join(' + '), throw: `${dice.length}d${Number(faces ?? 20)}` }),
    ...(Array.isArray(dice) && typeof flat === 'number' && thrown(dice as number[], flat, verdict === 'saved')),
    ...(Array.isArray(cards) && { count: cards.length }),
    ...(Array.isArray(winners) && { count: winners.length }),
  };
}
/** The targets as sentences take them. Enemies get their card, because another enemy may have the number by now. */
function targetsOf(params: Params): Record<string, Json> {
  const foes = (params['foes'] ?? {}) as Readonly<Record<Target, CardId>>;
  const named = (value: Json): Json =>
    Array.isArray(value)
      ? value.map(named)
      : typeof value !== 'string'
        ? value
        : foes[value] === undefined
          ? called(value)
          : `${value}:${foes[value]}`;
  return Object.fromEntries([...TARGETS].flatMap((name) => (name in params ? [[name, named(params[name]!)]] : [])));
}
/** The parameters for damage dice, before a critical hit doubles or a save halves them. */
function thrown(dice: readonly number[], flat: number, isHalved: boolean): Record<string, Json> {
  const shown = dice.reduce((sum, die) => sum + die, flat);
  return { flatPlus: plus(flat), shown, halved: isHalved ? Math.floor(shown / 2) : null };
}
const plus = (n: number): string => (n === 0 ? '' : n < 0 ? ` − ${-n}` : ` + ${n}`);
