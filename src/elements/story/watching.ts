'use deferred';
/**
 * How a move is watched: how long each frame of it is looked at, which is as long as one reads what is told of it, and what
 * is going on beside it.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { Fact, Seat, Snapshot } from '../../kernel/game.js';
import { pace, type Pace } from '../parts/pace.js';
import type { Session } from '../parts/session.js';

/** Of some facts those that are worth a line: all of them where the game picks none. */
export function worthTelling({ ui, view }: Pick<Session, 'ui' | 'view'>, facts: readonly Fact[]): readonly Fact[] {
  return ui.told?.(facts, view) ?? facts;
}

/** The last sentences that were told up to the frame on show, so many at most, the newest first. */
function lastTold(session: Session, sentence: (fact: Fact) => string, most: number): readonly string[] {
  const { playthrough, playback } = session;
  const told: string[] = [];
  let n = playthrough.steps.findLastIndex(({ frames }) => frames.includes(playback.shown!));
  let end = (playthrough.steps[n]?.frames.indexOf(playback.shown!) ?? -1) + 1;
  for (; n > 0 && told.length < most; end = playthrough.steps[--n]!.frames.length) {
    const facts = session.factsByFrame(playthrough.steps[n]!).slice(0, end).reverse();
    told.push(
      ...facts.map((some) => worthTelling(session, some).map(sentence).join(' ')).filter((said) => said !== ''),
    );
  }
  return told.slice(0, most);
}

/**
 * What is going on while nobody is asked here, in the place of what one could do; hidden from screen readers, which have
 * heard it.
 */
export function happening(session: Session, sentence: (fact: Fact) => string): TemplateResult | typeof nothing {
  const { isOpen, isComing, isOver, isBotsTurn, playback } = session;
  if (isOpen || isComing || isOver || (playback.isResting && !isBotsTurn)) return nothing;
  const said = lastTold(session, sentence, LAST);
  return html`<ol class="happening" aria-hidden="true">
    ${Array.from({ length: LAST }, (_, i) => html`<li>${said[i]}</li>`)}
  </ol>`;
}
/** How many sentences stand there. */
const LAST = 6;

/** To begin reading, and for each letter, in milliseconds. */
const READING: Readonly<Record<Pace, readonly [begin: number, letter: number]>> = {
  slow: [800, 40],
  normal: [320, 14],
  fast: [0, 0],
  instant: [0, 0],
};
/** How much longer one looks where one's own pieces are in it. */
const OWN = 1.4;

/** Whether a fact is about a seat: facts name seats by `seat`, `seats` or `owner`. */
export const concerns = ({ params = {} }: Fact, seat: Seat): boolean =>
  [params['seat'], params['owner'], ...[params['seats']].flat()].includes(seat);

/**
 * How long a frame is looked at in milliseconds. `least` is what its motion takes; `line` is what is told of it, nothing
 * where the reader has just done it; `isOwn` says whether the reader's pieces are in it.
 */
export function lookedAt(at: Pace, least: number, line: string, isOwn: boolean): number {
  if (at === 'instant') return 0;
  if (line === '') return least;
  const [begin, letter] = READING[at];
  const reading = begin + letter * line.length;
  return Math.max(least, isOwn ? OWN * reading : reading);
}

/** How long the frame on show is looked at, in milliseconds. */
export function timeFor(session: Session, frame: Snapshot, sentence: (fact: Fact) => string): number {
  const { ui, view, playthrough } = session;
  const { frames, move } = playthrough.steps.findLast((step) => step.frames.includes(frame)) ?? {};
  const before = frames?.[frames.indexOf(frame) - 1];
  // A transition without an action tells nothing new.
  if (before?.context.table.last === frame.context.table.last) return 0;
  const told = worthTelling(session, view.last);
  const isMine = frames?.[0] === frame && move?.seat === view.seat;
  const isOwn = view.last.some((fact) => view.seat !== 'spectator' && concerns(fact, view.seat));
  return lookedAt(pace(), ui.duration(view.last), isMine ? '' : told.map(sentence).join(' '), isOwn);
}
