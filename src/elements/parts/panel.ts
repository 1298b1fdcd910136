/** Everything of a game beside its board: what to do now, the moves in words, players, log, and the game's menu. */
import { phaseTitle } from '../../game-ui/phase-title.js';
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Fact, Params } from '../../kernel/game.js';
import { lineOf, winnersOf } from '../../game-ui/standings.js';
import type { Text } from '../../i18n/text.js';
import { log } from './log.js';
import { entriesOf, moveList, type MoveListState } from './move-list.js';
import { promptOf } from './prompt.js';
import { withRuleId } from './rule-id.js';
import type { Session } from './session.js';

/** What the reader has half done in the panel. */
export interface PanelState {
  readonly selected: number | undefined;
  readonly filter: string;
  /** What is in the menu, once it was opened. */
  readonly menu: ((props: PanelProps) => TemplateResult) | undefined;
  readonly note: Note | undefined;
}
/** What is said of something done: a sentence of the catalogue, and behind it what only a technician asks for. */
export interface Note {
  readonly key: string;
  readonly params?: Params;
  readonly details?: string;
}

export interface PanelProps {
  readonly session: Session;
  readonly text: Text;
  readonly state: PanelState;
  /** The controls of the phase on show, when somebody at this device may move. */
  readonly control: HTMLElement | undefined;
  readonly readonly: boolean;
  readonly refused: string | undefined;
  /** The lesson of the rule that refused, where one teaches it. */
  readonly lesson: { readonly rule: string; readonly open: () => void } | undefined;
  /** What a letter key was answered with. */
  readonly answered: string | undefined;
  /** Seconds left of the optional timer. */
  readonly timeLeft: number | undefined;
  readonly hasTimer: boolean;
  readonly switchTimer: () => void;
  readonly canUndo: boolean;
  readonly sentence: (fact: Fact) => string;
  readonly change: (state: Partial<PanelState>) => void;
  readonly play: (index: number) => void;
  /** Shows the game after `n` moves, or where it goes on, and says so. */
  readonly look: (n?: number) => void;
  readonly undo: () => void;
  /** Asks for a new game. */
  readonly openForm: () => void;
  /** Fetches what is in the menu. */
  readonly openMenu: () => void;
  readonly exportGame: () => void;
  readonly share: (() => void) | undefined;
  readonly importGame: (file: File) => void;
  readonly exportOld: () => void;
  readonly showOther: () => void;
}

/** The room of a game that has nothing to show before it comes: the page does not jump when it does. */
export const skeleton: TemplateResult = html`<div class="game room" aria-hidden="true">
  <div class="scene"></div>
  <section class="now"></section>
  <details class="list">
    <summary>&nbsp;</summary>
    <p></p>
  </details>
  <aside></aside>
  <details class="history">
    <summary>&nbsp;</summary>
    <p></p>
  </details>
</div>`;

export function gamePanel(props: PanelProps): TemplateResult {
  const { session } = props;
  const { playthrough } = session;
  return html`${now(props)} ${props.readonly ? nothing : moves(props)}
    <aside>
      ${session.ui.scoreboard(session.view, props)} ${props.readonly ? nothing : menu(props)}
      <p class="quiet">${props.text('game.credit')}</p>
    </aside>
    <details class="history">
      <summary>${props.text('ui.log')}</summary>
      ${log(playthrough.steps, playthrough.cursor, session.viewer, session.factsOf, props.sentence, props.text, props.look)}
    </details>`;
}

function now(props: PanelProps): TemplateResult {
  const { text, state, session } = props;
  const { view } = session;
  const { phase } = view;
  return html`<section class="now" part="now" tabindex="-1" aria-label=${text('ui.now')}>
    <p class="phase">${phaseTitle(phase, text)}</p>
    <p class="prompt">${session.isOver ? winnersOf(session.ui, view, text) : promptOf(props)}</p>
    ${
      props.timeLeft === undefined
        ? nothing
        : html`<p class="timer" role="timer">${text('ui.timeLeft', { time: minutes(props.timeLeft) })}</p>`
    }
    ${session.isOver ? result(props) : nothing}
    <div class="controls" aria-busy=${session.isComing ? 'true' : nothing}>${props.control ?? nothing}</div>
    ${props.refused ? html`<p class="refused">${withRuleId(props.refused)}</p>` : nothing} ${learn(props)}
    ${props.answered ? html`<p class="note">${props.answered}</p>` : nothing}
    ${
      session.isBotsTurn || (!session.playback.isResting && !session.isComing)
        ? html`<div class="row">
            <button data-do="skip" @click=${() => session.hurry()}>${text('ui.skip')}</button>
          </div>`
        : nothing
    }
    ${past(props)} ${state.note ? note(state.note, text) : nothing}
    ${
      session.autosave.otherMoved
        ? html`<p class="note">${text('ui.otherTab')}</p>
            <div class="row"><button @click=${props.showOther}>${text('ui.otherTabLoad')}</button></div>`
        : nothing
    }
    ${
      session.autosave.old !== undefined
        ? html`<p class="note">${text('ui.kept')}</p>
            <div class="row"><button @click=${props.exportOld}>${text('ui.keptExport')}</button></div>`
        : nothing
    }
  </section>`;
}

