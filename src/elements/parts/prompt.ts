/** What to do now, in a sentence; while nobody is asked, what that means. */
import { phaseTitle } from '../../game-ui/phase-title.js';
import type { Text } from '../../i18n/text.js';
import { chartOf } from '../../kernel/chart.js';
import type { Session } from './session.js';

export interface PromptProps {
  readonly session: Pick<Session, 'ui' | 'view' | 'isAsking' | 'isHeld' | 'seatControls' | 'decisions'>;
  readonly text: Text;
  /** Whether nobody may move here. */
  readonly readonly: boolean;
}

/**
 * The prompt of the frame on show, for those who can do it here, where a game has a sentence for it another one if a single move
 * is left; else whom the game waits for and for what, where it has a
 * sentence for that, or whose turn it is. A phase that waits for somebody is passed through when nobody is left to act: its prompt
 * is meant for a seat, and there is none. What happens is said beside it.
 */
export function promptOf({
  session: { ui, view, isAsking, isHeld, seatControls, decisions },
  text,
  readonly,
}: PromptProps): string {
  const { forced } = decisions;
  if (forced) return text('ui.forced', { move: ui.describeMove(forced, view, text) });
  const { toAct, prompt, phase } = view;
  if (!isAsking && chartOf(ui.game.machine).waits(phase)) return text(isHeld ? 'ui.held' : 'ui.goesOn');
  const isOthers = toAct.length > 0 && toAct.every((seat) => seatControls[seat] !== 'human');
  // Nobody is told to choose where the viewer has one move and is left to make it.
  const only = `prompt.${prompt.code}.only`;
  if (!isOthers && !readonly && view.moves.length === 1 && text.has(only)) return text(only, prompt.params);
  if (!isOthers || readonly) return text(`prompt.${prompt.code}`, prompt.params);
  const theirs = `theirs.${phase}`;
  return text.has(theirs) ? text(theirs, prompt.params) : text('ui.theirTurn', { seat: toAct });
}

/** Phase and prompt; for whom the curtain is down, while it is. */
export function summaryOf(props: PromptProps & { readonly session: Session }): string {
  const { session, text } = props;
  if (session.curtain !== undefined) return text('ui.curtain', { seat: session.curtain });
  return `${phaseTitle(session.view.phase, text)}. ${promptOf(props)}`;
}
