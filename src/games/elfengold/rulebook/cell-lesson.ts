/** A lesson of one or two moves for a cell of the transport chart. EG-C1. */
import type { LessonStep } from '../../../kit/index.js';
import type { OwnLesson } from '../../../kit/board.js';
import { startAt, type Sketch } from '../lessons/sketch.js';
import {
  ROADS,
  TRANSPORTS,
  across,
  chartCost,
  endsOf,
  isWater,
  raftCost,
  roadsFrom,
  terrainOf,
  type RoadId,
  type Town,
} from '../map.js';

/** The texts of such a lesson. */
export interface CellWords {
  /** Text if a counter is on the road, and the hand has so many cards of its kind. */
  readonly travel: (cards: number) => string;
  /** Text if the road is water, and the hand has so many rafts. */
  readonly sail: (rafts: number) => string;
  readonly paid: string;
  /** Text if the counter suits another road but not this one. */
  readonly unsuited: string;
  readonly placed: string;
  /** Text: rafts cannot be used on land. */
  readonly noRaft: string;
}

/** The columns of the chart: a road for each, and the end at which the boot starts. */
const COLUMNS: readonly (readonly [RoadId, Town])[] = [
  ['elvenhold-lapphalia-plain', 'elvenhold'],
  ['elvenhold-ergeren-forest', 'elvenhold'],
  ['albaran-feodor-desert', 'feodor'],
  ['jaccaranda-throtmanni-mountain', 'throtmanni'],
  ['elvenhold-rivinia-river', 'elvenhold'],
  ['elvenhold-rivinia-river', 'rivinia'],
  ['elvenhold-virst-lake', 'elvenhold'],
];
const CARDS = ['one', 'two'];

/**
 * The lesson of the cell in this row and column, both counted from 0. `title`: the content of the cell, with its row and
 * column.
 */
export function cellLesson(row: number, column: number, title: string, lang: string, words: CellWords): OwnLesson {
  const kind = TRANSPORTS[row];
  const [road, boot] = COLUMNS[column]!;
  const lesson = (phase: string, drawn: Sketch, ...steps: LessonStep[]): OwnLesson => ({
    id: `chart-${row}-${column}`,
    title,
    lang,
    rules: ['EG-C1'],
    steps,
    start: startAt(phase, { players: 2, ...drawn }),
  });
  const times = (card: string, count: number) => Array.from({ length: count }, () => card).join(' ');

  if (!kind && isWater(road)) {
    const rafts = raftCost(road, boot);
    return lesson(
      'travel.journey',
      { red: { boot, hand: times('raft', rafts) } },
      { say: words.sail(rafts), show: [road, 'card:raft'], expect: [`red travel ${road} raft`] },
      { say: words.paid, show: [across(road, boot)] },
    );
  }
  if (!kind) {
    // A town with such a road and with water.
    const [land, from, water] = ROADS.flatMap((id) =>
      endsOf(id).flatMap((town) => {
        const wet = roadsFrom(town).find((other) => isWater(other) && raftCost(other, town) <= CARDS.length);
        return terrainOf(id) === terrainOf(road) && wet ? [[id, town, wet] as const] : [];
      }),
    )[0]!;
    return lesson(
      'travel.journey',
      { red: { boot: from, hand: times('raft', raftCost(water, from)) } },
      { say: words.noRaft, show: [land, 'card:raft'], expect: ['red travel * raft'] },
      { say: words.paid, show: [across(water, from)] },
    );
  }
  const cards = chartCost(kind, road);
  if (cards === undefined)
    return lesson(
      'placeTokens.placing',
      { red: { boot, shown: kind, hand: kind }, green: { hidden: 'pig' } },
      { say: words.unsuited, show: [road, `token:${kind}:shown`], expect: [`red place ${kind} shown *`] },
      { say: words.placed },
    );
  return lesson(
    'travel.journey',
    { roads: { [road]: kind }, red: { boot, hand: times(kind, cards) } },
    { say: words.travel(cards), show: [road, `card:${kind}`], expect: [`red travel ${road} ${kind}`] },
    { say: words.paid, show: [across(road, boot)] },
  );
}
