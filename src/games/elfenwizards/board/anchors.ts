/** The places and pieces that the reader can point at: their coordinates, the moves that touch them, their labels. */
import type { MoveOf } from '../../../kit/index.js';
import type { Anchor, Layout, Text } from '../../../kit/board.js';
import type { Move } from '../table.js';
import { MAJOR_BOXES, rankOf, titlesOf, type DefeatedRank, type Rank, type SpellBox, type Title } from '../map.js';
import { greyLeft, mageAt, pips, pointsFor } from '../queries.js';
import { rises } from '../rules/deciding.js';
import { many, spots, traySeat, type Seeing, type Spot } from './spots.js';
import type { Face, Mage } from '../table.js';
import { tableOf } from '../view.js';

/** Boxes that can hold pieces. */
const BOX = /^([A-D]|wizard|sorcerer|necromancer|user|minor|grey|defeated:[a-z]+)$/;

/** The anchor of a box is at its title, so that arrow keys lead there from the pieces in it. */
export const anchors = (view: Seeing, layout: Layout): Anchor[] =>
  spots(view, layout).map(({ id, x, y, w, h }) => ({ id, x: x + w / 2, y: BOX.test(id) ? y + 24 : y + h / 2 }));

/**
 * The anchors listed in the description of the board. Dice are covered by their box; vacant titles are left out; the dice
 * and Minor Spells in front of each player are listed for everybody.
 */
export function described(view: Seeing): string[] {
  const { players, turn } = view.table;
  const isTold = ({ id, mage }: Spot) =>
    mage === undefined ? !/^([A-D]$|(die|spent|track|front|reserve|defeated):)/.test(id) : mage !== null;
  return [
    `track:${turn}`,
    ...spots(view, 'wide')
      .filter(isTold)
      .map(({ id }) => id),
    ...players.flatMap(({ front, reserve }, seat) => [
      ...(front > 0 ? [`front:${seat}`] : []),
      ...(reserve > 0 ? [`reserve:${seat}`] : []),
    ]),
  ];
}

/** The anchors that a move touches, in the order in which the reader points at them. */
export function touches(move: Move, { table }: Seeing): string[] {
  const { seat } = move;
  switch (move.type) {
    case 'mark':
      return [`${move.from === 'reserve' ? 'reserve' : 'spent'}:${seat}`, `track:${table.turn - 1}`];
    case 'retire':
      return ['H', move.to];
    case 'roll':
      return [`front:${seat}`];
    case 'place':
      return [`rolled:${move.die}`, move.box];
    case 'favour':
      return [
        move.spell === 'minor' ? `reserve:${seat}` : `die:${boxOf(move, table)}:${seat}:${move.spell}`,
        move.mage,
      ];
    case 'use':
      return [`die:minor:${seat}:${move.die}`];
    case 'useGrey':
      return [`die:grey:${seat}:${move.die}`];
    case 'takeBack':
    case 'takeBackGrey':
      return [`die:${move.type === 'takeBack' ? 'minor' : 'grey'}:${seat}:${move.die}`, `front:${seat}`];
    case 'promote':
    case 'demote':
      return [`defeated:${move.rank}:${seat}:${move.grey}`, move.to];
    case 'remove':
      return [move.mage];
    default:
      return [];
  }
}

/**
 * The box from which a move takes its Major Spell: that of the mage's rank; if no die with this face is there, another box
 * that has one, so that the move can be refused by EW-5.5.
 */
function boxOf({ seat, spell, mage }: MoveOf<Move, 'favour'>, { players }: Seeing['table']): Rank {
  const { boxes } = players[seat]!;
  const holds = (box: Rank) => box !== 'high' && boxes[box].includes(spell as Face);
  const own = rankOf(mage);
  return holds(own) ? own : (MAJOR_BOXES.find(holds) ?? own);
}