/** From a refusal to the lesson of its rule. */
const learn = ({ text, lesson }: PanelProps): TemplateResult | typeof nothing =>
  lesson
    ? html`<div class="row">
        <button data-do="learn" @click=${lesson.open}>${text('ui.learn', { rule: lesson.rule })}</button>
      </div>`
    : nothing;

const note = ({ key, params, details }: Note, text: Text): TemplateResult =>
  html`<p class="note">${text(key, params)}</p>
    ${
      details === undefined
        ? nothing
        : html`<details>
            <summary>${text('ui.details')}</summary>
            <p lang="en">${details}</p>
          </details>`
    }`;

const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** What is on show instead of where the game goes on, and the ways from there. */
export function past({
  text,
  session,
  readonly,
  look = () => session.goLive(),
}: Pick<PanelProps, 'text' | 'session' | 'readonly'> & Partial<Pick<PanelProps, 'look'>>):
  TemplateResult | typeof nothing {
  const { playthrough, isAway, isLive } = session;
  if (isLive && !isAway) return nothing;
  const { cursor, length } = playthrough;
  const count = length - cursor;
  const fork = () => text(count > 0 ? 'ui.forkLoses' : 'ui.fork', { count });
  return html`<p class="note">${isAway ? text('ui.away') : text('ui.past', { at: cursor, count: length })}</p>
    <div class="row">
      <button class="primary" data-do="live" @click=${() => look()}>${text('ui.live')}</button>
      ${readonly || isAway ? nothing : html`<button data-do="fork" @click=${() => playthrough.fork(cursor)}>${fork()}</button>`}
    </div>`;
}

/** The standings, the place of one who plays alone, and what was said at the end beside who has won. */
function result({
  session: { ui, view, seatControls },
  text,
  sentence,
  readonly,
  openForm,
}: PanelProps): TemplateResult {
  const standings = ui.standings(view);
  const people = seatControls.flatMap((control, seat) => (control === 'human' ? [seat] : []));
  const own = people.length === 1 && !readonly ? standings.find(({ seats }) => seats.includes(people[0]!)) : undefined;
  const won = winnersOf(ui, view, text);
  const facts = view.last.map(sentence).filter((said) => said !== won);
  return html`<div class="result">
    ${
      own
        ? html`<p>
            <strong>${text('ui.yourPlace', { n: own.rank, count: standings.length })}</strong>
          </p>`
        : nothing
    }
    <ol>
      ${standings.map(
        ({ seats, rank, line }) =>
          html`<li value=${rank}>
            <strong>${text('ui.seats', { seat: seats })}</strong> ${line ? lineOf(line, ui, view, text) : nothing}
          </li>`,
      )}
    </ol>
    ${facts.map((said) => html`<p>${said}</p>`)}
    ${readonly ? nothing : html`<button class="primary" @click=${openForm}>${text('ui.again')}</button>`}
  </div>`;
}

/** The list of all moves. Hundreds of sentences may be in it: they are made when other moves are offered, and not at every drawing. */
export function moves({
  session,
  text,
  state,
  change,
  play,
  summary,
}: Pick<PanelProps, 'session' | 'text' | 'change' | 'play'> & {
  readonly state: MoveListState;
  /** What it is called, where that is not how many there are. */
  readonly summary?: string;
}): TemplateResult {
  const { view, isOpen } = session;
  const offered = isOpen ? view.moves : [];
  const list = () => moveList(...entriesOf(session, offered, text, play), state, text, { change, play });
  return html`<details class="list">
    <summary>${summary ?? text('ui.moves', { count: offered.length })}</summary>
    ${guard([view, isOpen, text, state.selected, state.filter], list)}
  </details>`;
}
/** Only where what is shared has an address. */
export const shareButton = ({ share, text }: Pick<PanelProps, 'share' | 'text'>): TemplateResult | typeof nothing =>
  share ? html`<button data-do="share" @click=${share}>${text('ui.share')}</button>` : nothing;

function menu(props: PanelProps): TemplateResult {
  const { text, session } = props;
  const { playthrough } = session;
  const { cursor, length } = playthrough;
  // What cannot be pressed now keeps the focus: `disabled` would let it fall to the page.
  const step = (key: string, n: number, glyph: string) => {
    const isThere = n === cursor;
    return html`<button
      aria-label=${text(key)}
      aria-disabled=${isThere ? 'true' : 'false'}
      @click=${() => (isThere ? undefined : props.look(n))}
    >
      ${glyph}
    </button>`;
  };
  return html`<div class="row" role="group" aria-label=${text('ui.timeline')}>
      <button data-do="undo" aria-disabled=${props.canUndo ? 'false' : 'true'} @click=${props.undo}>
        ${text('ui.undo')}
      </button>
      ${step('ui.first', 0, '«')} ${step('ui.back', Math.max(0, cursor - 1), '‹')}
      ${step('ui.forward', Math.min(length, cursor + 1), '›')} ${step('ui.last', length, '»')}
    </div>
    <div class="row">
      <button data-do="new" @click=${props.openForm}>${text('ui.new')}</button>
      ${shareButton(props)}
    </div>
    <details class="menu" @toggle=${props.openMenu}>
      <summary>${text('ui.menu')}</summary>
      ${props.state.menu?.(props) ?? nothing}
    </details>`;
}

/** Whether another game in place of this one would cost moves. */
export function losesMoves({ playthrough }: Session): boolean {
  return playthrough.length > 0 && playthrough.at(playthrough.length).status === 'active';
}
