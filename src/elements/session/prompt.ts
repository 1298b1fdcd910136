/** The prompt: what to do now in a sentence, or what happens while nobody at this device is asked. */
import { phaseTitle } from '../../game-ui/phase-title.js';
import type { Text } from '../../i18n/text.js';
import { chartOf } from '../../kernel/chart.js';
import type { Session } from './session.js';

export interface PromptProps {
  readonly session: Pick<Session, 'ui' | 'view' | 'playthrough' | 'playback' | 'visit' | 'hotSeat' | 'decisions'>;
  readonly text: Text;
  /** Whether nobody may move here. */
  readonly readonly: boolean;
}

/**
 * The prompt of the frame on show. For a person at this device it is the game's prompt, or its variant `.only` if one move
 * is left. Otherwise it says whom the game waits for: by the game's sentence `theirs.<phase>`, or as whose turn it is. For
 * a frame that waits for nobody any more it says whose turn it is, if the prompt names that seat as `active`, else that the
 * game goes on, since the phase's prompt is meant for a seat.
 */
export function promptOf({
  session: { ui, view, playthrough, playback, visit, hotSeat, decisions },
  text,
  readonly,
}: PromptProps): string {
  const { forced } = decisions;
  if (forced) return text('ui.forced', { move: ui.describeMove(forced, view, text) });
  const { toAct, prompt, phase } = view;
  // Frames of a move before its last wait for nobody.
  const made = playthrough.steps.findLast(({ frames }) => frames.includes(playback.shown!));
  const isAsking = made?.frames.at(-1) === playback.shown;
  if (!isAsking && chartOf(ui.game.machine).waits(phase)) {
    if (visit.isHeld) return text('ui.held');
    const active = prompt.params?.['active'];
    return active === undefined ? text('ui.goesOn') : text('ui.theirTurn', { seat: [active] });
  }
  const isOthers = toAct.length > 0 && toAct.every((seat) => hotSeat.controls[seat] !== 'human');
  // With a single move left, the prompt must not ask the viewer to choose.
  const only = `prompt.${prompt.code}.only`;
  if (!isOthers && !readonly && view.moves.length === 1 && text.has(only)) return text(only, prompt.params);
  if (!isOthers || readonly) return text(`prompt.${prompt.code}`, prompt.params);
  const theirs = `theirs.${phase}`;
  return text.has(theirs) ? text(theirs, prompt.params) : text('ui.theirTurn', { seat: toAct });
}

/** Phase and prompt; while the curtain is down, the person it is for. */
export function summaryOf(props: PromptProps & { readonly session: Session }): string {
  const { session, text } = props;
  if (session.hotSeat.curtain !== undefined) return text('ui.curtain', { seat: session.hotSeat.curtain });
  return `${phaseTitle(session.view.phase, text)}. ${promptOf(props)}`;
}
