/** All that is shown of a chart, and what a reader has half done in it. */
import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import type { Format } from '../../inspector/exports/index.js';
import type { Diagram } from '../../inspector/diagram.js';
import { brief, safeCopy } from '../../inspector/safe-copy.js';
import type { Move } from '../../kernel/game.js';
import { curtainRow } from '../parts/curtain.js';
import { copyToClipboard } from '../parts/clipboard.js';
import type { MoveListState } from '../parts/move-list.js';
import { Breakpoints } from '../parts/breakpoints.js';
import { promptOf } from '../parts/prompt.js';
import { past } from '../parts/now.js';
import { Viewport, zoomButtons } from '../parts/viewport.js';
import type { Session } from '../parts/session.js';
import { about, offered } from './about.js';
import type { ActorWatch } from './actor-subject.js';
import { chart } from './chart.js';
import { exportPanel, save, write, type Writing } from './export-panel.js';
import { GameSubject } from './game-subject.js';
import { history, noHistory, type HistoryState } from './history.js';
import { OutwardPanel } from './outward-panel.js';
import { Diagrams } from './diagrams.js';
import { Pointed } from './pointed.js';
import { actorRow, GameRows, tableOf } from './rows.js';
import { eventFrom, nothingSent, sendPanel, type SendState } from './send.js';
import { nameOf, whereabouts, type Outlook, type Subject } from './subject.js';
import { table } from './table.js';
import { Tree } from './tree.js';
import { PathFinder } from './path-finder.js';

/** Two pictures on a page must not share the ids of their drawings. */
let boards = 0;
/** Of how many moves at once it is worked out where they would lead. */
const MANY = 16;

export interface ChartPanelParts {
  readonly subject: Subject;
  /** The game, if it is one. */
  readonly session: Session | undefined;
  /** The actor, if it is one. */
  readonly watch: ActorWatch | undefined;
  readonly text: Text;
  /** Whether the game is another element's, which shows its moves and its time line itself. */
  readonly isJoined: boolean;
  readonly isLesson: boolean;
  /** Where moves may be pointed at. */
  readonly roots: readonly ShadowRoot[];
  readonly undo: 'fair' | 'free' | null;
  /** The address of an outside inspector of the author's own. */
  readonly url: string | null;
  readonly selected: string | undefined;
  readonly select: (id: string) => void;
  readonly play: (move: Move) => void;
}

/** What picture and tree have in common. */
type Shared = Omit<Parameters<typeof chart>[0], 'picture' | 'seen' | 'prefix'>;
type Host = ReactiveControllerHost & HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };

/** From how many pixels on a picture has one column, two, three; below, it would be too small to read. */
const COLUMNS = [480, 740, 1140];

export class ChartPanel {
  readonly tree: Tree;
  readonly #host: Host;
  readonly #say: (message: string) => void;
  readonly #prefix = `ph${++boards}-`;
  readonly #viewport: Viewport;
  readonly #room: Breakpoints;
  readonly #pictures: Diagrams;
  readonly #pointed: Pointed;
  readonly #trip: PathFinder;
  readonly #outward: OutwardPanel;
  readonly #rows = new GameRows();
  readonly #open = new Map<string, number>();
  /** The folded parts that the reader opened or closed. */
  readonly #folds = new Map<string, boolean>();
  #list: MoveListState = { selected: undefined, filter: '' };
  #history: HistoryState = noHistory;
  #sending: SendState = nothingSent;
  #outlook: { readonly for: readonly unknown[]; readonly outlook: Outlook | undefined } | undefined;

  /** `say` tells a reader who does not see it what came of something they did. */
  constructor(host: Host, say: (message: string) => void) {
    this.#host = host;
    this.#say = say;
    this.tree = new Tree(host);
    this.#viewport = new Viewport(host);
    this.#room = new Breakpoints(host, () => COLUMNS, 2);
    this.#pictures = new Diagrams(host);
    this.#pointed = new Pointed(host);
    this.#trip = new PathFinder(host);
    this.#outward = new OutwardPanel(host, say);
  }

  render(parts: ChartPanelParts): TemplateResult {
    const { subject, session, watch, text } = parts;
    this.#pointed.follow(session, parts.roots);
    this.#outward.follow(parts);
    const outlook = this.#ahead(parts);
    const columns = this.#room.step;
    const center = parts.selected ?? innermost(subject);
    const picture = this.#pictures.of(subject.graph, Math.max(1, columns), subject.words, session?.ui, center);
    const shared = { subject, text, outlook, selected: parts.selected, select: parts.select };
    return html`${this.#now(parts)} ${columns > 0 ? this.#shown(picture, shared) : nothing}
      <div class="columns">
        <div class="column">${this.#about(parts)} ${session ? this.#moves(parts, session) : this.#send(parts)}</div>
        <section class="panel words" aria-label=${text('phases.tree')}>
          <p class="title">${text('phases.tree')}</p>
          ${this.tree.render(shared)}
        </section>
        <div class="column">
          ${this.#details('history', text('phases.history'), () => this.#happened(parts))}
          ${this.#details('table', text(session ? 'phases.table' : 'phases.context'), () => this.#table(parts))}
          ${picture ? this.#exports({ machine: session?.ui.game.machine ?? watch?.actor, subject, picture, title: title(parts) }, text) : nothing}
          ${this.#details('outward', text('phases.outward'), () => this.#outward.render(parts))}
        </div>
      </div>`;
  }

