/** The recap card after the awarding of titles (EW-5.10 to EW-5.17), and after the scoring of a turn (EW-10.1). */
import type { Fact, Seat, View } from '../../../kit/index.js';
import type { Recap, RecapLine, Text } from '../../../kit/board.js';
import { POINTS, rankOf, type Contest } from '../map.js';
import { placedMages } from '../queries.js';
import type { Table } from '../table.js';
import { tableOf, type Seen } from '../view.js';
import { prize } from './contests.js';

interface Sum {
  readonly sum: string;
  readonly places: readonly string[];
}

/** A seat's score as a sum, such as `10 + 7 + 2 × 3 − 1`, and the places of its mages, the highest first. */
function sumOf(table: Table, seat: Seat, text: Text): Sum {
  const own = placedMages(table).filter(([, { owner }]) => owner === seat);
  const worth = ([ref]: (typeof own)[number]) => POINTS[rankOf(ref)];
  own.sort((a, b) => worth(b) - worth(a));
  const kinds = [...new Set(own.map(worth))];
  const terms = kinds.map((points) => {
    const count = own.filter((mage) => worth(mage) === points).length;
    return count === 1 ? String(points) : `${count} × ${points}`;
  });
  const grey = own.reduce((sum, [, mage]) => sum + mage.grey, 0);
  return {
    sum: `${terms.join(' + ') || '0'}${grey > 0 ? ` − ${grey} (${text('recap.grey')})` : ''}`,
    places: own.map(([ref]) => ref),
  };
}

/**
 * Who rose, who was defeated, and each seat's score with its parts, in the last turn with the Minor Spells left (EW-E4).
 * `undefined` if the facts contain neither awarding nor scoring.
 */
export function recap(facts: readonly Fact[], view: View<Seen>, text: Text): Recap | undefined {
  const table = tableOf(view);
  const isAwarded = facts.some(({ code }) => code === 'phase.award');
  const isScored = facts.some(({ code }) => code === 'score');
  if (!isAwarded && !isScored) return undefined;
  const of = (code: string, seat: Seat) =>
    facts.filter((fact) => fact.code === code && fact.params?.['seat'] === seat).map(({ params = {} }) => params);
  const lines = table.players.map((_, seat): RecapLine => {
    const [rises, falls, [score], [bonus]] = [
      of('rises', seat),
      of('defeated', seat),
      of('score', seat),
      of('bonus', seat),
    ];
    const ranksOf = (all: readonly string[]) => tally(all.map((rank) => text(`rank:${rank}`)));
    const risen = ranksOf(rises.map(({ title }) => prize(String(title) as Contest)));
    const fallen = ranksOf(falls.map(({ rank }) => String(rank)));
    const sum = score && sumOf(table, seat, text);
    const said = [
      rises.length > 0 && text('recap.rises', { ranks: risen }),
      falls.length > 0 && text('recap.falls', { ranks: fallen }),
      sum &&
        !bonus &&
        text(score['points'] === score['total'] ? 'recap.score' : 'recap.scores', { ...score, sum: sum.sum }),
      sum &&
        bonus &&
        text('recap.final', {
          ...score,
          sum: sum.sum,
          bonus: bonus['points']!,
          total: Number(score['total']) + Number(bonus['points']),
        }),
    ].filter((sentence) => typeof sentence === 'string');
    const anchors = [...rises, ...falls].map(({ to }) => String(to));
    return { seat, text: said.join(' '), anchors: [...new Set([...anchors, ...(sum?.places ?? [])])] };
  });
  const told = lines.filter((line) => line.text !== '');
  const turn = table.players[0]!.scores.length;
  const isFinal = facts.some(({ code }) => code === 'bonus');
  const title = isScored ? text(isFinal ? 'recap.scoredFinal' : 'recap.scored', { turn }) : text('recap.awarded');
  return { title, lines: told.length > 0 ? told : [{ text: text('recap.nobody') }] };
}

/** Each rank once, with its count if that is above 1. */
function tally(ranks: readonly string[]): readonly string[] {
  return [...new Set(ranks)].map((rank) => {
    const count = ranks.filter((other) => other === rank).length;
    return count === 1 ? rank : `${count} × ${rank}`;
  });
}
