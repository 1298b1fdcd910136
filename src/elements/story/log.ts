/** The log: the whole game by rounds, phases and frames; and separately what the others did since the reader's own last turn. */
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { phaseTitle } from '../../game-ui/phase-title.js';
import type { Fact, Seat } from '../../kernel/game.js';
import type { Text } from '../../i18n/text.js';
import { landmark } from '../ui/landmarks.js';
import { ruleId } from '../ui/rule-id.js';
import type { Session } from '../session/session.js';
import { chapters, moveFacts, entries, movesSinceOwnTurn, shownEntry, type Chapter, type LogEntry } from './entries.js';
import { logFocus, logKey } from './log-keys.js';

export interface LogProps {
  readonly session: Session;
  readonly text: Text;
  readonly sentence: (fact: Fact) => string;
  /** Shows and announces the game after `n` moves, at a frame of the last of them. */
  readonly look: (n: number, frame: number) => void;
  /** Whether a round is open; for print all are. */
  readonly isOpen: (round: number | undefined) => boolean;
  readonly toggle: (round: number | undefined, isOpen: boolean) => void;
}

/**
 * The entries are in the order of the game: new ones are added at the end, so that the others do not shift. The log of a
 * game whose past is on show is marked as `back`.
 */
export function log(given: LogProps): TemplateResult {
  const { session } = given;
  const recent = new Set(movesSinceOwnTurn(session).moves);
  const all = entries(session);
  const shown = shownEntry(session, all);
  const isBack = shown !== all.at(-1);
  const isOpen: LogProps['isOpen'] = (round) => given.isOpen(round) || (isBack && round === shown?.round);
  const props: Shown = { ...given, isOpen, shown };
  return html`<div class=${isBack ? 'log back' : 'log'} @keydown=${logKey} @focusin=${logFocus}>
    ${repeat(
      chapters(all),
      ({ round }) => round,
      (chapter) => inRound(chapter, props, recent),
    )}
  </div>`;
}

interface Shown extends LogProps {
  readonly shown: LogEntry | undefined;
}

function inRound({ round, passages }: Chapter, props: Shown, recent: ReadonlySet<number>): TemplateResult {
  const { text, isOpen, toggle } = props;
  const told = () =>
    passages.map(
      ({ phase, entries: all }) =>
        html`<p class="title">${phaseTitle(phase, text)}</p>
          <ol>
            ${repeat(
              all,
              ({ n, frame }) => `${n}.${frame}`,
              (entry, i) => lineOf(entry, all[i - 1]?.seat, recent.has(entry.n), props),
            )}
          </ol>`,
    );
  if (round === undefined) return html`<div class="round">${told()}</div>`;
  // The browser tells also of what the template opened and closed itself, which is no choice of the reader.
  const onToggle = (event: Event) => {
    const { open } = event.target as HTMLDetailsElement;
    if (open !== isOpen(round)) toggle(round, open);
  };
  return html`<details class="round" ?open=${isOpen(round)} @toggle=${onToggle}>
    <summary tabindex="-1">${text('chronicle.round', { round })}</summary>
    ${isOpen(round) ? told() : nothing}
  </details>`;
}

/** A line is rendered again only when it changes, since a round may have hundreds. */
function lineOf(entry: LogEntry, above: Seat | undefined, isRecent: boolean, props: Shown): unknown {
  const { text, shown } = props;
  const { frame, seat } = entry;
  const isShown = entry === shown;
  const isSame = frame > 0 || (seat !== undefined && seat === above);
  const kind = `entry${isSame ? ' same' : ''}${isRecent ? ' recent' : ''}`;
  return guard([entry, kind, isShown, text], () => one(entry, kind, isShown, props));
}

function one(
  { n, frame, facts }: LogEntry,
  kind: string,
  isShown: boolean,
  { text, sentence, look }: LogProps,
): TemplateResult {
  const of = { n, step: frame + 1 };
  const rules = [...new Set(facts.map(({ rule }) => rule))];
  return html`<li class=${kind} data-n=${n} aria-current=${isShown ? 'step' : 'false'}>
    <button
      type="button"
      class="stamp"
      tabindex="-1"
      aria-label=${frame === 0 ? text('ui.show', of) : text('story.show', of)}
      @click=${() => look(n, frame)}
    >
      ${n}
    </button>
    <span>
      ${facts.map((fact) => html`<span class="fact">${sentence(fact)}</span> `)}
      <span class="rule">${rules.map((rule) => html`${ruleId(rule, rule, -1)} `)}</span>
    </span>
  </li>`;
}

/** A line of the report: the facts of a seat's turn; without a seat, a consequence for somebody else or for nobody. */
interface Line {
  readonly seat: Seat | undefined;
  readonly facts: Fact[];
}

/**
 * The lines of the report, in order: turns of others, and the consequences of moves in the same phase, but for the frame on show:
 * the line above the board tells that, once its dice have fallen. What the reader's own move brings is told only of others
 * whom it names, and nothing of what it brings after others have answered it.
 */
