/**
 * One table: who sits there, what they do, and what each viewer is told of it. Knows no socket. The `Keeper` gets every
 * change before this changes. Callers see to it that it is kept before anybody is told, so that no power cut takes it back.
 */
import { deflateRawSync } from 'node:zlib';
import type { Check } from '../../src/kernel/check.js';
import { freshFrames, freshStart, type Fresh } from '../../src/kernel/fresh.js';
import {
  BadInput,
  RefusedMove,
  type AnyGame,
  type Level,
  type Move,
  type Seat,
  type Snapshot,
  type View,
  type Viewer,
} from '../../src/kernel/game.js';
import { formatMove } from '../../src/kernel/notation.js';
import { parseMove } from '../../src/kernel/transcript.js';
import { framesFor } from '../../src/playthrough/frames.js';
import { nameIn } from '../../src/playthrough/seats.js';
import { AWAY } from '../../src/playthrough/times.js';
import * as wire from '../../src/playthrough/wire.js';
import { Agreement } from './agreement.js';
import { Attendance } from './attendance.js';
import { Course } from './course.js';
import { Denied } from './denied.js';
import type { Keeper, KeptSeat, KeptTable } from './kept.js';
import { checked, filled, FREE, freeSeat, sitterOf, tableAfter, taking, viewerOf } from './sitting.js';
import { pliesFor, plyFor, type Outcome, type Telling } from './told.js';
import { agreedIn, backTo, freed, leftOf, wanted, type Moment } from './offers.js';

export class Table {
  readonly code: string;
  readonly game: AnyGame;
  readonly #keeper: Keeper;
  readonly #fresh: Fresh;
  /** As `AWAY`. */
  readonly #away: number;
  readonly #course: Course;
  #seats: readonly KeptSeat[];
  /** Whether the game is over, by its rules or because all wanted that. */
  #isOver: boolean;
  #next: string | null;
  readonly #attendance: Attendance;
  readonly #agreement: Agreement;
  readonly #days: number;
  /** How many moves later spectators see the game. */
  readonly #delay: number;
  /** When the present position came about, by the `Clock`. */
  #since: number;

  /** Continues a table where it was left. Throws `Denied` if it was begun with another version of the game. */
  constructor(game: AnyGame, kept: KeptTable, keeper: Keeper, fresh: Fresh, away = AWAY) {
    if (kept.version !== game.version)
      throw new Denied('version', { game: game.id, begun: kept.version, now: game.version });
    this.code = kept.code;
    this.game = game;
    this.#keeper = keeper;
    this.#fresh = fresh;
    this.#away = away;
    this.#isOver = kept.isOver;
    this.#next = kept.next;
    this.#attendance = new Attendance(keeper);
    this.#agreement = new Agreement(kept, keeper, this.#attendance);
    this.#days = kept.days;
    this.#delay = kept.delay;
    this.#since = kept.since;
    this.#course = new Course(game, kept);
    this.#seats = kept.seats;
    // All sit already where they play again, and where a process ended between the last player's coming and the beginning.
    if (!kept.start.draws && freeSeat(kept.seats) < 0) this.#begin(kept.seats);
  }

