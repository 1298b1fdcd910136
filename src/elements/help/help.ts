/** The help behind the help buttons: the menu, a suggested move, and the coach. Loaded when the reader first asks for help. */
import { html, nothing, render, type TemplateResult } from 'lit';
import type { Coach, GameUi } from '../../game-ui/game-ui.js';
import { formatReason } from '../../game-ui/sentences.js';
import { botRunnerFor } from '../../loading/bot-runner.js';
import { helpWords } from '../../i18n/help/index.js';
import type { Catalogue } from '../../i18n/text.js';
import { phaseOf } from '../../kernel/chart.js';
import type { Move, Reason, Snapshot } from '../../kernel/game.js';
import { botSeed } from '../../bots/opponents.js';
import type { BotRunner } from '../../bots/runner.js';
import { addStyles } from '../ui/add-styles.js';
import { openDialog } from '../ui/dialog.js';
import { reportFailedLoad } from '../ui/failed-loads.js';
import { showLesson } from '../ui/lesson-dialog.js';
import { inBrackets } from '../ui/rule-id.js';
import type { GameContext } from '../session/game-context.js';
import { anySeed } from '../../playthrough/attributes.js';
import type { Session } from '../session/session.js';
import { changeSettings } from '../ui/settings.js';
import type { HelpController, HelpOptions } from './help-controller.js';
import { coachStyles, menuStyles } from './help-dialogs.styles.js';

/** A suggested or questioned move, and the snapshot for which it is valid. */
interface Shown {
  readonly move: Move;
  readonly reasons: readonly Reason[];
  readonly at: Snapshot;
}
/** How to point: a finger taps, and has no Escape. */
const howToPoint = () => (matchMedia('(pointer: coarse)').matches ? 'help.point:touch' : 'help.point');
/** The largest number of reasons to show, since nobody reads more while playing. */
const MOST = 2;

export class Help {
  readonly #host: GameContext['element'];
  readonly #context: GameContext;
  readonly #options: HelpOptions;
  readonly #controller: HelpController;
  #suggested: Shown | undefined;
  #doubted: Shown | undefined;
  #isThinking = false;
  /** Whether every press on the board asks for an explanation. */
  #isPointing = false;
  #runner: BotRunner | undefined;
  #coach: Coach | undefined;
  #words: ((lang: string) => Promise<Catalogue>) | undefined;
  /** The coach's advice that the reader has closed, by seat and key, for one playthrough. */
  #closed: { readonly playthrough: Session['playthrough']; readonly heard: Set<string> } | undefined;
  #confirmed: Move | undefined;
  /** What had the focus before the answer. */
  #from: HTMLElement | null = null;

