/**
 * The story as a new board shows it: the line above the board, and the closed log. `Story` is loaded once there is something
 * to tell.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { LazyPart } from '../ui/lazy-part.js';
import type { Highlights } from '../ui/highlights.js';
import type { GameContext } from '../session/game-context.js';
import type { Session } from '../session/session.js';
import type { Story } from './story.js';
import { paceButtons } from './pace-buttons.js';
import { storyLine } from './story-line.js';
import { headline, unread } from './reading-time.js';

export class StoryController {
  readonly #context: GameContext;
  readonly #story: LazyPart<Story>;
  #advising: ReturnType<typeof setTimeout> | undefined;

  constructor(context: GameContext) {
    this.#context = context;
    this.#story = new LazyPart(context.element, 'story', async () => {
      const { Story } = await import('./story.js');
      return new Story(context, this.look);
    });
  }
  /** Loads `Story`. Resolves when it is loaded or the loading has failed. */
  load(): Promise<void> {
    return this.#story.load();
  }

  /** The line above the board, which the coach's advice `word` may replace, and the marks on the board. */
  of(
    session: Session,
    word?: TemplateResult,
  ): { readonly line: TemplateResult | undefined; readonly marks: Highlights } {
    return { line: this.#line(session, word), marks: this.#story.value?.marks(session) ?? {} };
  }
  /** The line above the board; none for a board that is only for looking at, and none at the end, which the result tells. */
  #line(session: Session, advice?: TemplateResult): TemplateResult | undefined {
    if (this.#context.isPicture || session.isOver) return undefined;
    const news = headline(session, advice !== undefined);
    const word = news.length > 0 || this.#isUnread(session, advice) ? undefined : advice;
    const others = this.#story.value?.othersButton(session);
    const buttons = html`${others ?? nothing} ${paceButtons(session, this.#context.text, () => this.#skip(session))}`;
    return storyLine(session, this.#context.sentence, this.#context.text, news, buttons, word);
  }
  /** Whether advice has to wait, since what the others have just done has not had the time to be read. */
  #isUnread(session: Session, advice: TemplateResult | undefined): boolean {
    clearTimeout(this.#advising);
    const left = advice ? unread(session) : 0;
    if (left > 0) this.#advising = setTimeout(() => this.#context.element.requestUpdate(), left);
    return left > 0;
  }
  /** Brings the reader to their own move, and then tells what they have skipped. */
  #skip(session: Session): void {
    this.#story.value?.tellSkipped();
    session.skipAhead();
  }
  history(session: Session): TemplateResult {
    const story = this.#story.value;
    return html`<details
      class="history"
      aria-label=${this.#context.text('ui.log')}
      .open=${story?.isOpen ?? false}
      @toggle=${story?.onToggle ?? nothing}
      @scroll=${story?.onScroll ?? nothing}
    >
      <summary>${this.#context.text('ui.log')}</summary>
      ${story?.log(session) ?? nothing}
    </details>`;
  }
  soFar(session: Session): unknown {
    return this.#story.value?.soFar(session) ?? nothing;
  }
  notes(session: Session): TemplateResult | typeof nothing {
    return this.#story.value?.notes(session) ?? nothing;
  }
  /** Shows and announces the game after `n` moves, or a frame of the last of them; without `n`, the current state. */
  readonly look = (n?: number, frame?: number): void => {
    const session = this.#context.session!;
    if (n === undefined) session.goLive();
    else session.look(n, frame);
    const { cursor, length, plies } = session.playthrough;
    const ply = plies[cursor]!;
    const facts = frame === undefined ? session.knowledge.factsOf(ply) : session.knowledge.factsByFrame(ply)[frame]!;
    const what = facts.map(this.#context.sentence).join(' ');
    // The reader may know nothing of this move.
    this.#context.announcer.say(
      this.#context.text(what === '' ? 'ui.past' : 'ui.looked', { at: cursor, count: length, what }),
    );
  };
}
