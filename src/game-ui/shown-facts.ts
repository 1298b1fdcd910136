/** How facts are shown while they happen, from a table with a row for each code. */
import type { Fact } from '../kernel/game.js';
import type { GameBoard, PieceMotion } from './game-ui.js';

/** How a fact is shown. Everything else is left out: no time, no motion, nothing changed on the board, but told. @beta */
export interface ShownFact {
  /** Milliseconds for which its frame is shown. */
  readonly ms?: number;
  /** The animation, from the params of the fact. */
  readonly motion?: (params: Readonly<Record<string, string>>) => PieceMotion;
  /** The anchors that it changed. */
  readonly changed?: (params: Readonly<Record<string, string>>) => readonly string[];
  /** Others imply it: it is not told. */
  readonly untold?: true;
}

const paramsOf = ({ params = {} }: Fact) => params as Readonly<Record<string, string>>;

/** What a board says of facts, from its table. @beta */
export const shownFacts = (table: Readonly<Record<string, ShownFact>>) =>
  ({
    motion: (fact) => table[fact.code]?.motion?.(paramsOf(fact)),
    changed: (fact) => table[fact.code]?.changed?.(paramsOf(fact)) ?? [],
    duration: (facts) => Math.max(0, ...facts.map(({ code }) => table[code]?.ms ?? 0)),
    isTold: ({ code }) => !table[code]?.untold,
  }) satisfies Pick<GameBoard, 'motion' | 'changed' | 'duration'> & { isTold(fact: Fact): boolean };
