/** What the viewer at this device may know of a game: views of its frames, facts of its moves. */
import type { Fact, Move, RedactedMove, Snapshot, View, Viewer } from '../../kernel/game.js';
import { memoized } from '../../kernel/memoized.js';
import { factsOf, redacted, viewFor } from '../../kernel/view.js';
import type { GameUi } from '../../game-ui/game-ui.js';
import type { Ply } from '../../playthrough/history.js';

export class Knowledge {
  /** The viewer when the playback last came to rest. The next events are for this viewer only. */
  recipient: Viewer = 'spectator';
  readonly #ui: GameUi;
  readonly #viewer: () => Viewer;
  readonly #views = memoized((_: Snapshot) => new Map<Viewer, View>());

  constructor(ui: GameUi, viewer: () => Viewer) {
    this.#ui = ui;
    this.#viewer = viewer;
  }
  /** What a viewer, by default the current one, may know of a frame. */
  viewOf(frame: Snapshot, viewer = this.#viewer()): View {
    const known = this.#views(frame);
    if (!known.has(viewer)) known.set(viewer, viewFor(this.#ui.game, frame, viewer));
    return known.get(viewer)!;
  }
  /** The facts of a move that the viewer may know, by frame. */
  factsByFrame({ frames }: Ply): readonly (readonly Fact[])[] {
    return factsOf(this.#ui.game, frames, this.#viewer());
  }
  /** The facts of a move that the viewer may know. */
  readonly factsOf = (ply: Ply): readonly Fact[] => this.factsByFrame(ply).flat();
  /** The facts worth a sentence: those that the game selects, perhaps none; all if it does not implement `storyFacts`. */
  factsToTell(facts: readonly Fact[], view: View): readonly Fact[] {
    return this.#ui.storyFacts?.(facts, view) ?? facts;
  }
  /** The facts of a frame that the recipient may know, without those that the frame `before` has reported. */
  newFacts(frame: Snapshot, before: Snapshot | undefined): readonly Fact[] {
    return factsOf(this.#ui.game, [frame], this.recipient, before).flat();
  }
  /** A move without the data that the recipient may not know. */
  redact(move: Move): RedactedMove {
    return redacted(this.#ui.game, move, this.recipient);
  }
}
