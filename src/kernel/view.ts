/** A game as one viewer may know it. Readers get all data of a game through here, so only this module must keep secrets. */
import { chartOf, phaseOf } from './chart.js';
import { int, oneOf } from './check.js';
import {
  BUDGET,
  LEVELS,
  show,
  type BotOptions,
  type Fact,
  type Game,
  type Move,
  type RedactedMove,
  type Snapshot,
  type Table,
  type View,
  type Viewer,
} from './game.js';
import { legalMoves, toAct } from './legal.js';
import { sightOf } from './opening.js';
import { MAX_SEED, seeded } from './random.js';

/** The view of a game for a seat or a spectator. @public */
export function viewFor<T extends Table, M extends Move, V>(
  game: Game<T, M, V>,
  snapshot: Snapshot<T>,
  viewer: Viewer,
): View<V, M> {
  const { table } = snapshot.context;
  const moves = legalMoves(game, snapshot);
  const phase = phaseOf(snapshot.value);
  const sight = sightOf(game, phase, table, viewer);
  return {
    ...sight,
    toAct: toAct(moves),
    prompt: game.prompt(sight.table, phase, viewer),
    moves: moves.filter((move) => move.seat === viewer),
  };
}

/**
 * The facts of each frame that a viewer may know. A transition without an action keeps the same `last` array: its frame adds
 * nothing new, so its list of facts is empty here. `before` is the frame before the first.
 */
export function factsOf(
  game: Game,
  frames: readonly Snapshot[],
  viewer: Viewer,
  before?: Snapshot,
): (readonly Fact[])[] {
  return frames.map(({ context: { table } }, i) => {
    const previous = i > 0 ? frames[i - 1] : before;
    if (previous?.context.table.last === table.last) return [];
    return (game.view(table, viewer) as Pick<Table, 'last'>).last;
  });
}

/** Whether a game hides anything from any seat. @public */
export const hides = ({ redact }: Pick<Game, 'redact'>): boolean => redact !== undefined;

/** The move as this viewer may know it; the same object when the game or the viewer's own seat hides nothing of it. @public */
export function redacted<T extends Table, M extends Move, V>(
  game: Pick<Game<T, M, V>, 'redact'>,
  move: M,
  viewer: Viewer,
): RedactedMove<M> {
  return game.redact && move.seat !== viewer ? game.redact(move, viewer) : move;
}

/** How many imagined tables `reveals` plays a move on: enough that a hidden card hardly lies the same way in all of them. */
const WORLDS = 8;

/**
 * Whether a move told a viewer something new: on some imagined table that agrees with the viewer's earlier view, the same
 * move leads to another view or is not possible. Such a move cannot fairly be undone. Tries only `WORLDS` tables, so `false`
 * can be wrong.
 */
export function reveals(game: Game, before: Snapshot, move: Move, after: Snapshot, viewer: Viewer): boolean {
  const seen = (snapshot: Snapshot) => JSON.stringify([snapshot.value, game.view(snapshot.context.table, viewer)]);
  const view = viewFor(game, before, viewer);
  const told = seen(after);
  return Array.from({ length: WORLDS }, (_, seed) => seed + 1).some((seed) => {
    const end = chartOf(game.machine)
      .microsteps(imagine(game, view, seed), move)
      .at(-1);
    return !end || seen(end) !== told;
  });
}

/** In how many imagined tables `isPlain` looks: with few, it would miss a card that is in few hands. */
const MANY_WORLDS = 100;

/**
 * Whether everybody can tell that a seat has this one move: so it is on every imagined table that agrees with what a spectator
 * sees. Making it at once then gives nothing away.
 */
export function isPlain(game: Game, snapshot: Snapshot, { seat }: Move): boolean {
  const view = viewFor(game, snapshot, 'spectator');
  return Array.from({ length: MANY_WORLDS }, (_, seed) => seed + 1).every(
    (seed) => legalMoves(game, imagine(game, view, seed)).filter((move) => move.seat === seat).length === 1,
  );
}

/** A complete snapshot that agrees with a view: the seed decides everything hidden and all future random draws. @public */
export function imagine<T extends Table, M extends Move, V>(
  game: Game<T, M, V>,
  view: View<V, M>,
  seed: number,
): Snapshot<T> {
  return chartOf<T>(game.machine).at(view.phase, game.imagine(view.table, seeded(seed)));
}

/**
 * The move that an opponent chooses; the same view and options give the same move. Throws `BadInput` for an invalid level or
 * seed, and an error when the view has no moves.
 * @public
 */
export function chooseMove<T extends Table, M extends Move, V>(
  game: Game<T, M, V>,
  view: View<V, M>,
  { budget = BUDGET, ...advice }: BotOptions,
): M {
  oneOf(LEVELS)(advice.level, 'level');
  int(0, MAX_SEED)(advice.seed, 'seed');
  int(1, MAX_SEED)(budget, 'budget');
  if (view.moves.length === 0) throw new Error(`${String(view.seat)} has no move to choose in ${view.phase}`);
  if (view.moves.length === 1) return view.moves[0]!;
  if (!game.choose) throw new Error(`${game.id} has no opponent here`);
  return amongMoves(view, game.choose(view, { budget, ...advice }));
}

/** The move of the view that was chosen. Throws for anything else: the opponent of a game of one’s own may return what it likes. */
export function amongMoves<M extends Move>({ game, moves }: View<unknown, M>, chosen: unknown): M {
  const fields = Object(chosen) as Readonly<Record<string, unknown>>;
  const found = moves.find((move) => Object.entries(move).every(([name, value]) => fields[name] === value));
  if (found) return found;
  const said = chosen instanceof Promise ? 'a promise' : show(chosen);
  throw new Error(`${game}.choose: ${said}, expected one of the moves of its view`);
}

/** Runs a `think` generator to its end and returns the move. @beta */
export function runToCompletion<M>(thinking: Iterator<void, M>): M {
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
}
