/** The whole display of a chart, and the reader's unsaved state in it (selection, search, open parts). */
import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import type { AnyActorRef } from 'xstate';
import type { Text } from '../../i18n/text.js';
import type { Format } from '../../inspector/exports/index.js';
import type { ActorSystem } from '../../inspector/actor-system.js';
import type { Diagram } from '../../inspector/diagram.js';
import type { Move } from '../../kernel/game.js';
import { copyToClipboard } from '../ui/clipboard.js';
import { tryLoad } from '../ui/failed-loads.js';
import { messageOf, translate } from '../ui/fault.js';
import { LazyPart } from '../ui/lazy-part.js';
import { movesLabel, type MoveListState } from '../panel/moves.js';
import type { Session } from '../session/session.js';
import { detailsPanel, offered } from './details-panel.js';
import type { ActorWatch } from './actor-watch.js';
import { BandPlayer } from './band.js';
import { BandMarks } from './band-marks.js';
import { exportPanel, save, write, type Writing } from './export-panel.js';
import { GameChart, moverOf } from './game-chart.js';
import { allEvents, eventLog, type EventLogState } from './event-log.js';
import { adoptGameStyles, boardThumbnail } from './thumbnail.js';
import { endOf, pastNote, currentState } from './current-state.js';
import { OutwardPanel } from './outward-panel.js';
import { ChartPicture, type Shared } from './picture.js';
import { PreviewedMoves } from './previewed-moves.js';
import { actorRow, GameRows, tableOf } from './rows.js';
import { eventFrom, nothingSent, sendPanel, type SendState } from './send.js';
import { itemName, whereabouts, type MovePreview, type LiveChart } from './live-chart.js';
import { dataTree } from './data-tree.js';
import type { SystemPanel } from './system-panel.js';
import { Tree } from './tree.js';
import { PathFinder } from './path-finder.js';

/** Counter for id prefixes: two charts on a page must not share ids in their drawings. */
let panels = 0;
/** Maximum number of moves whose outcome is previewed at once. */
const MANY = 16;

export interface ChartPanelProps {
  readonly chart: LiveChart;
  /** The game's session; `undefined` for an actor. */
  readonly session: Session | undefined;
  /** The actor; `undefined` for a game. */
  readonly watch: ActorWatch | undefined;
  /** The system of the actor; `undefined` for a game. */
  readonly system: ActorSystem | undefined;
  /** Shows the chart of another actor of the system. */
  readonly open: (actor: AnyActorRef) => void;
  readonly text: Text;
  /** Whether the game belongs to another element, which shows its moves and its timeline itself. */
  readonly isJoined: boolean;
  readonly isLesson: boolean;
  /** Roots in which hovering or focusing a move previews it. */
  readonly roots: readonly ShadowRoot[];
  readonly undo: 'fair' | 'free' | null;
  /** Address of the author's own external inspector. */
  readonly url: string | null;
  readonly selected: string | undefined;
  readonly select: (id: string) => void;
  readonly play: (move: Move) => void;
}

export class ChartPanel {
  readonly tree: Tree;
  readonly #host: LitElement;
  readonly #say: (message: string) => void;
  readonly #prefix = `ph${++panels}-`;
  readonly #picture: ChartPicture;
  readonly #pointed: PreviewedMoves;
  readonly #pathFinder: PathFinder;
  readonly #outward: OutwardPanel;
  readonly #system: LazyPart<SystemPanel>;
  readonly #rows = new GameRows();
  readonly #bandPlayer: BandPlayer;
  readonly #marks = new BandMarks();
  #followed: Session | ActorWatch | undefined;
  readonly #open = new Map<string, number>();
  /** Whether each foldable part is open, where the reader toggled it. */
  readonly #folds = new Map<string, boolean>();
  #list: MoveListState = { selected: undefined, filter: '' };
  #eventLog: EventLogState = allEvents;
  #sending: SendState = nothingSent;
  #fault: string | undefined;
  #entered = false;
  #preview: { readonly for: readonly unknown[]; readonly preview: MovePreview | undefined } | undefined;

