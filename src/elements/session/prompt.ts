/** The prompt: what to do now in a sentence, or what happens while nobody at this device is asked. */
import { phaseTitle } from '../../game-ui/phase-title.js';
import type { Text } from '../../i18n/text.js';
import { chartOf } from '../../kernel/chart.js';
import type { Json, Move, Seat, View } from '../../kernel/game.js';
import type { Session } from './session.js';

export interface PromptProps {
  readonly session: Pick<
    Session,
    'ui' | 'view' | 'playthrough' | 'playback' | 'visit' | 'hotSeat' | 'knowledge' | 'decisions'
  >;
  readonly text: Text;
  /** Whether nobody may move here. */
  readonly readonly: boolean;
}

/**
 * The prompt of the frame on show. Frames of a move before its last wait for nobody: while they are told, the sentence says
 * whose move it is, unless the prompt names as `active` whose turn it is. A question stays only if the same is asked again
 * afterwards: what somebody at this device has answered, they are not to answer twice. So between the moves of a series,
 * all of which are made before the first is told, nothing is asked either.
 */
export function promptOf(props: PromptProps): string {
  const { text } = props;
  const { ui, view, playthrough, playback, visit, knowledge, decisions, hotSeat } = props.session;
  if (hotSeat.isCalledOff) return text('ui.ended');
  const { forced } = decisions;
  if (forced) return forcedSentence(forced, { ui, view }, text);
  const at = playthrough.plyOf(playback.shown!).n;
  const isHere = (seat: Json) => hotSeat.occupants[seat as Seat] === 'human';
  const course = (seat: Json) => text(isHere(seat) ? 'ui.course' : 'ui.theirTurn', { seat: [seat] });
  const follower = playthrough.isLive ? playthrough.plies[at + 1]?.move?.seat : undefined;
  if (follower !== undefined && isHere(follower)) return course(follower);
  const isAsking = playthrough.plies[at]?.frames.at(-1) === playback.shown;
  if (isAsking || !chartOf(ui.game.machine).waits(view.phase)) return questionOf(view, props);
  if (visit.isHeld) return text('ui.held');
  const active = view.prompt.params?.['active'];
  if (active !== undefined) return course(active);
  const answered = playthrough.plies[at - 1]?.frames.at(-1);
  const asked = answered && knowledge.viewOf(answered);
  const mover = playthrough.plies[at]?.move?.seat;
  if (asked?.phase === view.phase) {
    const question = questionOf(asked, props);
    const next = () => questionOf(knowledge.viewOf(playthrough.plies[at]!.frames.at(-1)!), props);
    if (mover === undefined || !isHere(mover) || question === next()) return question;
  }
  return mover === undefined ? '' : course(mover);
}

/** What is said before a forced move is played: which move it is, or of an answer that nobody can give, to what. */
export function forcedSentence(move: Move, { ui, view }: Pick<Session, 'ui' | 'view'>, text: Text): string {
  const only = `prompt.${view.prompt.code}.only`;
  if (ui.isAnswer?.(move) && text.has(only)) return text(only, view.prompt.params);
  return text('ui.forced', { move: ui.describeMove(move, view, text) });
}

/**
 * What a view asks. For a person at this device it is the game's prompt, or its variant `.only` if one move is left.
 * Otherwise it says whom the game waits for: by the game's sentence `theirs.<phase>`, or as whose turn it is.
 */
function questionOf(
  { toAct, prompt, phase, moves }: View,
  { session: { hotSeat }, text, readonly }: PromptProps,
): string {
  const isOthers = toAct.length > 0 && toAct.every((seat) => hotSeat.occupants[seat] !== 'human');
  // With a single move left, the prompt must not ask the viewer to choose.
  const only = `prompt.${prompt.code}.only`;
  if (!isOthers && !readonly && moves.length === 1 && text.has(only)) return text(only, prompt.params);
  if (!isOthers || readonly) return text(`prompt.${prompt.code}`, prompt.params);
  const theirs = `theirs.${phase}`;
  return text.has(theirs) ? text(theirs, prompt.params) : text('ui.theirTurn', { seat: toAct });
}

/** Phase and prompt; while the curtain is down, the person it is for. */
export function summaryOf(props: PromptProps & { readonly session: Session }): string {
  const { session, text } = props;
  if (session.hotSeat.curtain !== undefined) return text('ui.curtain', { seat: session.hotSeat.curtain });
  return `${phaseTitle(session.view.phase, text)}. ${promptOf(props)}`.trim();
}