  /** Where the moves would lead that the reader looks at. */
  #ahead({ subject }: ChartPanelParts): Outlook | undefined {
    const { moves } = this.#pointed;
    if (!(subject instanceof GameSubject) || moves.length === 0) return undefined;
    const { session } = subject;
    const known = [session.playback.shown, session.viewer, ...moves];
    if (known.length !== this.#outlook?.for.length || known.some((value, i) => value !== this.#outlook!.for[i])) {
      this.#outlook = { for: known, outlook: subject.outlook(moves.slice(0, MANY)) };
    }
    return this.#outlook.outlook;
  }

  // Where it is.

  #now({ subject, session, text, isJoined, isLesson, watch }: ChartPanelParts): TemplateResult {
    return html`<section class="now" part="now" tabindex="-1" aria-label=${whereabouts(subject, text)}>
      <p class="phase">${whereabouts(subject, text)}</p>
      ${session ? html`<p class="prompt">${promptOf({ session, text, readonly: true })}</p>` : nothing}
      ${session && !isJoined ? curtainRow(session, text) : nothing}
      ${watch && subject.isOver ? html`<p class="note">${endOf(watch, text)}</p>` : nothing}
      ${session ? html`${past({ text, session, readonly: isLesson })} ${this.#timeLine(session, text)}` : nothing}
    </section>`;
  }
  #timeLine(session: Session, text: Text): TemplateResult {
    const { cursor, length } = session.playthrough;
    const step = (key: string, n: number, glyph: string) =>
      html`<button
        aria-label=${text(key)}
        aria-disabled=${n === cursor ? 'true' : 'false'}
        @click=${() => session.look(n)}
      >
        ${glyph}
      </button>`;
    return html`<div class="row time" role="group" aria-label=${text('ui.timeline')}>
      ${step('ui.first', 0, '«')} ${step('ui.back', Math.max(0, cursor - 1), '‹')}
      ${step('ui.forward', Math.min(length, cursor + 1), '›')} ${step('ui.last', length, '»')}
      <span class="quiet">${text('phases.at', { at: cursor, count: length })}</span>
    </div>`;
  }

  // The picture.

  #shown(picture: Diagram | undefined, shared: Shared): unknown {
    const { graph } = shared.subject;
    if (!picture) return html`<p class="quiet">${shared.text('phases.drawing')}</p>`;
    if (!this.#pictures.isPart(graph)) return this.#picture(picture, shared);
    const count = graph.states.length;
    return html`${this.#picture(picture, shared)}
      <p class="row">
        <span class="quiet">${shared.text('phases.part')}</span>
        <button data-do="whole" @click=${() => this.#pictures.showWhole(graph)}>
          ${shared.text('phases.whole', { count })}
        </button>
      </p>`;
  }
  #picture(picture: Diagram, shared: Shared): TemplateResult {
    const { text } = shared;
    const view = this.#viewport;
    view.show(picture);
    const select = (id: string) => {
      if (view.wasDragged) return;
      shared.select(id);
      this.tree.reveal(id);
    };
    return html`<div class="picture" part="picture">
      <div
        class=${view.isWhole ? 'view' : 'view zoomed'}
        role="group"
        tabindex="0"
        aria-label=${text('phases.picture')}
        aria-describedby="keys"
        @keydown=${view.key}
        @pointerdown=${view.pointerdown}
        @pointermove=${view.pointermove}
        @pointerup=${view.pointerup}
        @pointercancel=${view.pointerup}
        @pointerleave=${view.pointerup}
      >
        ${chart({ ...shared, select, picture, seen: view.seen, prefix: this.#prefix })}
      </div>
      ${zoomButtons(view, text, text('phases.picture'))}
      <p class="visually-hidden" id="keys">${text('phases.keys')}</p>
    </div>`;
  }

  // What is chosen, and the moves.

  #about(parts: ChartPanelParts): TemplateResult {
    const { subject, session, text, selected, select, play } = parts;
    return about({
      ...{ subject, session, text, select, play },
      id: selected ?? innermost(subject),
      trip: this.#trip,
      go: (goal) => void this.#go(goal, parts),
      list: this.#list,
      change: this.#changeList,
    });
  }
  readonly #changeList = (list: Partial<MoveListState>): void => {
    this.#list = { ...this.#list, ...list };
    this.#host.requestUpdate();
  };
  async #go(goal: string, { session, subject, text, isLesson, isJoined, undo }: ChartPanelParts): Promise<void> {
    if (!session) return;
    const name = nameOf(subject, goal);
    this.#say(text('phases.going', { name }));
    const isFair = isJoined && !isLesson && (undo ?? session.undoMode) === 'fair';
    const { key, params } = await this.#trip.to(session, goal, isFair);
    this.#say(text(key, { ...params, name }));
  }
  /** All moves that may be made now. */
  #moves({ text, play, isLesson, isJoined }: ChartPanelParts, session: Session): TemplateResult | typeof nothing {
    const moves = session.isOpen ? session.view.moves : [];
    if (isLesson || moves.length === 0) return nothing;
    const make = (move: Move) => {
      this.#list = { selected: undefined, filter: '' };
      play(move);
    };
    return this.#details(
      'list',
      text('ui.moves', { count: moves.length }),
      () => offered(session, moves, text, this.#list, this.#changeList, make),
      !isJoined,
    );
  }

  // An actor of somebody's own.

  #send({ subject, watch, text }: ChartPanelParts): TemplateResult | typeof nothing {
    if (!watch) return nothing;
    const change = (state: Partial<SendState>) => {
      this.#sending = { ...this.#sending, ...state };
      this.#host.requestUpdate();
    };
    const send = () => {
      let said: string;
      try {
        const event = eventFrom(this.#sending);
        if (subject.isOver) said = text('phases.stopped');
        else {
          watch.actor.send(event);
          said = text('phases.sent', { event: event.type });
        }
      } catch (error) {
        said = text('phases.notSent', { message: (error as Error).message });
      }
      change({ said });
      this.#say(said);
    };
    return sendPanel(subject.graph, this.#sending, text, { change, send });
  }

  // What happened, what lies there, and files. Each is worked out only while it is open.

  #details(name: string, summary: string, inside: () => unknown, isFirstOpen = false): TemplateResult {
    const isOpen = this.#folds.get(name) ?? isFirstOpen;
    const toggle = (event: Event) => {
      const { open } = event.currentTarget as HTMLDetailsElement;
      if (open === isOpen) return;
      this.#folds.set(name, open);
      this.#host.requestUpdate();
    };
    return html`<details class=${name} .open=${isOpen} @toggle=${toggle}>
      <summary>${summary}</summary>
      ${isOpen ? html`<div>${inside()}</div>` : nothing}
    </details>`;
  }
  #happened({ subject, session, watch, text }: ChartPanelParts): TemplateResult {
    const change = (state: Partial<HistoryState>) => {
      this.#history = { ...this.#history, ...state };
      this.#host.requestUpdate();
    };
    const shared = { text, state: this.#history, change };
    if (!session) {
      return history({
        ...shared,
        count: watch!.happenings.length,
        row: (i) => actorRow(watch!, subject, i),
        at: undefined,
        seats: [],
        look: () => undefined,
      });
    }
    const { playthrough, ui } = session;
    return history({
      ...shared,
      count: playthrough.steps.length,
      row: (n) => this.#rows.of(session, subject, text, n),
      at: playthrough.cursor,
      seats: ui.game.seats.slice(0, session.view.players).map((_, seat) => seat),
      look: (n, frame) => session.look(n, frame),
    });
  }
  #table({ session, watch, text }: ChartPanelParts): TemplateResult {
    const show = (path: string, entries: number) => {
      if (entries > 0) this.#open.set(path, entries);
      else this.#open.delete(path);
      this.#host.requestUpdate();
    };
    const data = session ? tableOf(session) : watch!.context;
    const seat = session?.viewer;
    const seen = seat === 'spectator' ? text('phases.seenByAll') : text('phases.seenBy', { seat: seat ?? '' });
    return html`${session ? html`<p class="quiet">${seen}</p>` : nothing}
    ${table({ ...data, text, open: this.#open, show })}`;
  }
  #exports(writing: Writing, text: Text): TemplateResult {
    const failed = (error: unknown) => this.#say(String(error));
    return exportPanel(text, {
      save: (format: Format) => void save(format, writing).catch(failed),
      copy: (format: Format) =>
        void write(format, writing)
          .then(({ text: made }) => copyToClipboard(made))
          .then((isCopied) => this.#say(text(isCopied ? 'phases.copied' : 'phases.notCopied')))
          .catch(failed),
    });
  }
}

/** What is chosen as long as the reader chooses nothing. */
const innermost = ({ active, graph }: Subject): string => [...active].at(-1) ?? graph.root;

/** How an actor ended. */
const endOf = ({ failure }: ActorWatch, text: Text): string =>
  failure ? text('phases.failed', { message: brief(safeCopy(failure.error), 300) }) : text('phases.stopped');

const title = ({ subject, session, text }: ChartPanelParts): string => (session ? text('game.name') : subject.graph.id);