  /** `say` announces the result of an action to screen readers. */
  constructor(host: LitElement, say: (message: string) => void) {
    this.#host = host;
    this.#say = say;
    this.tree = new Tree(host);
    this.#picture = new ChartPicture(host, this.#prefix, (id) => this.tree.reveal(id));
    this.#pointed = new PreviewedMoves(host);
    this.#pathFinder = new PathFinder(host);
    this.#outward = new OutwardPanel(host, say);
    this.#system = new LazyPart(host, 'system', async () => {
      const panel = await import('./system-panel.js');
      return new panel.SystemPanel(host);
    });
    this.#bandPlayer = new BandPlayer(host);
  }

  /** Ends a search and a playback of another game or actor than the one shown; both arguments are `undefined` if none is. */
  follow(session: Session | undefined, watch: ActorWatch | undefined): void {
    this.#pathFinder.follow(session);
    const shown = session ?? watch;
    if (shown !== this.#followed) this.#bandPlayer.stop();
    this.#followed = shown;
  }
  render(props: ChartPanelProps): TemplateResult {
    const { chart, session, text } = props;
    this.#pointed.follow(session, props.roots);
    this.#outward.follow(props);
    const preview = this.#ahead(props);
    const center = props.selected ?? innermost(chart);
    const picture = this.#picture.of(chart, session?.ui, center);
    const isWithout = this.#picture.isWide && !picture;
    const shared = { chart, text, preview, selected: props.selected, select: props.select };
    const isEntering = this.#isEntering(props, isWithout);
    const foot = isEntering ? nothing : html`<div class="foot">${pastNote(props)} ${this.#band(props)}</div>`;
    // Under the picture the timeline covers nothing of what explains it; without one, it is the foot of the tree.
    const { isWide } = this.#picture;
    return html`<div class="lead">
        ${currentState(props)} ${this.#picture.render(picture, shared, innermost(chart))} ${isWide ? foot : nothing}
      </div>
      ${isEntering ? nothing : html`${this.#columns(props, picture, shared)} ${this.#actors(props)}`}
      ${isWide ? nothing : foot}`;
  }
  /**
   * Whether the columns must wait: a game's picture and the status of its transitions arrive shortly after the first
   * render and would shift everything below.
   */
  #isEntering({ chart }: ChartPanelProps, isWithout: boolean): boolean {
    if (!(chart instanceof GameChart)) return false;
    this.#entered ||= chart.isKnown && !(isWithout && this.#picture.isComing);
    return !this.#entered;
  }
  #columns(props: ChartPanelProps, picture: Diagram | undefined, shared: Shared): TemplateResult {
    const { session, watch, text } = props;
    const chart = props.chart instanceof GameChart ? props.chart.withStatus : props.chart;
    return html`<div class="columns">
      <div class="column">
        ${this.#about({ ...props, chart })} ${session ? this.#moves(props, session) : this.#send(props)}
      </div>
      ${this.#words(props, this.tree.render({ ...shared, chart }))}
      <div class="column">
        ${this.#details('history', text('phases.history'), () => this.#happened(props))}
        ${this.#details('table', text(session ? 'phases.table' : 'phases.context'), () => this.#table(props))}
        ${picture ? this.#exports({ machine: session?.ui.game.machine ?? watch?.actor, chart, picture, title: title(props) }, text) : nothing}
        ${this.#details('outward', text('phases.outward'), () => this.#outward.render(props))}
      </div>
    </div>`;
  }

  /** The tree: closed beside the picture, which tells the same; its content is there even so, for the browser's search. */
  #words({ session, text }: ChartPanelProps, tree: TemplateResult): TemplateResult {
    return this.#details(
      session ? 'words steady' : 'words',
      text('phases.tree'),
      () => tree,
      !this.#picture.isWide,
      true,
    );
  }
  /** The other actors of an actor's system, and their messages. */
  #actors({ system, watch, text, open }: ChartPanelProps): TemplateResult | typeof nothing {
    if (!system) return nothing;
    return this.#details('system', text('phases.system'), () => {
      if (!this.#system.value) void this.#system.load();
      return this.#system.value?.render({ system, shown: watch!.actor, text, open }) ?? nothing;
    });
  }

  /** Where the moves under the pointer or the focus would lead. */
  #ahead({ chart }: ChartPanelProps): MovePreview | undefined {
    const { moves } = this.#pointed;
    if (!(chart instanceof GameChart) || moves.length === 0) return undefined;
    const { session } = chart;
    const known = [session.playback.shown, session.hotSeat.viewer, ...moves];
    if (known.length !== this.#preview?.for.length || known.some((value, i) => value !== this.#preview!.for[i])) {
      this.#preview = { for: known, preview: chart.preview(moves.slice(0, MANY)) };
    }
    return this.#preview.preview;
  }

  // The band.

  /** The band: all moves of a game, or all events observed of an actor. */
  #band({ chart, session, watch, text }: ChartPanelProps): TemplateResult | typeof nothing {
    const says = whereabouts(chart, text);
    if (session) {
      const { cursor } = session.playthrough;
      const marks = this.#marks.ofGame(session, chart);
      const movers = Array.from({ length: session.view.players }, (_, seat) => {
        const mover = moverOf(session, seat, text);
        return mover ? [{ ...mover, name: text(`seat:${seat}`) }] : [];
      }).flat();
      const look = (n: number) => session.look(n);
      return this.#bandPlayer.render({ ...marks, of: 'game', movers, cursor, says, text, look });
    }
    const { happenings, at } = watch!;
    if (happenings.length === 0) return nothing;
    const cursor = at === undefined ? happenings.length : at + 1;
    const look = (n: number) => this.#lookBack(watch!, n - 1);
    const marks = this.#marks.ofActor(watch!, chart);
    return this.#bandPlayer.render({ ...marks, of: 'actor', movers: [], cursor, says, text, look });
  }
  /** An actor cannot go back; only its display does. */
  #lookBack(watch: ActorWatch, at: number): void {
    watch.at = at < watch.happenings.length - 1 ? at : undefined;
    this.#host.requestUpdate();
  }

  // The selected state or transition, and the moves.

  #about(props: ChartPanelProps): TemplateResult | typeof nothing {
    const { chart, session, text, selected, select, play } = props;
    // Without the picture the tree is open, and says the same of the current state.
    if (selected === undefined && !this.#picture.isWide) return nothing;
    return detailsPanel({
      chart,
      session,
      text,
      select,
      play,
      isChosen: selected !== undefined,
      id: selected ?? innermost(chart),
      pathFinder: this.#pathFinder,
      go: (goal) => void tryLoad(this.#host, 'path', () => this.#go(goal, props)),
      list: this.#list,
      change: this.#changeList,
    });
  }
  readonly #changeList = (list: Partial<MoveListState>): void => {
    this.#list = { ...this.#list, ...list };
    this.#host.requestUpdate();
  };
  async #go(goal: string, props: ChartPanelProps): Promise<void> {
    const { session, chart, text, isLesson, isJoined, undo } = props;
    if (!session) return;
    const name = itemName(chart, goal);
    this.#say(text('phases.going', { name }));
    const isFair = isJoined && !isLesson && (undo ?? session.hotSeat.undoMode) === 'fair';
    const answer = await this.#pathFinder.to(session, goal, isFair);
    if (!answer) return;
    const { key, params } = answer;
    this.#say(text(key, { ...params, name }));
    if (key === 'phases.there') this.#host.renderRoot.querySelector('.picture')?.scrollIntoView({ block: 'nearest' });
  }
  /** All moves that are legal now. */
  #moves({ text, play, isLesson, isJoined }: ChartPanelProps, session: Session): TemplateResult | typeof nothing {
    const moves = session.isOpen ? session.view.moves : [];
    if (isLesson || moves.length === 0) return nothing;
    const make = (move: Move) => {
      this.#list = { selected: undefined, filter: '' };
      play(move);
    };
    return this.#details(
      'list',
      movesLabel(session.ui, moves, text),
      () => offered(session, moves, text, this.#list, this.#changeList, make),
      !isJoined,
    );
  }

  // An actor given by the page.

  #send({ chart, watch, text }: ChartPanelProps): TemplateResult | typeof nothing {
    if (!watch) return nothing;
    const change = (state: Partial<SendState>) => {
      this.#sending = { ...this.#sending, ...state };
      this.#host.requestUpdate();
    };
    const send = (): string => {
      const event = eventFrom(this.#sending);
      if (watch.isOver) return text('phases.stopped');
      const sent = watch.send(event);
      if (sent.kind === 'failed') return endOf(watch, text);
      const guards = sent.kind === 'refused' ? new Intl.ListFormat(text.lang).format(sent.guards) : '';
      return text(`phases.sent.${sent.kind}`, { event: event.type, guards });
    };
    const tell = (said: string) => {
      change({ said });
      this.#say(said);
    };
    const sendAndTell = () => {
      try {
        tell(send());
      } catch (error) {
        void translate(error, text.lang).then(() =>
          tell(text('phases.notSent', { message: messageOf(error, text.lang) })),
        );
      }
    };
    return sendPanel(chart.graph, this.#sending, text, { change, send: sendAndTell });
  }

  // History, table and files. The content of each is computed only while it is open, or if it is kept.

  #details(name: string, summary: string, inside: () => unknown, isFirstOpen = false, isKept = false): TemplateResult {
    const isOpen = this.#folds.get(name) ?? isFirstOpen;
    const toggle = (event: Event) => {
      const { open } = event.currentTarget as HTMLDetailsElement;
      if (open === isOpen) return;
      this.#folds.set(name, open);
      this.#host.requestUpdate();
    };
    return html`<details class=${name} .open=${isOpen} @toggle=${toggle}>
      <summary>${summary}</summary>
      ${isOpen || isKept ? html`<div>${inside()}</div>` : nothing}
    </details>`;
  }
  #happened({ chart, session, watch, text }: ChartPanelProps): TemplateResult {
    const change = (state: Partial<EventLogState>) => {
      this.#eventLog = { ...this.#eventLog, ...state };
      this.#host.requestUpdate();
    };
    const shared = { text, state: this.#eventLog, change };
    if (!session) {
      return eventLog({
        ...shared,
        keys: { show: 'phases.actor.show', changes: 'phases.actor.changes' },
        count: watch!.happenings.length,
        row: (i) => actorRow(watch!, chart, i, text),
        at: watch!.at ?? watch!.happenings.length - 1,
        seats: [],
        look: (i) => this.#lookBack(watch!, i),
      });
    }
    const { playthrough, ui } = session;
    return eventLog({
      ...shared,
      keys: { show: 'phases.show', changes: 'phases.changes' },
      count: playthrough.plies.length,
      row: (n) => this.#rows.of(session, chart, text, n),
      at: playthrough.cursor,
      seats: ui.game.seats.slice(0, session.view.players).map((_, seat) => seat),
      look: (n, frame) => session.look(n, frame),
      thumbnail: (n) => {
        adoptGameStyles(
          this.#host.renderRoot as ShadowRoot,
          ui,
          (this.#host.constructor as typeof LitElement).elementStyles,
        );
        return boardThumbnail(session, n, text, `${this.#prefix}m-`);
      },
    });
  }
  #table({ session, watch, text }: ChartPanelProps): TemplateResult {
    const show = (path: string, entries: number) => {
      if (entries > 0) this.#open.set(path, entries);
      else this.#open.delete(path);
      this.#host.requestUpdate();
    };
    const data = session ? tableOf(session) : watch!.context;
    const seat = session?.hotSeat.viewer;
    const seen = seat === 'spectator' ? text('phases.seenByAll') : text('phases.seenBy', { seat: seat ?? '' });
    return html`${session ? html`<p class="quiet">${seen}</p>` : nothing}
    ${dataTree({ ...data, text, open: this.#open, show })}`;
  }
  #exports(writing: Writing, text: Text): TemplateResult {
    const tell = (fault: string | undefined) => {
      this.#fault = fault;
      if (fault !== undefined) this.#say(fault);
      this.#host.requestUpdate();
    };
    const failed = (error: unknown) => void translate(error, text.lang).then(() => tell(messageOf(error, text.lang)));
    return exportPanel(
      text,
      {
        save: (format: Format) => void save(format, writing).then(() => tell(undefined), failed),
        copy: (format: Format) =>
          void write(format, writing)
            .then(({ text: made }) => copyToClipboard(made))
            .then((isCopied) => {
              tell(undefined);
              this.#say(text(isCopied ? 'phases.copied' : 'phases.notCopied'));
            })
            .catch(failed),
      },
      this.#fault,
    );
  }
}

/** The innermost active state: described while the reader has selected nothing. */
const innermost = ({ active, graph }: LiveChart): string => [...active].at(-1) ?? graph.root;
const title = ({ chart, session, text }: ChartPanelProps): string => (session ? text('game.name') : chart.graph.id);
