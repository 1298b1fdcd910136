/**
 * A game whose truth a server holds: it is told to this page ply by ply, as one viewer may know it.
 *
 * From each view a whole snapshot is imagined that agrees with it, so everything that reads a game works as it does on a game
 * of this page: views, legal moves, refusals, log. Nothing is shown before the server has said it, and only the server says
 * what comes of a move, since an imagined table deals other cards.
 */
import { badInput } from '../kernel/bad-input.js';
import type { Game, Move, Table, Viewer } from '../kernel/game.js';
import { legalMoves } from '../kernel/legal.js';
import { formatMove } from '../kernel/notation.js';
import { parseRedacted } from '../kernel/transcript.js';
import { framesIn, snapshotsOf } from './frames.js';
import { History, type Step } from './history.js';
import type { Answer, Frame, Request, StepMessage } from './wire.js';

/** The way to the server. */
export interface Channel {
  /** Sends a move. Rejects when the connection ends before the answer is there. */
  move(request: Request<'move'>): Promise<Answer>;
  /** Resolves once the connection is there and every step up to now has arrived. Rejects when it will not come back. */
  ready(): Promise<unknown>;
}

export class RemotePlaythrough<T extends Table = Table, M extends Move = Move, V = unknown> extends History<T, M, V> {
  readonly knownTo: Viewer;
  readonly local = undefined;
  readonly #channel: Channel;
  /** The frame at the end, which the next ply changes. */
  #known: Frame;

  /** `plies` are the start and the moves made so far, in order. Throws `BadInput` for a ply that is malformed or missing. */
  constructor(game: Game<T, M, V>, viewer: Viewer, [start, ...moves]: readonly PlyMessage[], channel: Channel) {
    if (start?.n !== 0) throw badInput('plies', start?.n, 'one', { values: '0' });
    const frames = framesIn(start.frames);
    super(game, [plyOf(game, viewer, start, frames)]);
    this.#known = frames.at(-1)!;
    this.knownTo = viewer;
    this.#channel = channel;
    moves.forEach((ply) => this.arrive(ply));
  }

  /**
   * Takes the next ply. Returns whether it was the next: one that was there before is ignored, and one that comes too early
   * must come again after those before it. Throws `BadInput` for a malformed ply.
   */
  arrive(message: PlyMessage): boolean {
    if (message.n !== this.length + 1) return false;
    const frames = framesIn(message.frames, this.#known);
    const ply = plyOf(this.game, this.knownTo, message, frames);
    this.#known = frames.at(-1)!;
    this.add(ply, false);
    return true;
  }

  /**
   * Sends a move for the position at the end, and resolves to the server's answer. The move is never made twice: it names the
   * number of moves before it. It is sent again after a broken connection, unless it turns out to have arrived, and when
   * somebody else was faster while this seat is still asked the same.
   */
  async send(move: M): Promise<Answer> {
    const text = formatMove(this.game, move);
    const asked = this.#question();
    for (;;) {
      const n = this.length;
      try {
        const answer = await this.#channel.move({ n, move: text });
        if (!('stale' in answer)) return answer;
        if (answer.stale > this.length) await this.#channel.ready();
      } catch {
        await this.#channel.ready();
      }
      // The number may be another's: then our move has not arrived.
      const own = this.plies.findIndex(({ move: made }, i) => i > n && made && formatMove(this.game, made) === text);
      if (own > n) return { n: own };
      if (this.#question() !== asked) return { stale: this.length };
    }
  }
  /** What this seat is asked at the end of the game. */
  #question(): string {
    const moves = legalMoves(this.game, this.at(this.length)).filter(({ seat }) => seat === this.knownTo);
    return [JSON.stringify(this.at(this.length).value), ...moves.map((move) => formatMove(this.game, move))].join('\n');
  }
}

function plyOf<T extends Table, M extends Move, V>(
  game: Game<T, M, V>,
  viewer: Viewer,
  { n, move }: PlyMessage,
  frames: readonly Frame[],
): Ply<T, M> {
  // Fields that this viewer may not know are missing in the move, as in `redacted`.
  return { move: n === 0 ? undefined : (parseRedacted(game, move) as M), frames: snapshotsOf(game, frames, viewer) };
}
