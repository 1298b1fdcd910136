/** The aim of a new game, with a picture of how points are scored. */
import { html, nothing, type TemplateResult } from 'lit';
import type { GameUi } from '../../game-ui/game-ui.js';
import type { History } from '../../playthrough/history.js';
import { afterPaint } from '../ui/scheduling.js';
import type { GameContext } from '../session/game-context.js';
import type { Session } from '../session/session.js';
import { changeSettings, settings } from '../ui/settings.js';
import type { HelpController, HelpOptions } from './help-controller.js';

interface Pictured {
  readonly of: GameUi;
  drawing?: TemplateResult;
}

export class Goal {
  readonly #host: GameContext['element'];
  readonly #context: GameContext;
  readonly #options: HelpOptions;
  readonly #controller: Pick<HelpController, 'isCoached'>;
  /** The playthrough for which the reader has closed the aim. */
  #closedFor: History | undefined;
  /** The loaded picture and its game. */
  #pictured: Pictured | undefined;

  constructor(context: GameContext, options: HelpOptions, controller: Pick<HelpController, 'isCoached'>) {
    this.#host = context.element;
    this.#context = context;
    this.#options = options;
    this.#controller = controller;
  }
  note(session: Session): TemplateResult | typeof nothing {
    const { ui, playthrough } = session;
    const text = this.#context.text;
    if (this.#options.isOff() || !this.#isFresh(session) || !text.has('game.goal')) return nothing;
    // Among several people at a device nobody is "you".
    const { people } = session.hotSeat;
    const own = people.length === 1 ? people[0]! : -1;
    const close = () => {
      this.#closedFor = playthrough;
      this.#host.requestUpdate();
    };
    const coach = () => {
      changeSettings({ coach: 'on' });
      close();
    };
    return html`<div class="help goal" role="note">
      ${ui.goalPicture ? html`<div class="picture">${this.#picture(ui)}</div>` : nothing}
      <p>
        ${own < 0 ? nothing : html`<span class="you">${text('ui.youAre', { seat: own })} </span>`}${text('game.goal')}
      </p>
      <div class="row">
        ${
          ui.coach && settings().coach === '' && !this.#controller.isCoached
            ? html`<button class="primary" data-do="coach" @click=${coach}>${text('ui.playHelped')}</button>`
            : nothing
        }
        <button data-do="close-goal" @click=${close}>${text('ui.close')}</button>
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
          this.#host.requestUpdate();
        },
        () => (this.#pictured = undefined), // so that the next render requests it again
      );
    return undefined;
  }
  /** Whether the game is running, began as its rules say, and no person at this device has decided anything yet. */
  #isFresh({ hotSeat: { controls }, visit: { isOn: isAway }, playthrough, decisions, isOver }: Session): boolean {
    const { local } = playthrough;
    const isWhole = !local || !('position' in local.record.start);
    const isNew = playthrough.isLive && !isAway && !isOver && this.#closedFor !== playthrough && isWhole;
    const isOwn = (n: number) => controls[playthrough.steps[n]!.move!.seat] === 'human' && decisions.isDecision(n);
    return isNew && !Array.from({ length: playthrough.length }, (_, i) => i + 1).some(isOwn);
  }
}
