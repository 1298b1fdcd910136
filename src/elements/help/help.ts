/** What stands behind the door to help: its menu, a suggested move, and the coach. Fetched when a reader first asks. */
import { html, nothing, render, type TemplateResult } from 'lit';
import type { Coach, GameUi } from '../../game-ui/game-ui.js';
import { botRunnerFor } from '../../game-ui/games.js';
import { helpWords } from '../../i18n/help/index.js';
import type { Catalogue } from '../../i18n/text.js';
import { phaseOf } from '../../kernel/chart.js';
import type { Move, Reason, Snapshot } from '../../kernel/game.js';
import { botSeed } from '../../opponents/opponents.js';
import type { BotRunner } from '../../opponents/runner.js';
import { openDialog } from '../parts/dialog.js';
import { showLesson } from '../parts/lesson-dialog.js';
import { inBrackets } from '../parts/rule-id.js';
import type { Session } from '../parts/session.js';
import { settle } from '../parts/settings.js';
import type { HelpDoor, HelpHost, Helped } from './door.js';
import { coachStyles, menuStyles } from './later.styles.js';

/** A move that the reader is shown or asked about, in the position for which that holds. */
interface Shown {
  readonly move: Move;
  readonly reasons: readonly Reason[];
  readonly at: Snapshot;
}
/** How many reasons are told: who reads more does not play. */
const MOST = 2;

export class Help {
  readonly #host: HelpHost;
  readonly #of: Helped;
  readonly #door: HelpDoor;
  #suggested: Shown | undefined;
  #doubted: Shown | undefined;
  #isThinking = false;
  /** Whether the reader asks what things are. */
  #isPointing = false;
  #advisor: BotRunner | undefined;
  #coach: Coach | undefined;
  #words: ((lang: string) => Promise<Catalogue>) | undefined;
  /** What the coach said that the reader has put away, by game and seat. */
  #read: { readonly playthrough: Session['playthrough']; readonly heard: Set<string> } | undefined;
  /** A move that the reader is sure of. */
  #sure: Move | undefined;

