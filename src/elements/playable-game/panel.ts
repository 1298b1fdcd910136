/** Everything of a game beside its board: what to do now, the moves in words, players, log, and the game's menu. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Fact, Params } from '../../kernel/game.js';
import type { Text } from '../../i18n/text.js';
import { log } from '../parts/log.js';
import { moveList, type MoveListState } from '../parts/move-list.js';
import { newGameForm, type NewGameState, type Wish } from '../parts/new-game.js';
import type { Session } from './session.js';

/** What the reader has half done in the panel. */
export interface PanelState {
  readonly selected: number | undefined;
  readonly filter: string;
  readonly form: NewGameState | undefined;
  readonly note: { readonly key: string; readonly params?: Params } | undefined;
}

export interface PanelProps {
  readonly session: Session;
  readonly text: Text;
  readonly state: PanelState;
  /** The controls of the phase on show, when somebody at this device may move. */
  readonly control: HTMLElement | undefined;
  readonly readonly: boolean;
  readonly refused: string | undefined;
  /** Seconds left of the optional timer. */
  readonly timeLeft: number | undefined;
  readonly hasTimer: boolean;
  readonly switchTimer: () => void;
  readonly canUndo: boolean;
  readonly sentence: (fact: Fact) => string;
  readonly change: (state: Partial<PanelState>) => void;
  readonly play: (index: number) => void;
  readonly undo: () => void;
  readonly openForm: () => void;
  readonly start: (wish: Wish) => void;
  readonly exportGame: () => void;
  readonly share: (() => void) | undefined;
  readonly importGame: (file: File) => void;
  readonly exportOld: () => void;
  readonly showOther: () => void;
}

/** The room of a game that has nothing to show before it comes: the page does not jump when it does. */
export const room: TemplateResult = html`<div class="game room" aria-hidden="true">
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
      ${session.ui.sheet(session.view, props)} ${props.readonly ? nothing : menu(props)}
      <p class="quiet">${props.text('game.credit')}</p>
    </aside>
    <details class="history">
      <summary>${props.text('ui.log')}</summary>
      ${log(playthrough.steps, playthrough.cursor, session.viewer, session.factsOf, props.sentence, props.text, (n) => session.look(n))}
    </details>
    ${dialog(props)}`;
}

function now(props: PanelProps): TemplateResult {
  const { text, state, session } = props;
  const { view } = session;
  const { phase, prompt } = view;
  const number = text(`number:${phase}`);
  return html`<section class="now" part="now" tabindex="-1" aria-label=${text('ui.now')}>
    <p class="phase">
      ${number ? text('ui.turnOf', { number, phase: text(`phase:${phase}`) }) : text(`phase:${phase}`)}
    </p>
    <p class="prompt">${text(`prompt.${prompt.code}`, prompt.params)}</p>
    ${
      props.timeLeft === undefined
        ? nothing
        : html`<p class="timer" role="timer">${text('ui.timeLeft', { time: minutes(props.timeLeft) })}</p>`
    }
    ${phase === 'over' ? result(props) : nothing}
    <div class="controls" aria-busy=${session.isGoingOn ? 'true' : nothing}>${props.control ?? nothing}</div>
    ${props.refused ? html`<p class="refused">${props.refused}</p>` : nothing}
    ${
      session.isBotsTurn || (!session.stage.isResting && !session.isGoingOn)
        ? html`<div class="row">
            <button data-do="skip" @click=${() => session.hurry()}>${text('ui.skip')}</button>
          </div>`
        : nothing
    }
    ${past(props)}
    ${state.note ? html`<p class="note" role="note">${text(state.note.key, state.note.params)}</p>` : nothing}
    ${
      session.keeper.otherMoved
        ? html`<p class="note">${text('ui.otherTab')}</p>
            <div class="row"><button @click=${props.showOther}>${text('ui.otherTabLoad')}</button></div>`
        : nothing
    }
    ${
      session.keeper.old !== undefined
        ? html`<p class="note">${text('ui.kept')}</p>
            <div class="row"><button @click=${props.exportOld}>${text('ui.keptExport')}</button></div>`
        : nothing
    }
  </section>`;
}