/** The label of an anchor: its name and the pieces there. */
export function label(anchor: string, view: Seeing, text: Text): string {
  const table = tableOf(view);
  const [kind, ...rest] = anchor.split(':') as [string, ...string[]];
  const seat = Number(kind === 'die' ? rest[1] : rest.at(-1));
  const player = table.players[seat];
  const say = (key: string, params: Record<string, string | number | number[]> = {}) => text(`board.${key}`, params);
  switch (kind) {
    case 'dragon':
      return say('dragon', { guild: table.dragon });
    case 'track': {
      const n = Number(rest[0]);
      const owner = table.track[n - 1];
      return list(
        say(n === table.turn ? 'turnNow' : 'turn', { n }),
        owner === null || owner === undefined ? '' : say('marked', { guild: owner }),
      );
    }
    case 'die':
      return say('die', {
        ...dice(Number(rest[2]), many(player!.boxes[rest[0] as SpellBox], Number(rest[2]) as Face), seat),
        spells: rest[0]!,
      });
    case 'rolled': {
      const go = traySeat(view);
      return say('rolled', dice(seat, many(table.players[go]!.rolled, seat as Face), go));
    }
    case 'front':
      return say('front', { guild: seat, count: player!.front });
    case 'reserve':
      return say('reserve', { guild: seat, count: player!.reserve });
    case 'spent':
      return say('spent', { guild: seat, count: player!.spent });
    case 'using':
      return say('using', { dice: [...table.go.using], sum: pips(table.go.using), count: table.go.using.length });
    case 'defeated': {
      const rank = rest[0] as DefeatedRank;
      const here = table.defeated[rank].filter(
        (m) => rest.length < 2 || (m.owner === Number(rest[1]) && m.grey === seat),
      );
      return rest.length < 2
        ? say('defeated', { ranks: rank, mages: magesOf(here.length) })
        : list(say('loser', { guild: Number(rest[1]), rank, count: here.length }), greyOf(seat));
    }
  }
  if (kind.length <= 2) {
    // A title, a Magic User box, or a numbered place in such a box.
    const rank = rankOf(kind);
    const number = Number(kind.slice(1));
    if (rank === 'user' && !number) return say('camp', { camp: kind, mages: magesOf(table.users[kind as 'A'].length) });
    const n = rank === 'user' ? number : titlesOf(rank).indexOf(kind as Title) + 1;
    const where = say(rank === 'user' ? 'user' : rank === 'high' ? 'high' : 'title', { rank, n, camp: kind[0]! });
    const mage = mageAt(table, kind);
    return mage ? list(where, ...about(mage)) : list(where, say('vacant'));
  }
  const owners = table.players.flatMap(({ boxes }, guild) => {
    const lying = boxes[kind as SpellBox];
    return lying.length > 0 ? [say('owns', { guild, dice: [...lying] })] : [];
  });
  const tokens =
    kind === 'grey'
      ? [say('greyLeft', { count: greyLeft(table) })]
      : kind === 'minor'
        ? table.players.flatMap(({ spent }, guild) => (spent > 0 ? [say('ownsTokens', { guild, count: spent })] : []))
        : [];
  const all = [...tokens, ...owners];
  return say('lying', { spells: kind, things: all.length > 0 ? list(...all) : say('empty') });

  function dice(face: number, count: number, guild: number) {
    return { face, count, guild };
  }
  function magesOf(count: number): string {
    return say(count > 0 ? 'mages' : 'noMage', { count });
  }
  function greyOf(count: number): string {
    return count > 0 ? say('grey', { count }) : '';
  }
  function about(mage: Mage): string[] {
    const points = pointsFor(mage);
    return [
      say('mage', { guild: mage.owner }),
      greyOf(mage.grey),
      points > 0 ? say('points', { count: points }) : '',
      rises(table, kind) ? say('leads') : '',
    ];
  }
}

const list = (...parts: string[]): string => parts.filter(Boolean).join(', ');
