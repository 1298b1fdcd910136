/** The game in which the reader plays on from the position of a lesson, or a new one, in the place of the lesson. */
import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import type { Position, Seat } from '../../kernel/game.js';
import { positionOf } from '../../kernel/start.js';
import { defineElement } from '../../loading/games.js';
import type { PlayableGame } from '../playable-game/playable-game.js';
import type { GameContext } from '../session/game-context.js';
import { SessionRequest, type SharedSession } from '../session/session-provider.js';
import type { Session } from '../session/session.js';
import { failedLoadNote, tryLoad } from '../ui/failed-loads.js';

interface Beginning {
  /** `undefined` for a new game. */
  readonly position?: Position;
  readonly seats?: string;
  readonly players?: number;
  readonly isCoached?: boolean;
}

export class FreePlay implements ReactiveController {
  readonly #context: GameContext;
  /** What the game begins with; `undefined` while the lesson is on show. */
  #beginning: Beginning | undefined;
  #game: SharedSession | undefined;

  constructor(context: GameContext) {
    this.#context = context;
    context.element.addController(this);
  }
  get isOn(): boolean {
    return this.#beginning !== undefined;
  }
  /** The session of the game, once it is loaded. */
  get session(): Session | undefined {
    return this.#game?.session;
  }
  /** Begins from the position on show: the reader at the seat `own` (default: the one to act), opponents at the others. */
  begin(own?: Seat): void {
    const { ui, playthrough, view } = this.#context.session!;
    const reader = own ?? view.toAct[0];
    const seats = Array.from({ length: view.players }, (_, seat) => (seat === reader ? 'human' : 'bot')).join(' ');
    this.#set({ position: positionOf(ui.game, playthrough.snapshot), seats, players: view.players });
  }
  /** Begins a new game of the reader against opponents. */
  beginGame(isCoached: boolean): void {
    this.#set({ isCoached });
  }
  /** Shows the lesson again. */
  leave(): void {
    this.#set(undefined);
  }
  #set(beginning: Beginning | undefined): void {
    const { element } = this.#context;
    this.#beginning = beginning;
    element.requestUpdate();
    // The page may have registered the lesson alone.
    if (beginning)
      void tryLoad(element, 'game', async () => {
        await defineElement('playable-game');
        element.requestUpdate();
      });
  }
  /** Starts the game from the position, which is set only once, as soon as the element of the game is registered. */
  hostUpdated(): void {
    const { element } = this.#context;
    const game = this.#beginning && element.renderRoot.querySelector<PlayableGame>('playable-game:defined');
    if (!game) this.#game = undefined;
    if (!game || this.#game) return;
    const { position } = this.#beginning!;
    if (position) game.position = position;
    game.dispatchEvent(
      new SessionRequest((shared) => {
        this.#game = shared;
        shared.join(() => element.requestUpdate());
      }),
    );
  }
  /** The game, with a live region of its own. Its end is not the end of the lesson. */
  render(game: string, shortcuts: string | null, comeBack: () => void): TemplateResult {
    const { element, text, words } = this.#context;
    const { players, seats, isCoached = false } = this.#beginning!;
    return html`<div class="free" lang=${text.lang}>
      <button data-do="return" @click=${comeBack}>${text('lesson.return')}</button>
      <playable-game
        load="now"
        save="off"
        game=${game}
        players=${players ?? nothing}
        seats=${seats ?? nothing}
        ?coach=${isCoached}
        shortcuts=${shortcuts ?? nothing}
        .words=${words}
        @playable-over=${(event: Event) => event.stopPropagation()}
      ></playable-game>
      ${failedLoadNote(element, text)}
    </div>`;
  }
}
