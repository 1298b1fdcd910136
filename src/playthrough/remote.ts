/**
 * A game whose truth a server holds: it is told to this page ply by ply, as one viewer may know it.
 *
 * From each view a whole snapshot is imagined that agrees with it, so everything that reads a game works as it does on a game
 * of this page: views, legal moves, refusals, log. Nothing is shown before the server has said it, and only the server says
 * what comes of a move, since an imagined table deals other cards.
 */
import { badInput } from '../kernel/bad-input.js';
import type { Game, Move, Viewer } from '../kernel/game.js';
import { legalMoves } from '../kernel/legal.js';
import { formatMove } from '../kernel/notation.js';
import { parseRedacted } from '../kernel/transcript.js';
import { framesIn, snapshotsOf } from './frames.js';
import { History, type Ply } from './history.js';
import type { Answer, Body, Frame, Request, PlyMessage } from './wire.js';

/** The way to the server. */
export interface Channel {
  /** Sends a move. Rejects when the connection ends before the answer is there, and with a `RemoteFault` for an answer that nobody here understands. */
  move(request: Request<'move'>): Promise<Answer>;
  /** Resolves once the connection is there and every ply up to now has arrived. Rejects when it will not come back. */
  ready(): Promise<unknown>;
}

export class RemotePlaythrough extends History {
  readonly knownTo: Viewer;
  readonly local = undefined;
  readonly remote = this;
  readonly #channel: Channel;
  /** How often moves were taken back. */
  #epoch: number;
  /** The last frame of each ply, which the next ply changes. */
  #known: Frame[];

  /** `plies` are the start and the moves made so far, in order. Throws `BadInput` for a ply that is malformed or missing. */
  constructor(game: Game, viewer: Viewer, plies: readonly PlyMessage[], channel: Channel) {
    const { epoch, known, made } = readPlies(game, viewer, plies);
    super(game, made);
    this.#epoch = epoch;
    this.#known = known;
    this.knownTo = viewer;
    this.#channel = channel;
  }
  get epoch(): number {
    return this.#epoch;
  }

  /**
   * Takes the next ply. Returns whether it was the next: one that was there before is ignored, and one that comes too early
   * must come again after those before it. Throws `BadInput` for a malformed ply.
   */
  arrive(message: PlyMessage): boolean {
    if (message.epoch !== this.#epoch || message.n !== this.length + 1) return false;
    const { frame, ply } = readPly(this.game, this.knownTo, message, this.#known.at(-1));
    this.#known.push(frame);
    this.add(ply, false);
    return true;
  }
  /** The moves after the first `n` were taken back. Returns whether this is the next epoch of a game whose moves up to there are known. */
  takeBack({ epoch, n }: Body<'back'>): boolean {
    if (epoch !== this.#epoch + 1 || n > this.length) return false;
    this.#epoch = epoch;
    this.#known.length = n + 1;
    this.cut(n, 'undo');
    return true;
  }
  /** Takes all plies anew, where it is not known what of those here was taken back. Throws as the constructor does. */
  renew(plies: readonly PlyMessage[]): void {
    const { epoch, known, made } = readPlies(this.game, this.knownTo, plies);
    this.#epoch = epoch;
    this.#known = known;
    this.replace(made, 'undo');
  }

  /**
   * Sends a move for the position at the end, and resolves to the server's answer. The move is never made twice: it names the
   * number of moves before it. It is sent again after a broken connection, unless it turns out to have arrived, and when
   * somebody else was faster while this seat is still asked the same; but not once moves were taken back.
   */
  async send(move: Move): Promise<Answer> {
    const text = formatMove(this.game, move);
    const asked = this.#question();
    const { epoch } = this;
    for (;;) {
      const n = this.length;
      try {
        const answer = await this.#channel.move({ epoch, n, move: text });
        // A server with fewer moves than were told here goes on from a backup: this page has to come to the table anew.
        if (!('stale' in answer) || answer.stale < n) return answer;
        if (answer.stale > this.length) await this.#channel.ready();
      } catch (error) {
        // The answer would be the same again.
        if ((error as Error).name === 'RemoteFault') throw error;
        await this.#channel.ready();
      }
      if (this.epoch !== epoch) return { stale: this.length };
      // The number may be another's: then our move has not arrived.
      const own = this.plies.findIndex(({ move: made }, i) => i > n && made && formatMove(this.game, made) === text);
      if (own > n) return { n: own };
      if (this.#question() !== asked) return { stale: this.length };
    }
  }
  /** What this seat is asked at the end of the game. */
  #question(): string {
    const moves = legalMoves(this.game, this.end).filter(({ seat }) => seat === this.knownTo);
    return [JSON.stringify(this.end.value), ...moves.map((move) => formatMove(this.game, move))].join('\n');
  }
}

/** All plies of one epoch, from the start on. */
function readPlies(game: Game, viewer: Viewer, plies: readonly PlyMessage[]) {
  const epoch = plies[0]?.epoch ?? 0;
  const known: Frame[] = [];
  const made = plies.map((message, n) => {
    if (message.n !== n || message.epoch !== epoch) throw badInput('plies', message.n, 'one', { values: String(n) });
    const { frame, ply } = readPly(game, viewer, message, known.at(-1));
    known.push(frame);
    return ply;
  });
  return { epoch, known, made };
}
function readPly(
  game: Game,
  viewer: Viewer,
  { n, move, frames: told }: PlyMessage,
  before: Frame | undefined,
): { readonly frame: Frame; readonly ply: Ply } {
  const frames = framesIn(told, before);
  // Fields that this viewer may not know are missing in the move, as in `redacted`.
  const made = n === 0 ? undefined : (parseRedacted(game, move) as Move);
  return { frame: frames.at(-1)!, ply: { move: made, frames: snapshotsOf(game, frames, viewer) } };
}
