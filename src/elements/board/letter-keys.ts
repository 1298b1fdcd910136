/**
 * Letter keys on a board, each answered with a sentence: what lies at this place, what happened last, which moves begin
 * here, and the current phase.
 */
import type { Fact } from '../../kernel/game.js';
import { summaryOf, type PromptProps } from '../session/prompt.js';
import type { Session } from '../session/session.js';

export interface Asked extends PromptProps {
  readonly session: Session;
  readonly sentence: (fact: Fact) => string;
  /** The focused place. */
  readonly anchor: string;
}

/** The help texts. Keys that only some boards have are left out of the others. */
const help = ({ session: { ui, view } }: Asked): readonly string[] => [
  'arrows',
  'targets',
  ...(ui.anchors(view, 'wide').some(({ next }) => next) ? ['ways'] : []),
  ...['ends', 'enter', ...(ui.pieces ? ['shift'] : []), 'escape'],
  ...(ui.zooms ? ['zoom'] : []),
  ...['o', 'w', 'l', 'm', 't', 'letter', 'log'],
];

const ANSWERS: Readonly<Record<string, (asked: Asked) => string>> = {
  o: ({ session: { ui, view }, anchor, text }) => ui.label(anchor, view, text),
  l: ({ session: { view }, sentence, text }) => view.last.map(sentence).join(' ') || text('ui.lastNone'),
  m: ({ session: { ui, view, isOpen }, anchor, text }) => {
    const here = view.moves.filter((move) => isOpen && ui.touches(move, view)[0] === anchor);
    return here.map((move) => ui.describeMove(move, view, text)).join('. ') || text('ui.noMovesHere');
  },
  t: summaryOf,
  '?': (asked) =>
    help(asked)
      .map((key) => asked.text(`ui.help.${key}`))
      .join('. '),
};

/** Returns the answer to a key and prevents its default action; `undefined` for any other key. */
export function letterAnswer(event: KeyboardEvent, asked: Asked): string | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const answer = ANSWERS[event.key.toLowerCase()]?.(asked);
  if (answer !== undefined) event.preventDefault();
  return answer;
}
