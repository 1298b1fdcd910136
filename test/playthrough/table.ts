/** The server's side of a table for tests, in memory: it holds the real game, and sends each viewer only its own views. */
import { RefusedMove, type Game, type Viewer } from '../../src/kernel/game.js';
import { formatMove, type GameRecord } from '../../src/kernel/notation.js';
import { parseMove } from '../../src/kernel/transcript.js';
import { redacted } from '../../src/kernel/view.js';
import { framesFor } from '../../src/playthrough/frames.js';
import { Playthrough } from '../../src/playthrough/playthrough.js';
import { RemotePlaythrough, type Channel } from '../../src/playthrough/remote.js';
import { ASKED, TOLD, type Answer, type Request, type PlyMessage } from '../../src/playthrough/wire.js';

/** What is left of a value on its way through the wire. */
const sent = <A>(value: A): A => JSON.parse(JSON.stringify(value)) as A;

export class TestTable {
  readonly truth: Playthrough;
  epoch = 0;
  /** Every page at the table, told of each move in this order. */
  readonly pages: RemotePlaythrough[] = [];

  constructor(game: Game, record: GameRecord) {
    this.truth = new Playthrough(game, record);
  }
  ply(n: number, viewer: Viewer): PlyMessage {
    const { game, plies } = this.truth;
    const { move, frames } = plies[n]!;
    return sent({
      epoch: this.epoch,
      n,
      move: move ? formatMove(game, redacted(game, move, viewer)) : '',
      frames: framesFor(game, frames, viewer, plies[n - 1]?.frames.at(-1)),
    });
  }
  /** Makes a move, as the server answers it. */
  answer(viewer: Viewer, request: Request<'move'>): Answer {
    const { epoch, n, move: line } = ASKED.move[0](sent(request), 'move');
    if (epoch !== this.epoch || n !== this.truth.length) return { stale: this.truth.length };
    const move = parseMove(this.truth.game, line);
    if (move.seat !== viewer) return { denied: { code: 'seat', params: {} } };
    try {
      this.truth.play(move);
    } catch (error) {
      if (!(error instanceof RefusedMove)) throw error;
      return { refused: error.refusal };
    }
    this.tell();
    return { n: this.truth.length };
  }
  /** Takes back all moves after the first `n`. `pages` hear of it. */
  takeBack(n: number, pages: readonly RemotePlaythrough[] = this.pages): void {
    this.truth.undo(n);
    this.epoch++;
    for (const page of pages) page.takeBack({ epoch: this.epoch, n });
  }
  /** Sends every page the plies that it has not got. */
  tell(): void {
    for (const page of this.pages)
      for (let n = page.length + 1; n <= this.truth.length; n++)
        page.arrive(TOLD.ply(this.ply(n, page.knownTo), 'ply'));
  }
  /** Seats a page. `channel` replaces the way to the server. */
  join(viewer: Viewer, channel: Partial<Channel> = {}): RemotePlaythrough {
    const plies = Array.from({ length: this.truth.length + 1 }, (_, n) => TOLD.ply(this.ply(n, viewer), 'ply'));
    const page = new RemotePlaythrough(this.truth.game, viewer, plies, {
      move: (request) => Promise.resolve(ASKED.move[1](sent(this.answer(viewer, request)), 'answer')),
      ready: () => Promise.resolve(this.tell()),
      ...channel,
    });
    this.pages.push(page);
    return page;
  }
}