const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** What is on show instead of where the game goes on, and the ways from there. */
export function past({
  text,
  session,
  readonly,
}: Pick<PanelProps, 'text' | 'session' | 'readonly'>): TemplateResult | typeof nothing {
  const { playthrough, isAway, isLive } = session;
  if (isLive && !isAway) return nothing;
  const { cursor, length } = playthrough;
  return html`<p class="note">${isAway ? text('ui.away') : text('ui.past', { at: cursor, count: length })}</p>
    <div class="row">
      <button class="primary" data-do="live" @click=${() => session.goLive()}>${text('ui.live')}</button>
      ${readonly || isAway ? nothing : html`<button data-do="fork" @click=${() => playthrough.fork(cursor)}>${text('ui.fork')}</button>`}
    </div>`;
}

function result({ session: { ui, view }, text, sentence, readonly, openForm }: PanelProps): TemplateResult {
  const best = [...ui.scores(view)].sort((a, b) => b.total - a.total);
  return html`<div class="result">
    ${view.last.map((fact) => html`<p>${sentence(fact)}</p>`)}
    <ol>
      ${best.map(({ seat, total }) => html`<li><strong>${text(`seat:${seat}`)}</strong> ${total}</li>`)}
    </ol>
    ${readonly ? nothing : html`<button class="primary" @click=${openForm}>${text('ui.again')}</button>`}
  </div>`;
}

/** The list of all moves. */
export function moves({
  session: { ui, view, isOpen },
  text,
  state,
  change,
  play,
}: Pick<PanelProps, 'session' | 'text' | 'change' | 'play'> & { readonly state: MoveListState }): TemplateResult {
  const offered = isOpen ? view.moves : [];
  const entries = offered.map((move, index) => ({
    index,
    group: text(`group:${move.type}`),
    label: ui.say(move, view, text),
  }));
  return html`<details class="list">
    <summary>${text('ui.moves', { count: offered.length })}</summary>
    ${moveList(entries, state, text, { change, play })}
  </details>`;
}

/** Only where what is shared has an address. */
export const shareButton = ({ share, text }: Pick<PanelProps, 'share' | 'text'>): TemplateResult | typeof nothing =>
  share ? html`<button data-do="share" @click=${share}>${text('ui.share')}</button>` : nothing;

function menu(props: PanelProps): TemplateResult {
  const { text, session } = props;
  const { playthrough } = session;
  const { cursor, length } = playthrough;
  const step = (key: string, n: number, glyph: string) =>
    html`<button aria-label=${text(key)} title=${text(key)} ?disabled=${n === cursor} @click=${() => session.look(n)}>
      ${glyph}
    </button>`;
  return html`<div class="row" role="group" aria-label=${text('ui.timeline')}>
      <button data-do="undo" ?disabled=${!props.canUndo} @click=${props.undo}>${text('ui.undo')}</button>
      ${step('ui.first', 0, '«')} ${step('ui.back', Math.max(0, cursor - 1), '‹')}
      ${step('ui.forward', Math.min(length, cursor + 1), '›')} ${step('ui.live', length, '»')}
    </div>
    <div class="row" role="group" aria-label=${text('ui.menu')}>
      <button data-do="new" @click=${props.openForm}>${text('ui.new')}</button>
      <button data-do="export" title=${text('ui.exportNote')} @click=${props.exportGame}>${text('ui.export')}</button>
      ${shareButton(props)}
      <button
        data-do="import"
        @click=${(event: Event) => (event.currentTarget as Element).parentElement!.querySelector('input')!.click()}
      >
        ${text('ui.import')}
      </button>
      <input
        class="file"
        type="file"
        accept=".txt,text/plain"
        aria-label=${text('ui.import')}
        @change=${(event: Event) => {
          const input = event.target as HTMLInputElement;
          if (input.files?.[0]) props.importGame(input.files[0]);
          input.value = '';
        }}
      />
    </div>
    <p class="quiet">${text('ui.exportNote')}</p>
    ${
      session.ui.limit
        ? html`<label class="option"
            ><input type="checkbox" .checked=${props.hasTimer} @change=${props.switchTimer} /><span
              >${text('ui.timer')}</span
            ></label
          >`
        : nothing
    }`;
}

function dialog({ session: { ui, playthrough }, text, state, change, start }: PanelProps): TemplateResult {
  const { form } = state;
  const willLose = playthrough.length > 0 && playthrough.at(playthrough.length).status === 'active';
  return html`<dialog aria-labelledby="new-game" @close=${() => change({ form: undefined })}>
    ${
      form
        ? newGameForm(ui.game, form, willLose, text, {
            change: (part) => change({ form: { ...form, ...part } }),
            start,
            cancel: () => change({ form: undefined }),
          })
        : nothing
    }
  </dialog>`;
}
