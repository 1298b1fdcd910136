/**
 * What a first board shows of what is told of a game: the line that belongs to the board, and the log, closed. What stands
 * behind it is fetched when the board is drawn.
 */
import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Catalogue, Text } from '../../i18n/text.js';
import type { Fact } from '../../kernel/game.js';
import { isLoaded } from '../../kernel/deferred.js';
import { Door } from '../parts/door.js';
import type { Lit } from '../parts/scene.js';
import type { Session } from '../parts/session.js';
import type { Story } from './story.js';
import { paceButtons } from './pace-buttons.js';
import { storyLine } from './story-line.js';
import { happening } from './watching.js';

/** What telling needs of the element it belongs to. */
export interface Told {
  readonly session: () => Session | undefined;
  readonly text: () => Text;
  readonly sentence: (fact: Fact) => string;
  readonly learnLater: (words: (lang: string) => Promise<Catalogue>) => Promise<void>;
  readonly say: (message: string) => void;
  /** Whether the board is only looked at. */
  readonly isPicture: () => boolean;
}
export type StoryHost = ReactiveControllerHost & HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };

export class StoryDoor {
  readonly #of: Told;
  readonly #door: Door<Story>;

  constructor(host: StoryHost, of: Told) {
    this.#of = of;
    this.#door = new Door(host, 'story', async () => {
      const { Story } = await import('./story.js');
      return new Story(host, of, this.look);
    });
  }
  get isHere(): boolean {
    return this.#door.isHere;
  }
  /** Fetches what stands behind it; resolves when that is here, or cannot be had. */
  open(): Promise<void> {
    return this.#door.open();
  }

  /** What belongs to the board: the line above it, in whose place a coach's word may stand, and what is marked on it. */
  of(
    session: Session,
    isWhole: boolean,
    word?: TemplateResult,
  ): { readonly line: TemplateResult | undefined; readonly marks: Lit } {
    return { line: this.#line(session, isWhole, word), marks: this.#door.fetched?.marks(session) ?? {} };
  }
  /** The line above a board that is played on. */
  #line(session: Session, isWhole: boolean, word?: TemplateResult): TemplateResult | undefined {
    if (this.#of.isPicture()) return undefined;
    const others = word ? nothing : this.#door.fetched?.othersDoor(session);
    const buttons = isWhole ? html`${others ?? nothing} ${paceButtons(session, this.#of.text())}` : undefined;
    return storyLine(session, this.#of.sentence, buttons, word);
  }
  /** What is going on while nobody is asked; on a first board nothing has happened yet. */
  happening(session: Session): TemplateResult | typeof nothing {
    return this.#of.isPicture() || !isLoaded(session.ui.game.id) ? nothing : happening(session, this.#of.sentence);
  }
  history(session: Session): TemplateResult {
    const story = this.#door.fetched;
    return html`<details
      class="history"
      .open=${story?.isOpen ?? false}
      @toggle=${story?.onToggle ?? nothing}
      @scroll=${story?.onScroll ?? nothing}
    >
      <summary>${this.#of.text()('ui.log')}</summary>
      ${story?.log(session) ?? nothing}
    </details>`;
  }
  notes(session: Session): TemplateResult | typeof nothing {
    return this.#door.fetched?.notes(session) ?? nothing;
  }
  /** Shows the game after `n` moves, or a frame of the last of them, or where it goes on. The reader asked for it: it is said. */
  readonly look = (n?: number, frame?: number): void => {
    const session = this.#of.session()!;
    if (n === undefined) session.goLive();
    else session.look(n, frame);
    const { cursor, length, steps } = session.playthrough;
    const step = steps[cursor]!;
    const facts = frame === undefined ? session.factsOf(step) : session.factsByFrame(step)[frame]!;
    const what = facts.map(this.#of.sentence).join(' ');
    // Of some moves a reader may know nothing.
    this.#of.say(this.#of.text()(what === '' ? 'ui.past' : 'ui.looked', { at: cursor, count: length, what }));
  };
}
