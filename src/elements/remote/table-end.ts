/** The end of a table's game, shown as a game of this page: it can be watched again, gone on from, kept and shared. */
import { BadInput, type Snapshot } from '../../kernel/game.js';
import { parseRecord } from '../../kernel/transcript.js';
import { Playthrough } from '../../playthrough/playthrough.js';
import { seatsAround } from '../../playthrough/seats.js';
import { endIsShown } from '../session/frame-playback.js';
import type { GameContext } from '../session/game-context.js';
import type { Seats } from '../session/hot-seat.js';
import type { GameToShow, Session } from '../session/session.js';
import type { TableProps } from './table-props.js';

export class TableEnd {
  readonly #host: GameContext;
  readonly #names: () => readonly string[];
  readonly #show: (...game: GameToShow) => void;
  /** The record of the game that is over, until its end has been shown. */
  #record: string | undefined;
  /** The end that has been shown: the game, its last state, and how to show it anew. */
  shown: { readonly game: Playthrough; readonly last: Snapshot; readonly show: () => void } | undefined;

  /** `names` are those of the people at the table. `show` shows a game in place of theirs. */
  constructor(host: GameContext, names: () => readonly string[], show: (...game: GameToShow) => void) {
    this.#host = host;
    this.#names = names;
    this.#show = show;
  }

  /** Takes the record of the game that is over, as a transcript. */
  take(record: string): void {
    this.#record = record;
  }
  /** Forgets the end: the people play again. */
  forget(): void {
    this.#record = this.shown = undefined;
  }
  /** Shows the end once the last move has been played back. To be called after each update. */
  heed(session: Session): void {
    const { playthrough, playback } = session;
    const { isDone } = playthrough;
    // A game that its people ended has no end to be shown.
    const isPlayed = isDone ? endIsShown(session) : playback.isResting;
    if (this.shown && !this.isOnShow) this.#nameOpponents(session);
    if (this.#record === undefined || playthrough.local || !isPlayed) return;
    const record = this.#record;
    this.#record = undefined;
    // Who goes on from an earlier move plays with opponents.
    const others = isDone ? ({ bot: 'normal' } as const) : 'elsewhere';
    this.#showEnd(record, seatsAround(playthrough.knownTo!, this.#names().length, others));
  }
  #showEnd(record: string, seats: Seats): void {
    const { game: rules } = this.#host.session!.ui;
    try {
      const game = new Playthrough(rules, parseRecord(rules, record));
      this.shown = { game, last: game.snapshot, show: () => this.#showEnd(record, seats) };
      this.#show(game, seats, this.#names());
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      console.error(error);
    }
  }
  /** Who plays on alone does so with opponents: they must not go by the names of the people. */
  #nameOpponents({ hotSeat }: Session): void {
    const isOwn = (seat: number) => hotSeat.people.includes(seat);
    if (hotSeat.names.every((name, seat) => name === '' || isOwn(seat))) return;
    hotSeat.names = hotSeat.names.map((name, seat) => (isOwn(seat) ? name : ''));
    this.#host.element.requestUpdate();
  }

  /** Whether the end is on show. A reader who goes on from an earlier move, or with opponents, has left it. */
  get isOnShow(): boolean {
    const { playthrough, hotSeat } = this.#host.session!;
    const now = playthrough.end;
    const isSame = playthrough === this.shown?.game && now === this.shown.last;
    return isSame && (now.status === 'done' || hotSeat.isCalledOff);
  }
  /** Whether the reader has left the end, and how to show it anew; `undefined` before it is shown, and while they watch the game again. */
  get props(): TableProps['end'] {
    if (!this.shown) return undefined;
    const { isOnShow } = this;
    const { isOver, hotSeat } = this.#host.session!;
    const isLookingBack = isOnShow && !isOver && !hotSeat.isCalledOff;
    return isLookingBack ? undefined : { isLeft: !isOnShow, show: this.shown.show };
  }
}
