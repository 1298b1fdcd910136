/** Short sketches of Elfenwizards positions, and scenes that note every rule that appears when they are played. */
import assert from 'node:assert/strict';
import { elfenwizards, type Move, type Table } from '../../../src/games/elfenwizards/index.js';
import type { RuleId } from '../../../src/games/elfenwizards/ledger.js';
import { seatOf, sketch, type Sketch as Drawn } from '../../../src/games/elfenwizards/lessons/sketch.js';
import { COLOURS, type Box, type Colour, type DefeatedRank, type Title } from '../../../src/games/elfenwizards/map.js';
import type { Fact, Mage } from '../../../src/games/elfenwizards/table.js';
import type { Seen } from '../../../src/games/elfenwizards/view.js';
import { resume, startFrames, type Params, type Position, type Snapshot } from '../../../src/index.js';
import { ruleTests } from '../rule.js';
import { GameScene } from '../scene.js';
import { SAID } from './said.js';
import { STATED } from './stated.js';

export { seatOf };
export interface Sketch extends Drawn {
  readonly seed?: number;
}

/** The position that a sketch describes; its mages have to be colours of seats. */
export function position(phase: string, { seed: _seed, ...drawn }: Sketch = {}): Position {
  const mages = [
    ...Object.values(drawn.titles ?? {}),
    ...[...Object.values(drawn.boxes ?? {}), ...Object.values(drawn.defeated ?? {})].flat(),
  ];
  for (const mage of mages.filter(Boolean))
    assert.ok(seatOf(mage.split('+')[0]!) >= 0, `${mage} does not begin with a seat’s colour`);
  return sketch(phase, drawn);
}

const { note, rule } = ruleTests<RuleId>(STATED, SAID);
export { rule };

/** A game of Elfenwizards at some point, played on by moves in notation. */
export class Scene extends GameScene<Table, Move, Seen, Fact> {
  constructor(all: readonly Snapshot<Table>[]) {
    super(elfenwizards, note, all);
  }
  /** The colour of the seat that is asked. */
  get acting(): Colour | undefined {
    return COLOURS[this.table.queue[0]!];
  }
  player(colour: Colour): Table['players'][number] {
    return this.table.players[seatOf(colour)]!;
  }
  /** The colour and Grey Magic of the mage on a title, or of each mage in a box or Defeated box. */
  at(place: string): string {
    const say = (mage: Mage) => `${COLOURS[mage.owner]!}${mage.grey ? `+${mage.grey}` : ''}`;
    const { titles, users, defeated } = this.table;
    if (place in titles) return titles[place as Title] ? say(titles[place as Title]!) : '';
    return (users[place as Box] ?? defeated[place as DefeatedRank]).map(say).join(' ');
  }

  /** Passes for every seat that is asked, until the competition is over. */
  passAll(): this {
    while (this.phase === 'competition') this.play(`${this.acting} pass`);
    return this;
  }
  /** The rule and code by which the last move decided a contest, as in `EW-5.11 awarded`. */
  decision(contest: string): string {
    const fact = this.facts.find(({ params }) => params?.['title'] === contest && 'points' in params);
    assert.ok(fact, `${contest} was not decided`);
    return `${fact.rule} ${fact.code}`;
  }
}

export const scene = (phase: string, sketch: Sketch = {}): Scene =>
  new Scene([resume(elfenwizards, position(phase, sketch), { seed: sketch.seed ?? 1 })]);

export const newGame = (players = 3, options: Params = {}, seed = 1): Scene =>
  new Scene(startFrames(elfenwizards, { players, seed, options }));