  /** The number of moves made. */
  get n(): number {
    return this.#course.n;
  }
  /** How often moves were taken back. */
  get epoch(): number {
    return this.#course.epoch;
  }
  /** A name of the present position, which no other of this table has. */
  get position(): string {
    return `${this.epoch}.${this.n}`;
  }
  get stage(): wire.Stage {
    return !this.#course.now ? 'waiting' : this.#isOver ? 'over' : 'running';
  }
  get seating(): wire.Seating {
    const seats = this.#seats.map((kept, seat) => sitterOf(kept, this.#attendance.isHere(seat)));
    const { offer, isRefused: refused } = this.#agreement;
    return { seats, offer, refused, next: this.#next, left: this.left, watching: this.pages('spectator') };
  }
  /** Milliseconds that remain for the move that the game waits for; `null` without a limit. */
  get left(): number | null {
    return leftOf({ days: this.#days, since: this.#since }, this.stage, this.#keeper.ran());
  }
  get lobby(): wire.Lobby {
    const { game, stage, seating } = this;
    const options = this.#course.start.options ?? {};
    return { game: game.id, version: game.version, options, stage, days: this.#days, delay: this.#delay, ...seating };
  }
  /** How many pages of this viewer are connected. */
  pages(viewer: Viewer): number {
    return this.#attendance.pages(viewer);
  }

  /** Who somebody is that joins: the seat of the token, a free seat that is taken now, or a spectator. Throws `Denied`. */
  admit(join: wire.Join): { readonly viewer: Viewer; readonly told?: Telling } {
    const { id, version: begun } = this.game;
    const { version: now = begun } = join;
    if (now !== begun) throw new Denied('rules', { game: id, begun, now });
    const known = viewerOf(join, this.#seats, this.stage);
    if (known !== undefined) {
      if (known !== 'spectator') this.#playOn(known);
      return { viewer: known };
    }
    const seat = freeSeat(this.#seats);
    this.#sit(seat, taking(join));
    return freeSeat(this.#seats) < 0 ? { viewer: seat, told: this.#begin(this.#seats) } : { viewer: seat };
  }

  /** The seat of a viewer who has one. */
  #keptOf(viewer: Viewer): KeptSeat | undefined {
    return viewer === 'spectator' ? undefined : this.#seats[viewer];
  }
  /** A person plays on where an opponent played for them. Returns whether one did. */
  #playOn(seat: Seat): boolean {
    const kept = this.#seats[seat]!;
    if (kept.bot === null || kept.gone) return false;
    this.#sit(seat, { ...kept, bot: null });
    return true;
  }
  #sit(seat: Seat, sitter: KeptSeat, isOver = false): void {
    this.#keeper.change('sit', seat, sitter, isOver);
    this.#isOver ||= isOver;
    this.#seats = this.#seats.with(seat, sitter);
  }

  /** A page of this viewer came: no opponent is to play for them any more, unless they are late with their move. */
  arrive(viewer: Viewer): void {
    if (this.#agreement.offer?.seat === viewer && !this.#late.includes(viewer)) this.#agreement.propose(null);
    this.#attendance.arrive(viewer);
    this.#agreement.attended(viewer);
  }
  /** A page of this viewer left. */
  leave(viewer: Viewer): void {
    if (this.#attendance.leave(viewer)) this.#agreement.attended(viewer);
  }

  /** What somebody is told who has just come: everything that a page needs. */
  welcome(viewer: Viewer): readonly wire.Message[] {
    const n = this.#seenBy(viewer);
    const now = n === this.n ? this.#course.now : this.#course.plies[n]!.frames.at(-1);
    return [this.#tableFor(viewer, n, now ? [now] : []), ...this.#ending()];
  }
  #tableFor(viewer: Viewer, n: number, shown: readonly Snapshot[]): wire.Message {
    return ['table', { ...this.lobby, viewer, epoch: this.epoch, n, frames: framesFor(this.game, shown, viewer) }];
  }
  /** How many moves a viewer sees. */
  #seenBy(viewer: Viewer): number {
    return viewer === 'spectator' && this.stage === 'running' ? Math.max(0, this.n - this.#delay) : this.n;
  }
  /** The moves that spectators see from now on, who saw `seen` before. */
  #newTo(seen: number): wire.Message[] {
    const span = { epoch: this.epoch, from: seen + 1, to: this.#seenBy('spectator') };
    if (span.from > span.to) return [];
    return pliesFor(this.game, this.#course.plies, span, 'spectator').map((ply) => ['ply', ply]);
  }

  /** Answers what somebody at the table asks. */
  ask<K extends wire.Asked>(type: K, viewer: Viewer, given: unknown): Outcome {
    try {
      const request = checked(wire.ASKED[type][0] as Check<wire.Request<K>>, given ?? {}, type);
      if (viewer === 'spectator' && type !== 'past') throw new Denied('spectator');
      return this.#asked[type](request, viewer as Seat);
    } catch (error) {
      if (error instanceof Denied) return { answer: { denied: error.denial } };
      if (error instanceof RefusedMove) return { answer: { refused: error.refusal } };
      if (!(error instanceof BadInput)) throw error;
      const { path, code, params } = error;
      return { answer: { bad: { path, code, params } } };
    }
  }
  readonly #asked: { readonly [K in wire.Asked]: (request: wire.Request<K>, by: Seat) => Outcome } = {
    // Sent twice, or made for another position, a move is `stale`.
    move: ({ epoch, n, move: line }, by) => {
      if (this.stage === 'waiting') throw new Denied('waiting');
      if (epoch !== this.epoch || n !== this.n) return { answer: { stale: this.n } };
      if (this.#isOver && this.#course.now!.status !== 'done') throw new Denied('over');
      const move = parseMove(this.game, line);
      if (move.seat !== by) throw new Denied('seat');
      const outcome = this.make(move);
      if (!this.#playOn(by)) return outcome;
      return { ...outcome, told: (viewer) => [...outcome.told!(viewer), ...this.#seated()] };
    },
    name: ({ name }, by) => {
      if (this.stage !== 'waiting') throw new Denied('begun');
      this.#sit(by, { ...this.#seats[by]!, name: nameIn(name) });
      return { answer: { n: 0 }, told: this.#seated };
    },
    // Opponents take the free seats.
    begin: (_none, by) => {
      if (this.stage !== 'waiting') throw new Denied('begun');
      if (by !== wire.hostOf(this.lobby.seats)) throw new Denied('host');
      return { answer: { n: 0 }, told: this.#begin(filled(this.#seats)) };
    },
    offer: ({ kind, seat }, by) => {
      if (this.#next !== null) throw new Denied('offer');
      if (kind === 'stand') return this.#stand(by);
      if (kind === 'free') return this.#stand(this.#freed(seat, by));
      if (kind === 'leave') return this.#giveUp(by);
      if (kind === 'return') {
        this.#playOn(by);
        return { answer: { n: this.n }, told: this.#seated };
      }
      const { offer: open } = this.#agreement;
      const offer = wanted({ kind, seat }, by, open, this.#moment);
      // Whether it can be is known before anybody is asked.
      if (offer?.kind === 'back' && offer.agreed.length === 1) this.#backTo(by);
      this.#agreement.propose(offer, kind === 'none' && open !== null && open.agreed[0] !== by);
      return { told: this.settle() ?? this.#seated, answer: { n: this.n } };
    },
    // The plies as this viewer may know them.
    past: ({ from, to }, viewer: Viewer) => {
      if (this.stage === 'waiting') throw new Denied('waiting');
      const last = Math.min(to, from + wire.MOST_PAST - 1, this.#seenBy(viewer));
      const plies = pliesFor(this.game, this.#course.plies, { epoch: this.epoch, from, to: last }, viewer);
      return { answer: { plies: deflateRawSync(JSON.stringify(plies)) } };
    },
  };
  #begin(seats: readonly KeptSeat[]): Telling {
    const begun = freshStart(this.game, this.#course.start, this.#fresh);
    this.#keeper.change('begin', begun.draws, seats, this.game.version);
    this.#seats = seats;
    this.#since = this.#keeper.ran();
    const now = begun.frames.at(-1)!;
    this.#course.begin(begun.draws, now);
    this.#isOver = now.status === 'done';
    return (viewer) => [this.#tableFor(viewer, 0, begun.frames), ...this.#ending()];
  }

  /** Makes a move of a person or of the server's opponent. Throws `RefusedMove`, or what the keeper throws; then nothing has changed. */
  make(move: Move): Outcome {
    const before = this.#course.now!;
    const made = freshFrames(this.game, before, move, this.#fresh);
    const next = made.frames.at(-1)!;
    const kept = { move: formatMove(this.game, move), draws: made.draws };
    this.#keeper.change('append', this.n + 1, kept, next.status === 'done');
    const seen = this.#seenBy('spectator');
    this.#isOver = next.status === 'done';
    const { offer } = this.#agreement;
    const isDropped = offer !== null && wire.passedByMove(this.#days, this.#isOver).includes(offer.kind);
    if (isDropped) this.#agreement.propose(null);
    const ply = { move, frames: made.frames };
    this.#course.append(kept, ply);
    this.#since = this.#keeper.ran();
    const { epoch, n } = this;
    const told: Telling = (viewer) => [
      ...(viewer === 'spectator' && this.#delay > 0
        ? this.#newTo(seen)
        : [['ply', plyFor(this.game, { epoch, n }, ply, viewer, before)] as const]),
      ...(isDropped ? this.#seated() : []),
      ...this.#ending(),
    ];
    return { answer: { n }, told };
  }

  /** Milliseconds until the offer is agreed on without those who are away; `Infinity` without an offer, or while somebody is there and asked. */
  get agreedIn(): number {
    const { offer } = this.#agreement;
    return offer ? agreedIn(offer, this.#moment) : Infinity;
  }
  /** Does what is offered if all agree with it, or have been away for long enough. */
  settle(): Telling | undefined {
    const { offer } = this.#agreement;
    if (!offer || this.agreedIn > 0) return undefined;
    const seen = this.#seenBy('spectator');
    if (offer.kind === 'again') this.#playAgain();
    else if (offer.kind === 'end') this.#keeper.change('end');
    else if (offer.kind === 'back') this.#takeBack(this.#backTo(offer.agreed[0]!));
    else this.#sit(offer.seat!, { ...this.#seats[offer.seat!]!, bot: 'normal' });
    this.#agreement.propose(null);
    this.#isOver ||= offer.kind === 'end';
    if (offer.kind === 'back')
      return (viewer) => [['back', { epoch: this.epoch, n: this.#seenBy(viewer) }], ...this.#seated()];
    // The end comes first: a page takes a proposal that is gone without it for one that was turned down.
    return (viewer) => [...(offer.kind === 'end' ? this.#ended(seen, viewer) : []), ...this.#seated()];
  }
  #backTo(by: Seat): number {
    return backTo(this.game, this.#course.plies, this.#seats, by);
  }
  #takeBack(n: number): void {
    this.#keeper.change('takeBack', n, this.epoch + 1);
    this.#course.takeBack(n);
    this.#since = this.#keeper.ran();
  }
  /** Somebody leaves the game for good. Nobody else can want that, so what was proposed to all is asked anew. */
  #giveUp(by: Seat): Outcome {
    if (this.stage !== 'running') throw new Denied('offer');
    const isEnd = wire.resigns(this.seating.seats, by);
    const seen = this.#seenBy('spectator');
    this.#sit(by, { ...this.#seats[by]!, bot: isEnd ? null : 'normal', gone: true }, isEnd);
    this.#agreement.propose(null);
    return { answer: { n: this.n }, told: (viewer) => [...this.#seated(), ...this.#ended(seen, viewer)] };
  }
  /**
   * Before the game begins a seat is free again, and the first who still sits there is the host. Whoever gets up as another takes the last
   * seat plays: they did not mean to lose a game.
   */
  #stand(seat: Seat): Outcome {
    if (this.stage !== 'waiting') throw new Denied('begun');
    this.#keeper.change('stand', seat, this.#seats[seat]!.key!);
    this.#seats = this.#seats.with(seat, FREE);
    return { answer: { n: 0 }, told: this.#seated };
  }
  /** The seat that the host frees, of somebody who may never come back. Throws `Denied` while they may. */
  #freed(seat: Seat | null, by: Seat): Seat {
    if (by !== wire.hostOf(this.seating.seats)) throw new Denied('host');
    return freed(seat !== null && this.#seats[seat]?.key ? seat : null, this.#moment);
  }
  /** Whether the pages of a viewer have no place here any more. */
  hasLeft(viewer: Viewer): boolean {
    const kept = this.#keptOf(viewer);
    return this.stage === 'running' ? kept?.gone === true : this.stage === 'waiting' && kept?.key === null;
  }
  #playAgain(): void {
    const now = { start: this.#course.start, seats: this.#seats, days: this.#days, delay: this.#delay };
    const next = tableAfter(this.game, now, this.#fresh(12));
    this.#keeper.change('again', next);
    this.#next = next.code;
  }
  readonly #seated = (): readonly wire.Message[] => [['seats', this.seating]];
  /** The seats for which the game waits longer than the table allows. */
  get #late(): readonly Seat[] {
    return (this.left ?? 1) > 0 ? [] : this.#course.toAct;
  }
  get #moment(): Moment {
    const sittings = this.#agreement.sittings(this.#seats, this.#late);
    return { stage: this.stage, sittings, days: this.#days, away: this.#away };
  }

  /** Frees the plies that are held for viewers who look back. */
  forget(): void {
    this.#course.forget();
  }

  /** The opponent of the server that the game waits for. */
  get opponent(): { readonly seat: Seat; readonly level: Level } | undefined {
    // The legal moves need not be known where people play alone.
    if (this.stage !== 'running' || this.#seats.every(({ bot }) => bot === null)) return undefined;
    for (const seat of this.#course.toAct) {
      const level = this.#seats[seat]?.bot;
      if (level) return { seat, level };
    }
    return undefined;
  }
  /** The hash of the token of a seat. */
  keyOf(viewer: Viewer): Uint8Array | null {
    return this.#keptOf(viewer)?.key ?? null;
  }
  /** The keys of the people whom the game waits for and who have no page here. */
  get missed(): readonly Uint8Array[] {
    const away = this.#seats.map(({ bot, key }, seat) => (bot === null && !this.#attendance.isHere(seat) ? key : null));
    // The legal moves need not be known where all are here.
    if (this.stage !== 'running' || away.every((key) => key === null)) return [];
    return this.#course.toAct.flatMap((seat) => away[seat] ?? []);
  }
  /** All that an opponent gets to see: the view of its seat. */
  view(seat: Seat): View<unknown> {
    return this.#course.view(seat);
  }

  /** The end of a game that was ended as it stands. Spectators saw `seen` moves of it. */
  #ended(seen: number, viewer: Viewer): wire.Message[] {
    return [...(viewer === 'spectator' ? this.#newTo(seen) : []), ...this.#ending()];
  }
  #ending(): wire.Message[] {
    if (this.stage !== 'over') return [];
    return [['over', { record: this.#course.record }]];
  }
}