function reportLines(session: Session): readonly Line[] {
  const { playthrough, view, ui, knowledge } = session;
  const { viewer } = session.hotSeat;
  const { plies } = playthrough;
  const { from, end } = movesSinceOwnTurn(session);
  const lines: Line[] = [];
  const add = (seat: Seat | undefined, facts: readonly Fact[]) => {
    const told = knowledge.factsToTell(facts, view);
    if (told.length === 0) return;
    if (seat === undefined || lines.at(-1)?.seat !== seat) lines.push({ seat, facts: [] });
    lines.at(-1)!.facts.push(...told);
  };
  const isOfOther = ({ params = {} }: Fact) =>
    [params['seat'], params['seats']].flat().some((seat) => typeof seat === 'number' && seat !== viewer);
  /** Whether the move before which the others answer is the reader's own. */
  let isOwnTurn = false;
  for (let n = Math.max(1, from); n <= end; n++) {
    const move = plies[n]!.move!;
    const { seat } = move;
    const isAnswer = ui.isAnswer?.(move) ?? false;
    if (!isAnswer) isOwnTurn = seat === viewer;
    const { done, brought } = moveFacts(session, n, true);
    const told = !isOwnTurn ? brought : isAnswer ? [] : brought.filter(isOfOther);
    const isMovers = ({ params }: Fact) => seat !== viewer && params?.['seat'] === seat;
    if (seat !== viewer) add(seat, [...done, ...told.filter(isMovers)]);
    add(
      undefined,
      told.filter((fact) => !isMovers(fact)),
    );
  }
  return lines;
}

/** A line for each turn of another seat since the viewer's own, with its consequences; `nothing` without any. */
export function othersReport({
  session,
  text,
  sentence,
}: Pick<LogProps, 'session' | 'text' | 'sentence'>): TemplateResult | typeof nothing {
  const { ui } = session;
  const { viewer } = session.hotSeat;
  const { playthrough } = session;
  // Whoever watches a game again that is over sees other moves than the last ones.
  const lines = viewer === 'spectator' || playthrough.isDone ? [] : reportLines(session);
  if (lines.length === 0) return nothing;
  const told = ({ seat, facts }: Line): unknown => {
    const summary = seat === undefined ? undefined : ui.movesSummary?.(facts, text);
    return summary
      ? html`<strong>${text('ui.seats', { seat: seat! })}</strong> ${summary}`
      : facts.map(sentence).join(' ');
  };
  return html`<section class="since" tabindex="0" aria-label=${landmark(text, text('story.since'))}>
    <p class="title">${text('story.since')}</p>
    <ul>
      ${lines.map((line) => html`<li>${told(line)}</li>`)}
    </ul>
  </section>`;
}

/** Room for a few lines, in CSS pixels; and for two of them beside the button that closes the card. */
const ENOUGH = 150;
const LEAST = 90;

interface Room {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Whether the card would lie over the question. */
  readonly isBelow: boolean;
}
/**
 * The room of the card about the others: the upper half of the board, or more of one that is low, so that the question and
 * the reader's own things stay in sight; only a board too low for that is left free, and the card is below it.
 */
export function roomOfOthers(card: Element): Room {
  const line = card.parentElement!;
  const { left, bottom, width } = line.getBoundingClientRect();
  const end = line.parentElement!.getBoundingClientRect().bottom;
  const high = end - bottom;
  const over = Math.max(high / 2, Math.min(ENOUGH, (2 * high) / 3));
  const isBelow = over < LEAST && innerHeight - end > ENOUGH;
  return {
    left,
    width,
    isBelow,
    ...(isBelow ? { top: end, height: innerHeight - end } : { top: bottom, height: over }),
  };
}

/** A button beside the story line that opens a card with what the others did. Nothing if they did nothing. */
export function othersButton(props: Pick<LogProps, 'session' | 'text' | 'sentence'>): TemplateResult | typeof nothing {
  const { session, text } = props;
  const told = session.isOpen ? othersReport(props) : nothing;
  if (told === nothing) return nothing;
  const put = ({ currentTarget }: Event) => {
    const card = currentTarget as HTMLElement;
    const { left, top, width, height } = roomOfOthers(card);
    card.style.setProperty('left', `${left + scrollX}px`);
    card.style.setProperty('top', `${top + scrollY}px`);
    card.style.setProperty('max-inline-size', `${width}px`);
    card.style.setProperty('max-block-size', `${height}px`);
  };
  return html`<button type="button" class="others-door" data-do="others" popovertarget="others-did">
      ${text('story.others')}
    </button>
    <div class="others-did" id="others-did" popover @beforetoggle=${put}>
      <button
        type="button"
        class="dismiss"
        popovertarget="others-did"
        popovertargetaction="hide"
        aria-label=${text('ui.close')}
      >
        ✕</button
      >${told}
    </div>`;
}

/** The places that others changed since the reader's own last move. They are marked until the reader moves. */
export function changedSince(session: Session): ReadonlySet<string> {
  const { playthrough, ui } = session;
  const { moves } = movesSinceOwnTurn(session);
  const facts = moves.flatMap((n) => session.knowledge.factsByFrame(playthrough.plies[n]!)[0]!);
  return new Set(facts.flatMap((fact) => ui.changed?.(fact) ?? []));
}
