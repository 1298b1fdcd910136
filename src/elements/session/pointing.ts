/** What a reader means by pointing at the board: a move, one of several moves, or no move; then it gives the reason. */
import type { Move, Refusal } from '../../kernel/game.js';
import { chartOf } from '../../kernel/chart.js';
import { pseudoLegalMoves } from '../../kernel/legal.js';
import { frames, refusal } from '../../kernel/play.js';
import type { Decisions } from './decisions.js';
import type { Session } from './session.js';

/**
 * Makes the move or the proposal that a reader pointed at; a move `count` times for equal pieces. Asks which one if several moves match, and
 * reports a refusal if none does. Returns whether a move was made or a question asked.
 */
export function playPath(decisions: Decisions, path: readonly string[], count = 1): boolean {
  const { session, events } = decisions;
  const { ui, view, isOpen } = session;
  if (!isOpen) return false;
  const isMeant = (move: Move) => ui.touches(move, view).join() === path.join();
  const seat = view.seat as number;
  const verbs = chartOf(ui.game.machine).verbs(view.phase);
  const meant = view.moves.filter(isMeant);
  if (meant.length > 1) {
    events.ask(meant, path.at(-1)!);
    return true;
  }
  const proposal = decisions.proposals.find(({ touches }) => touches?.join() === path.join());
  if (meant.length === 0 && proposal) return decisions.propose(proposal, path.at(-1));
  const move =
    meant[0] ??
    pseudoLegalMoves(ui.game, seat, verbs).find(isMeant) ??
    // A single anchor that begins nothing here does not stand for a move of another phase. A path with an end may.
    (path.length > 1 ? pseudoLegalMoves(ui.game, seat).find(isMeant) : undefined);
  if (move)
    return decisions.series(
      Array.from({ length: count }, () => move),
      path.at(-1),
    );
  const [from] = path as [string];
  if (path.length === 1) {
    const why = whyNothingBegins(session, from);
    if (why) events.refused(undefined, why, from);
  } else {
    events.refused(undefined, { rule: ruleFor(session, from), code: 'noSuchMove' }, path.at(-1), from);
  }
  return false;
}
/** The reason why a piece of the reader cannot move now, if all moves of a verb with it are refused for the same reason. */
export function whyNothingBegins({ ui, view, playthrough }: Session, anchor: string): Refusal | undefined {
  const { game } = ui;
  const { snapshot } = playthrough;
  const begins = (move: Move) => {
    const [from, to] = ui.touches(move, view);
    return move.seat === view.seat && from === anchor && to !== undefined;
  };
  // Verbs of this phase come first, since their refusals say more than that a move belongs to another phase.
  const verbs = new Set([...chartOf(game.machine).verbs(view.phase), ...Object.keys(game.rules)]);
  for (const verb of verbs) {
    const moves = game.rules[verb]!.options(snapshot.context.table).filter(begins);
    if (moves.length === 0) continue;
    const [why, ...others] = moves.map((move) => refusal(game, snapshot, move));
    return others.every((other) => other?.rule === why?.rule && other?.code === why?.code) ? why : undefined;
  }
  return undefined;
}
/** The rule of a move that begins at this anchor; else the first rule of the phase. */
function ruleFor({ ui, view, playthrough }: Session, anchor: string): string {
  const begun = view.moves.find((move) => ui.touches(move, view)[0] === anchor);
  const [frame] = begun ? frames(ui.game, playthrough.snapshot, begun) : [];
  const [fact] = frame?.context.table.last ?? [];
  return fact?.rule ?? chartOf(ui.game.machine).meta(view.phase).rules[0] ?? ui.game.order.phase;
}