  constructor(context: GameContext, options: HelpOptions, controller: HelpController) {
    this.#host = context.element;
    this.#context = context;
    this.#options = options;
    this.#controller = controller;
  }
  /** Loads the words for this game, and the coach. */
  async begin(ui: GameUi): Promise<void> {
    const words = async (lang: string) => ({ ...(await helpWords(lang)), ...(await ui.helpText?.(lang)) });
    this.#words = words;
    const [, coach] = await Promise.all([this.#context.vocabulary.also(words), ui.coach?.()]);
    this.#coach = coach;
    addStyles(this.#host.renderRoot as ShadowRoot, coachStyles);
    await this.#host.updateComplete;
  }
  /** Removes its words from the vocabulary, since they belong to this game only. */
  forget(): void {
    if (this.#words) this.#context.vocabulary.forget(this.#words);
  }
  leave(): void {
    this.#runner?.close();
    this.#runner = undefined;
  }

  /** Returns `shown` if its position is still the current one and the reader may move. */
  #ifCurrent(shown: Shown | undefined): Shown | undefined {
    const session = this.#context.session;
    return session?.isOpen && shown?.at === session.playthrough.snapshot ? shown : undefined;
  }
  get shown(): ReadonlySet<string> | undefined {
    const shown = this.#ifCurrent(this.#doubted) ?? this.#ifCurrent(this.#suggested);
    const session = this.#context.session;
    return shown && session ? new Set(session.ui.touches(shown.move, session.view)) : undefined;
  }

  /** Suggests the move that the strongest opponent would make with the knowledge of this seat. */
  async suggest(): Promise<void> {
    const session = this.#context.session;
    if (!session?.isOpen || this.#isThinking) return;
    const { ui, view, playthrough } = session;
    const { snapshot } = playthrough;
    // Where the page does not know the record, nobody replays the advice.
    const seed = playthrough.local ? botSeed(playthrough.local) : anySeed();
    this.#draw(() => (this.#isThinking = true));
    const runner = (this.#runner ??= botRunnerFor(ui));
    try {
      const move = await runner.choose(ui.game.id, view, { level: 'hard', seed });
      const reasons = ((await ui.reasons?.()) ?? ui.game.reasons)?.(view, move) ?? [];
      this.#doubted = undefined;
      this.#suggested = { move, reasons, at: snapshot };
      if (!this.#ifCurrent(this.#suggested)) return;
      // Otherwise the panel would go on offering places for another piece.
      this.#options.input()?.pickUp(ui.touches(move, view));
      this.#context.announcer.say(this.#suggestion(session, move, reasons).join(' '));
    } catch (error) {
      // A runner that was closed meanwhile rejects: nobody waits for its suggestion any more.
      if (this.#runner === runner) throw error;
    } finally {
      this.#draw(() => (this.#isThinking = false));
    }
    await this.#host.updateComplete;
    this.#box?.scrollIntoView({ block: 'nearest' });
    // The answer comes before the button that asked for it: from the answer, the next Tab reaches “Play it”, which stands
    // before the reasons with their rules. A reader who has gone elsewhere meanwhile stays there.
    if (this.#focused?.matches('[data-do=suggest]')) this.#goToBox({ preventScroll: true });
  }
  #suggestion({ ui, view }: Session, move: Move, reasons: readonly Reason[]): string[] {
    const text = this.#context.text;
    return [
      text('help.suggested', { move: ui.describeMove(move, view, text) }),
      ...reasons.slice(0, MOST).map((reason) => this.#say('reason', reason)),
    ];
  }
  #say(kind: 'reason' | 'doubt', reason: Reason): string {
    return formatReason(kind, reason, this.#context.session!, this.#context.text);
  }
  #draw(change: () => unknown): void {
    change();
    this.#host.requestUpdate();
  }

  /** Stops a move of the reader that the coach doubts, until the reader confirms it. */
  onMove(event: CustomEvent<{ readonly move: Move }>): void {
    const session = this.#context.session;
    const { move } = event.detail;
    if (!this.#controller.isCoached || !session?.isOpen || !this.#coach?.asks(session.view) || this.#confirmed === move)
      return;
    // If the game hides something, the event has a copy of the move. The coach needs the original from the view.
    const meant = session.view.moves.find((each) => JSON.stringify(each) === JSON.stringify(move));
    const reason = meant && this.#coach.doubt(session.view, meant);
    if (!reason || this.#confirmed === meant) return;
    event.preventDefault();
    this.#draw(() => (this.#doubted = { move: meant, reasons: [reason], at: session.playthrough.snapshot }));
    this.#context.announcer.say(this.#say('doubt', reason));
    void this.#host.updateComplete.then(() => this.#goToBox());
  }
  get #box(): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>('.help[tabindex]');
  }
  get #focused(): HTMLElement | null {
    return (this.#host.renderRoot as ShadowRoot).activeElement as HTMLElement | null;
  }
  #goToBox(options?: FocusOptions): void {
    this.#from = this.#focused;
    this.#box?.focus(options);
  }
  /** Closes the answer: a reader who was in it goes back to where they were. */
  readonly #close = (): void => {
    if (this.#box?.contains(this.#focused)) this.#from?.focus({ preventScroll: true });
    this.#draw(() => (this.#ifCurrent(this.#doubted) ? (this.#doubted = undefined) : (this.#suggested = undefined)));
  };
  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.#close();
  };
  #play(move: Move): void {
    const session = this.#context.session!;
    this.#confirmed = move;
    session.play(move);
    this.#confirmed = undefined;
    this.#draw(() => (this.#doubted = this.#suggested = undefined));
  }

  /** The note below the controls; `undefined` if there is nothing to say. */
  note(session: Session): TemplateResult | undefined {
    const text = this.#context.text;
    const button = (key: string, act: () => void, primary = false) =>
      html`<button data-do=${key} class=${primary ? 'primary' : ''} @click=${act}>${text(`help.${key}`)}</button>`;
    const rules = (reasons: readonly Reason[]) =>
      reasons.flatMap(({ rule }) => (rule === undefined ? [] : [html` ${inBrackets(rule)}`]));
    const group = (kind: string, label: string, content: TemplateResult) =>
      html`<div class="help ${kind}" role="group" tabindex="-1" aria-label=${text(label)} @keydown=${this.#onKey}>
        ${content}
      </div>`;
    if (this.#isPointing)
      return html`<div class="help" tabindex="-1">
        <p>${text(howToPoint())}</p>
        <div class="row">${button('done', () => this.#point(false))}</div>
      </div>`;
    const doubted = this.#ifCurrent(this.#doubted);
    if (doubted) {
      const [reason] = doubted.reasons;
      return group(
        'doubt',
        'help.coach',
        html`<p>${this.#say('doubt', reason!)}${rules(doubted.reasons)}</p>
          <div class="row">
            ${button('back', this.#close, true)} ${button('sure', () => this.#play(doubted.move))}
          </div>`,
      );
    }
    if (this.#isThinking) return html`<div class="help"><p>${text('help.thinking')}</p></div>`;
    const suggested = this.#ifCurrent(this.#suggested);
    if (suggested) {
      const [what, ...why] = this.#suggestion(session, suggested.move, suggested.reasons);
      return group(
        'suggestion',
        'help.title',
        html`<p><strong>${what}</strong></p>
          <div class="row">
            ${button('play', () => this.#play(suggested.move), true)}
            <button data-do="close-suggestion" @click=${this.#close}>${text('ui.close')}</button>
          </div>
          ${why.map((sentence, i) => html`<p>${sentence}${rules(suggested.reasons.slice(i, i + 1))}</p>`)}`,
      );
    }
    return undefined;
  }
  /** The coach's advice for this phase; `undefined` if there is none. */
  word(session: Session): TemplateResult | undefined {
    const text = this.#context.text;
    const word = this.#controller.isCoached && session.isOpen ? this.#word(session) : undefined;
    return word === undefined
      ? undefined
      : html`<div class="coach" role="note" aria-label=${text('help.coach')}>
          <p>${text(word)}</p>
          <button
            type="button"
            class="dismiss"
            data-do="close-coach"
            aria-label=${text('ui.close')}
            @click=${() => this.#draw(() => this.#putAway(session, word))}
          >
            ✕
          </button>
        </div>`;
  }
  #switch(coach: 'on' | 'off'): void {
    changeSettings({ coach });
    this.#host.requestUpdate();
  }
  #putAway({ hotSeat: { viewer }, playthrough }: Session, word: string): void {
    if (this.#closed?.playthrough !== playthrough) this.#closed = { playthrough, heard: new Set() };
    this.#closed.heard.add(`${viewer} ${word}`);
  }
  /**
   * The catalogue key of the coach's advice for this phase. Only for the viewer's first decision in this phase (times with
   * a forced move do not count), and until the reader closes it: after that, the line tells what their moves brought.
   */
  #word({ hotSeat: { viewer }, view, playthrough, isLive, decisions }: Session): string | undefined {
    if (!this.#coach) return undefined;
    const { words } = this.#coach;
    const { phase, prompt, moves } = view;
    const { text } = this.#context;
    // Where one move is left, the question does not leave anything to decide either.
    if (decisions.forced || (moves.length === 1 && text.has(`prompt.${prompt.code}.only`))) return undefined;
    const key = words ? words[phase] : `coach.${text.has(`coach.${prompt.code}`) ? prompt.code : phase}`;
    if (key === undefined || !isLive || !view.toAct.includes(viewer as number)) return undefined;
    if (this.#closed?.playthrough === playthrough && this.#closed.heard.has(`${viewer} ${key}`)) return undefined;
    const { plies, cursor } = playthrough;
    const wasHere = (n: number) =>
      plies[n]!.move?.seat === viewer &&
      phaseOf(plies[n - 1]!.frames.at(-1)!.value) === phase &&
      decisions.isDecision(n);
    for (let n = 1; n <= cursor; n++) if (wasHere(n)) return undefined;
    return key;
  }

  async openMenu(): Promise<void> {
    const session = this.#context.session!;
    const { ui, view } = session;
    const text = this.#context.text;
    const root = this.#host.renderRoot as ShadowRoot;
    const [first] = (await ui.lessons?.()) ?? [];
    const { lang } = text;
    await openDialog(root, { styles: menuStyles, lang }, (dialog) => {
      dialog.className = 'help-choices';
      dialog.setAttribute('aria-labelledby', 'help-title');
      // Only one dialog can be open: the choice is carried out when this one is closed.
      const choice = (key: string, act: () => unknown) =>
        html`<button
          data-do=${key}
          @click=${() => {
            dialog.addEventListener('close', () => void act(), { once: true });
            dialog.close();
          }}
        >
          ${text(`help.${key}`)}
        </button>`;
      const learn = (lesson: string) => () =>
        showLesson({ root, game: ui.game.id, lesson, title: text('help.first'), words: this.#context.words, text });
      const isCoached = this.#controller.isCoached;
      render(
        html`<h2 id="help-title">${text('help.title')}</h2>
          ${text.has('game.goal') ? html`<p>${text('game.goal')}</p>` : nothing}
          <div class="choices">
            ${first ? choice('first', learn(first.id)) : nothing}
            ${ui.rulebook ? choice('rules', () => this.#options.rules.open({ phase: view.phase })) : nothing}
            ${choice('what', () => this.#point(true))}
            ${
              this.#coach && !this.#options.isOff()
                ? choice(isCoached ? 'without' : 'with', () => this.#switch(isCoached ? 'off' : 'on'))
                : nothing
            }
          </div>
          <div class="row">
            <button class="primary" data-do="close" @click=${() => dialog.close()}>${text('ui.close')}</button>
          </div>`,
        dialog,
      );
    });
  }
  /** Switches a mode in which pointing at the board explains a place instead of making a move. */
  #point(isOn: boolean): void {
    this.#draw(() => (this.#isPointing = isOn));
    const stop = () => this.#draw(() => (this.#isPointing = false));
    this.#controller
      .tips()
      .then((tips) => tips.explainAll(isOn, stop))
      .catch((error: unknown) => {
        stop();
        reportFailedLoad(this.#host, 'help', error, () => this.#point(isOn));
      });
    if (!isOn) return;
    this.#context.announcer.say(this.#context.text(howToPoint()));
    void this.#host.updateComplete.then(() => this.#box?.focus());
  }
}
