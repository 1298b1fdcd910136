/** A game's chart at the frame shown, limited to what the viewer may know. */
import type { Text } from '../../i18n/text.js';
import { activeStates, graphOf } from '../../inspector/graph.js';
import { traceOf } from '../../inspector/microsteps.js';
import {
  preview as previewOf,
  chartStatus,
  type ChartStatus,
  type TransitionStatus,
} from '../../inspector/transition-status.js';
import { catalogueWords } from '../../inspector/words.js';
import { formatRefusal } from '../../game-ui/sentences.js';
import type { Move, Snapshot, Viewer } from '../../kernel/game.js';
import { memoized } from '../../kernel/memoized.js';
import type { Session } from '../session/session.js';
import type { Mark, Mover, MovePreview, LiveChart, Taken } from './live-chart.js';
import { TransitionCounts } from './transition-counts.js';

interface KnownStatus {
  readonly status: ChartStatus | undefined;
  /** The last chart with known statuses, for the same session and viewer. */
  readonly withStatus: GameChart | undefined;
}

export class GameChart implements LiveChart {
  readonly graph;
  readonly words;
  readonly active;
  readonly isOver;
  readonly taken;
  readonly counts;
  readonly session: Session;
  /**
   * The chart whose statuses can be shown: this one, or the previous one until the statuses are computed. Text that
   * vanished and returned one task later would shift everything below it.
   */
  readonly withStatus: GameChart;
  readonly #text: Text;
  readonly #status: ChartStatus | undefined;

  constructor(
    session: Session,
    text: Text,
    { taken, counts, status, withStatus }: Pick<LiveChart, 'taken' | 'counts'> & KnownStatus,
  ) {
    this.withStatus = status ? this : (withStatus ?? this);
    this.session = session;
    this.#text = text;
    this.#status = status;
    this.taken = taken;
    this.counts = counts;
    this.graph = graphOf(session.ui.game.machine);
    this.words = catalogueWords(this.graph, [(key) => (text.has(key) ? text(key) : undefined)]);
    this.active = new Set(activeStates(this.graph, session.playback.shown!.value));
    this.isOver = session.playback.shown!.status === 'done';
  }

  /** Whether the status of the transitions is computed. */
  get isKnown(): boolean {
    return this.#status !== undefined;
  }
  /** The moves that take a transition; empty unless it is open. */
  movesOf(id: string): readonly Move[] {
    const status = this.#status?.transitions.get(id);
    return status?.status === 'open' ? status.moves : [];
  }
  mark(id: string): Mark {
    const status = this.#status?.transitions.get(id);
    if (!status) return { kind: 'away', says: '' };
    // Right after a move, its own transition reads "taken" rather than "refused".
    if (status.status !== 'open' && this.taken.ids.includes(id))
      return { kind: 'away', says: this.#text('phases.isTaken') };
    return this.#say(status);
  }
  #say(status: TransitionStatus): Mark {
    const text = this.#text;
    switch (status.status) {
      case 'open': {
        const { moves, chance } = status;
        const says = [text(chance ? 'phases.isChance' : 'phases.isOpen', { count: moves.length })];
        const seats = [...new Set(moves.map(({ seat }) => seat))];
        const isOthers = seats.every((seat) => this.session.hotSeat.occupants[seat] !== 'human');
        if (isOthers) says.push(text('phases.isTheirs', { seat: seats }));
        return { kind: 'open', says: says.reduce((first, next) => text('phases.and', { first, next })) };
      }
      case 'refused': {
        const { refusal, count, of } = status;
        const says = text('phases.isRefused', { reason: formatRefusal(refusal, this.session, text) });
        return {
          kind: 'refused',
          says: count === of ? says : `${says} ${text('phases.commonest', { count, of })}`,
        };
      }
      case 'hidden':
        return { kind: 'depends', says: text('phases.isHidden') };
      case 'waits':
        return { kind: 'waits', says: text('phases.isWaiting') };
      case 'idle':
        return { kind: 'away', says: text('phases.isIdle') };
      case 'away':
        return { kind: 'away', says: text('phases.isAway') };
    }
  }
  /** The combined outcome of these moves. */
  preview(moves: readonly Move[]): MovePreview {
    const { ui, playback } = this.session;
    const all = moves.map((move) => previewOf(ui.game, playback.shown!, move, this.session.hotSeat.viewer));
    return {
      states: new Set(all.flatMap(({ states }) => states)),
      rests: new Set(all.flatMap(({ rests }) => rests)),
      transitions: new Set(all.flatMap(({ transitions }) => transitions)),
      chance: all.some(({ chance }) => chance),
      sure: all.every(({ sure, rests }) => sure && rests.join() === all[0]!.rests.join()),
    };
  }
}

