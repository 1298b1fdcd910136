/**
 * What a reader sees first who has never played this game: its aim, with a picture of how points are scored, how long
 * it takes if that may be long, and where to start.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { GameUi } from '../../game-ui/game-ui.js';
import { fillPhone } from '../ui/fill-phone.js';
import { afterPaint } from '../ui/scheduling.js';
import type { GameContext } from '../session/game-context.js';
import type { Session } from '../session/session.js';
import { changeSettings, isWelcomed, setWelcomed } from '../ui/settings.js';

interface Pictured {
  readonly of: GameUi;
  drawing?: TemplateResult;
}

export class Welcome {
  readonly #context: GameContext;
  /** The loaded picture and its game. */
  #pictured: Pictured | undefined;

  constructor(context: GameContext) {
    this.#context = context;
  }
  /**
   * Whether it is shown: somebody at this device plays a game that is new to them, which began as its rules say, and has not
   * decided anything in it yet.
   */
  isOn({ ui, hotSeat, visit, playthrough, decisions, isOver }: Session): boolean {
    if (!this.#context.text.has('game.goal') || isWelcomed(ui.game.id)) return false;
    const { occupants, people } = hotSeat;
    const { local } = playthrough;
    const isFromStart = !local || !('position' in local.record.start);
    if (people.length === 0 || !playthrough.isLive || visit.isOn || isOver || hotSeat.isCalledOff || !isFromStart)
      return false;
    const isOwn = (n: number) => occupants[playthrough.plies[n]!.move!.seat] === 'human' && decisions.isDecision(n);
    return !Array.from({ length: playthrough.length }, (_, i) => i + 1).some(isOwn);
  }
  /** Its content; `offersCoach` adds a button that switches the coach on. */
  content(session: Session, offersCoach: boolean): TemplateResult {
    const { text } = this.#context;
    const { ui, hotSeat } = session;
    // Among several people at a device nobody is "you".
    const [own, ...others] = hotSeat.people;
    // The pieces on the board have the colour of the seat, also where the reader has a name.
    const key = text.has(`seat.name:${own}`) ? 'ui.youAre.named' : 'ui.youAre';
    const begin = () => {
      setWelcomed(ui.game.id);
      fillPhone(this.#context.element);
    };
    const beginHelped = () => {
      changeSettings({ coach: 'on' });
      begin();
    };
    return html`<div class="greeting">
      <div class="aim">
        ${ui.goalPicture ? html`<div class="picture">${this.#picture(ui)}</div>` : nothing}
        <div>
          ${others.length > 0 ? nothing : html`<p class="you">${text(key, { seat: own! })}</p>`}
          <p>${text('game.goal')}</p>
          ${text.has('game.length') ? html`<p class="quiet">${text('game.length')}</p>` : nothing}
        </div>
      </div>
      <div class="row">
        <button class="primary" data-do="welcome" @click=${begin}>${text('ui.begin')}</button>
        ${offersCoach ? html`<button data-do="coach" @click=${beginHelped}>${text('ui.playHelped')}</button>` : nothing}
      </div>
    </div>`;
  }
  /** The picture of how points are scored; `undefined` until it is loaded, or if it cannot be loaded. */
  #picture(ui: GameUi): TemplateResult | undefined {
    if (this.#pictured?.of === ui) return this.#pictured.drawing;
    const pictured: Pictured = (this.#pictured = { of: ui });
    afterPaint()
      .then(() => ui.goalPicture!())
      .then(
        (drawing) => {
          pictured.drawing = drawing;
          this.#context.element.requestUpdate();
        },
        () => (this.#pictured = undefined), // so that the next render requests it again
      );
    return undefined;
  }
}