  constructor(host: HelpHost, of: Helped, door: HelpDoor) {
    this.#host = host;
    this.#of = of;
    this.#door = door;
  }
  /** Gets its words for this game, and the coach. */
  async begin(ui: GameUi): Promise<void> {
    const root = this.#host.renderRoot as ShadowRoot;
    const words = async (lang: string) => ({ ...(await helpWords(lang)), ...(await ui.helpText?.(lang)) });
    this.#words = words;
    const [, coach] = await Promise.all([this.#of.vocabulary.also(words), ui.coach?.()]);
    this.#coach = coach;
    const { adoptedStyleSheets: sheets } = root;
    const sheet = coachStyles.styleSheet!;
    if (!sheets.includes(sheet)) root.adoptedStyleSheets = [...sheets, sheet];
    await this.#host.updateComplete;
  }
  /** Gives up its words, which another game's would not come through. */
  forget(): void {
    if (this.#words) this.#of.vocabulary.forget(this.#words);
  }
  leave(): void {
    this.#advisor?.close();
    this.#advisor = undefined;
  }

  /** What holds only in the position it was made for. */
  #now(shown: Shown | undefined): Shown | undefined {
    const session = this.#of.session();
    return session?.isOpen && shown?.at === session.playthrough.snapshot ? shown : undefined;
  }
  get shown(): ReadonlySet<string> | undefined {
    const shown = this.#now(this.#doubted) ?? this.#now(this.#suggested);
    const session = this.#of.session();
    return shown && session ? new Set(session.ui.touches(shown.move, session.view)) : undefined;
  }

  /** The move that the strongest opponent would make from what this seat sees. */
  async suggest(): Promise<void> {
    const session = this.#of.session();
    if (!session?.isOpen || this.#isThinking) return;
    const { ui, view, playthrough } = session;
    const { snapshot } = playthrough;
    this.#draw(() => (this.#isThinking = true));
    try {
      this.#advisor ??= botRunnerFor(ui);
      const move = await this.#advisor.choose(ui.game.id, view, { level: 'hard', seed: botSeed(playthrough) });
      const reasons = ((await ui.reasons?.()) ?? ui.game.reasons)?.(view, move) ?? [];
      this.#doubted = undefined;
      this.#suggested = { move, reasons, at: snapshot };
      if (this.#now(this.#suggested)) this.#of.say(this.#suggestion(session, move, reasons).join(' '));
    } finally {
      this.#draw(() => (this.#isThinking = false));
    }
    await this.#host.updateComplete;
    this.#box?.scrollIntoView({ block: 'nearest' });
  }
  #suggestion({ ui, view }: Session, move: Move, reasons: readonly Reason[]): string[] {
    const text = this.#of.text();
    return [
      text('help.suggested', { move: ui.describeMove(move, view, text) }),
      ...reasons.slice(0, MOST).map((reason) => this.#say('reason', reason)),
    ];
  }
  #say(kind: 'reason' | 'doubt', { code, params }: Reason): string {
    const { ui, view } = this.#of.session()!;
    return this.#of.text()(`${kind}.${code}`, ui.factParams(params, view));
  }
  #draw(change: () => unknown): void {
    change();
    this.#host.requestUpdate();
  }

  /** Holds a move of the reader's that the coach doubts, until they say that they are sure. */
  onMove(event: CustomEvent<{ readonly move: Move }>): void {
    const session = this.#of.session();
    const { move } = event.detail;
    if (!this.#door.isCoached || !session?.isOpen || !this.#coach?.asks(session.view) || this.#sure === move) return;
    // What the event carries is a copy where a game hides something; what is doubted is the move on offer.
    const meant = session.view.moves.find((each) => JSON.stringify(each) === JSON.stringify(move));
    const reason = meant && this.#coach.doubt(session.view, meant);
    if (!reason || this.#sure === meant) return;
    event.preventDefault();
    this.#draw(() => (this.#doubted = { move: meant, reasons: [reason], at: session.playthrough.snapshot }));
    this.#of.say(this.#say('doubt', reason));
    void this.#host.updateComplete.then(() => this.#box?.focus());
  }
  get #box(): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>('.help[tabindex]');
  }
  #play(move: Move): void {
    const session = this.#of.session()!;
    this.#sure = move;
    session.play(move);
    this.#sure = undefined;
    this.#draw(() => (this.#doubted = this.#suggested = undefined));
  }

  /** What stands under the controls; `undefined` where there is nothing to say. */
  note(session: Session): TemplateResult | undefined {
    const text = this.#of.text();
    const button = (key: string, act: () => void, primary = false) =>
      html`<button data-do=${key} class=${primary ? 'primary' : ''} @click=${act}>${text(`help.${key}`)}</button>`;
    const rules = (reasons: readonly Reason[]) =>
      reasons.flatMap(({ rule }) => (rule === undefined ? [] : [html` ${inBrackets(rule)}`]));
    if (this.#isPointing)
      return html`<div class="help" tabindex="-1">
        <p>${text('help.point')}</p>
        <div class="row">${button('done', () => this.#point(false))}</div>
      </div>`;
    const doubted = this.#now(this.#doubted);
    if (doubted) {
      const [reason] = doubted.reasons;
      return html`<div class="help doubt" role="group" tabindex="-1" aria-label=${text('help.coach')}>
        <p>${this.#say('doubt', reason!)}${rules(doubted.reasons)}</p>
        <div class="row">
          ${button('back', () => this.#draw(() => (this.#doubted = undefined)), true)}
          ${button('sure', () => this.#play(doubted.move))}
        </div>
      </div>`;
    }
    if (this.#isThinking) return html`<div class="help"><p>${text('help.thinking')}</p></div>`;
    const suggested = this.#now(this.#suggested);
    if (suggested) {
      const [what, ...why] = this.#suggestion(session, suggested.move, suggested.reasons);
      return html`<div class="help suggestion" tabindex="-1">
        <p><strong>${what}</strong></p>
        ${why.map((sentence, i) => html`<p>${sentence}${rules(suggested.reasons.slice(i, i + 1))}</p>`)}
        <div class="row">
          ${button('play', () => this.#play(suggested.move), true)}
          <button data-do="close-suggestion" @click=${() => this.#draw(() => (this.#suggested = undefined))}>
            ${text('ui.close')}
          </button>
        </div>
      </div>`;
    }
    return undefined;
  }
  /** What the coach says of this phase; `undefined` where that is nothing. */
  word(session: Session): TemplateResult | undefined {
    const text = this.#of.text();
    const word = this.#door.isCoached && session.isOpen ? this.#word(session) : undefined;
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
    settle({ coach });
    this.#host.requestUpdate();
  }
  #putAway({ playthrough, viewer }: Session, word: string): void {
    if (this.#read?.playthrough !== playthrough) this.#read = { playthrough, heard: new Set() };
    this.#read.heard.add(`${viewer} ${word}`);
  }
  /**
   * The key of what the coach says of this phase, while the reader is in it for the first time and has not put it away: to
   * whoever decides now, times in which they had nothing to decide are none.
   */
  #word({ view, playthrough, viewer, isLive, decisions }: Session): string | undefined {
    const key = this.#coach?.words[view.phase];
    if (key === undefined || !isLive || !view.toAct.includes(viewer as number)) return undefined;
    if (this.#read?.playthrough === playthrough && this.#read.heard.has(`${viewer} ${key}`)) return undefined;
    const { steps, cursor } = playthrough;
    const phaseAt = (n: number) => phaseOf(steps[n]!.frames.at(-1)!.value);
    let from = cursor;
    while (from > 0 && phaseAt(from - 1) === view.phase) from--;
    const wasHere = (n: number) =>
      steps[n]!.move?.seat === viewer &&
      phaseAt(n - 1) === view.phase &&
      (!!decisions.forced || decisions.isDecision(n));
    for (let n = 1; n <= from; n++) if (wasHere(n)) return undefined;
    return key;
  }

  /** The menu of the button that is always there. */
  async openMenu(): Promise<void> {
    const session = this.#of.session()!;
    const { ui, view } = session;
    const text = this.#of.text();
    const root = this.#host.renderRoot as ShadowRoot;
    const [first] = (await ui.lessons?.()) ?? [];
    const { lang } = text;
    await openDialog(root, { styles: menuStyles, lang }, (dialog) => {
      dialog.className = 'help-choices';
      dialog.setAttribute('aria-labelledby', 'help-title');
      // One dialog at a time: what is chosen comes when this one has gone.
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
        showLesson({ root, game: ui.game.id, lesson, title: text('help.first'), words: this.#of.words(), text });
      const isCoached = this.#door.isCoached;
      render(
        html`<h2 id="help-title">${text('help.title')}</h2>
          <div class="choices">
            ${first ? choice('first', learn(first.id)) : nothing}
            ${ui.rulebook ? choice('rules', () => this.#of.rules.open({ phase: view.phase })) : nothing}
            ${choice('what', () => this.#point(true))}
            ${
              this.#coach && !this.#of.isPicture()
                ? choice(isCoached ? 'without' : 'with', () => this.#switch(isCoached ? 'off' : 'on'))
                : nothing
            }
          </div>
          <form method="dialog" class="row">
            <button class="primary" data-do="close">${text('ui.close')}</button>
          </form>`,
        dialog,
      );
      return Promise.resolve();
    });
  }
  /** Explains what is pointed at, instead of moving, until the reader has enough. */
  #point(isOn: boolean): void {
    this.#draw(() => (this.#isPointing = isOn));
    void this.#door.tips().then((tips) => tips.explainAll(isOn, () => this.#draw(() => (this.#isPointing = false))));
    if (!isOn) return;
    this.#of.say(this.#of.text()('help.point'));
    void this.#host.updateComplete.then(() => this.#box?.focus());
  }
}