/** Letter and colours of a seat; `undefined` if the game defines no colours. */
export function moverOf({ ui }: Session, seat: number, text: Text): Mover | undefined {
  const colours = ui.seatColours?.[seat];
  const letter = `letter:${seat}`;
  return colours && { letter: text.has(letter) ? text(letter) : '', colours };
}

/** Statuses by frame and viewer, shared: several elements may show the same game. */
const statuses = memoized((_: Snapshot) => new Map<Viewer, ChartStatus>());

/** Follows a session from frame to frame. */
export class GameWatch {
  #seen: Snapshot | undefined;
  #taken: Taken = { ids: [], seen: false };
  /** The last chart with known statuses, and its viewer. */
  #known: { readonly by: GameChart; readonly to: Viewer } | undefined;
  #due: { readonly frame: Snapshot; readonly viewer: Viewer } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #onChange: () => void;
  readonly #counts: TransitionCounts;

  /** `onChange` is called when statuses or counts have been computed. */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
    this.#counts = new TransitionCounts(onChange);
  }
  stop(): void {
    this.#counts.stop();
    this.#rest();
  }
  #rest(): void {
    clearTimeout(this.#timer);
    this.#due = undefined;
  }

  /** The chart at the frame shown. */
  look(session: Session, text: Text): GameChart {
    const { playback } = session;
    const { viewer } = session.hotSeat;
    const frame = playback.shown!;
    if (frame !== this.#seen) this.#taken = this.#takenTo(session, frame, text);
    this.#seen = frame;
    const status = statuses(frame).get(viewer);
    if (!status) this.#workOut(session, frame, viewer);
    const isSame = this.#known?.by.session === session && this.#known.to === viewer;
    const withStatus = isSame ? this.#known!.by : undefined;
    const counts = this.#counts.of(session.playthrough);
    const chart = new GameChart(session, text, { taken: this.#taken, counts, status, withStatus });
    if (status) this.#known = { by: chart, to: viewer };
    return chart;
  }
  /** Computes the statuses in a separate task, so that the game never waits for them. */
  #workOut({ ui }: Session, frame: Snapshot, viewer: Viewer): void {
    if (this.#due?.frame === frame && this.#due.viewer === viewer) return;
    this.#rest();
    this.#due = { frame, viewer };
    this.#timer = setTimeout(() => {
      this.#due = undefined;
      const known = statuses(frame);
      if (!known.has(viewer)) known.set(viewer, chartStatus(ui.game, frame, viewer));
      this.#onChange();
    });
  }
  #takenTo(session: Session, frame: Snapshot, text: Text): Taken {
    const { playthrough } = session;
    const to = playthrough.plyOf(frame);
    if (to.n < 0) return { ids: [], seen: false };
    const from = this.#seen && playthrough.plyOf(this.#seen);
    const isNext = this.#seen !== undefined && this.#seen === playthrough.plies[to.n - 1]?.frames.at(-1);
    const seen = isNext || (from !== undefined && from.n === to.n && from.frame < to.frame);
    const first = isNext ? 0 : seen ? from!.frame + 1 : to.frame;
    const microsteps = traceOf(playthrough, to.n).slice(first, to.frame + 1);
    const move = playthrough.plies[to.n]!.move;
    const mover = move && moverOf(session, move.seat, text);
    return {
      ...{
        ids: microsteps.flatMap(({ transition }) => transition ?? []),
        seen,
        time: session.playback.durationOf(frame),
      },
      ...(mover && { mover }),
    };
  }
}
