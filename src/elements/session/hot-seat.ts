/** The people at this device: their seats and names, who of them holds the device, and how much of the game each has seen. */
import type { Move, Seat, Viewer } from '../../kernel/game.js';
import { hides } from '../../kernel/view.js';
import type { History, Ply } from '../../playthrough/history.js';
import {
  formatSeats,
  parseSeats,
  peopleIn,
  turnOf,
  viewerAmong,
  type LocalOccupant,
  type Occupant,
} from '../../playthrough/seats.js';
import type { SessionOptions } from './session-options.js';
import type { Session } from './session.js';

/** Who plays the seats, also as in the attribute `seats`. */
export type Seats = string | null | readonly Occupant[];

/** Who plays so many seats of a game of this page: an opponent has a seat that is added, or where somebody is elsewhere. */
export const localSeats = (occupants: readonly Occupant[], players = occupants.length): LocalOccupant[] =>
  Array.from({ length: players }, (_, seat) => {
    const occupant = occupants[seat] ?? 'elsewhere';
    return occupant === 'elsewhere' ? { bot: 'normal' } : occupant;
  });

/** What the element says of the people: see `SessionOptions`. */
type Given = Required<Pick<SessionOptions, 'readonly' | 'fixedViewer'>> &
  Pick<SessionOptions, 'you'> & { readonly waits: () => boolean };

export class HotSeat {
  /** Who plays each seat. */
  occupants: readonly Occupant[] = [];
  /** The names of the seats. A missing or empty name stands for the game's own word. */
  names: readonly string[] = [];
  /** The seat that holds the device; `undefined` until the first person has raised the curtain. */
  #holder: Seat | undefined;
  /** The number of moves that everybody has seen. */
  #seenByAll = 0;
  /** The number of moves that each seat has seen. */
  readonly #seen = new Map<Seat, number>();
  readonly #session: Session;
  readonly #given: Given;

  constructor(session: Session, given: Given) {
    this.#session = session;
    this.#given = given;
  }

  /** Begins with a game whose moves every seat has seen. Nobody holds the device yet. Throws `BadInput` for invalid seats. */
  begin(game: History, seats: Seats, names: readonly string[]): void {
    this.assign(seats, game);
    this.names = names;
    this.#holder = undefined;
    this.#seenByAll = game.length;
    this.#seen.clear();
  }
  /** Changes who plays the seats. Throws `BadInput`. */
  assign(seats: Seats, { snapshot } = this.#session.playthrough): void {
    const isText = seats === null || typeof seats === 'string';
    this.occupants = isText ? parseSeats(seats, this.#session.ui.game.seated(snapshot.context.table)) : seats;
  }
  /** The players of the seats, as in the attribute `seats`. */
  get seats(): string {
    return formatSeats(localSeats(this.occupants));
  }
  /** The seats of the people at this device. */
  get people(): readonly Seat[] {
    return peopleIn(this.occupants);
  }
  /** The seat that texts call `you`: none if several people are at this device, who need the names to know who is meant; in a lesson the reader's own. */
  get reader(): Seat | undefined {
    const { people } = this;
    return this.#given.you ?? (people.length === 1 && !this.#given.readonly() ? people[0] : undefined);
  }
  /** The viewer, whoever holds the device; `undefined` if that decides. */
  #viewer(toAct?: () => readonly Seat[]): Viewer | undefined {
    const { people } = this;
    const { ui, playthrough } = this.#session;
    const fixed = playthrough.knownTo ?? this.#given.fixedViewer(people);
    return viewerAmong(people, { fixed, readonly: this.#given.readonly(), hides: hides(ui.game) }, toAct);
  }
  /** Whether several people who may not see each other's hands share the device. */
  get #isShared(): boolean {
    return this.#viewer() === undefined;
  }
  /** The person who must act in the current state and does not hold the device. */
  get #asked(): Seat | undefined {
    const { playthrough, knowledge } = this.#session;
    const { toAct } = knowledge.viewOf(playthrough.end, 'spectator');
    const asked = this.people.filter((seat) => toAct.includes(seat));
    return asked.some((seat) => seat === this.#holder) ? undefined : asked[0];
  }
  /** The only move of that person, if everybody can tell that it is the only one: nobody gets the device to make it. */
  get unasked(): Move | undefined {
    const { playthrough, knowledge, decisions } = this.#session;
    const seat = this.#isShared ? this.#asked : undefined;
    const now = playthrough.end;
    const [move, ...others] = seat === undefined ? [] : knowledge.viewOf(now, seat).moves;
    return move && others.length === 0 && decisions.isPlainlyForced(move, now) ? move : undefined;
  }
  /** The person who gets the device next, to act. */
  get #next(): Seat | undefined {
    return this.unasked ? undefined : this.#asked;
  }
  /** The person for whom the curtain is down. Until `raiseCurtain` no hand is shown. */
  get curtain(): Seat | undefined {
    const { playback, playthrough } = this.#session;
    return this.#isShared && playback.isResting && playthrough.isLive ? this.#next : undefined;
  }
  /** Gives the device to the person for whom the curtain is down. Returns the moves that this person has not seen yet. */
  raiseCurtain(): readonly Ply[] {
    const { curtain } = this;
    if (curtain === undefined) return [];
    this.#holder = curtain;
    return this.#session.playthrough.plies.slice(1 + (this.#seen.get(curtain) ?? this.#seenByAll));
  }
  /** Records that the holder of the device has seen all moves, if that is the viewer. */
  see(viewer: Viewer): void {
    if (this.#holder !== undefined && viewer === this.#holder)
      this.#seen.set(this.#holder, this.#session.playthrough.length);
  }
  /**
   * The seat whose view is shown. If people share the device and hands are hidden, it is the seat that holds the device,
   * whoever acts and whichever frame is on show, and `spectator` while the curtain is down. Otherwise it is the person to
   * act, else the first person, else `spectator`.
   */
  get viewer(): Viewer {
    const { playback, knowledge } = this.#session;
    const viewer = this.#viewer(() => knowledge.viewOf(playback.shown!, 'spectator').toAct);
    if (viewer !== undefined) return viewer;
    return playback.isResting && this.#next !== undefined ? 'spectator' : (this.#holder ?? 'spectator');
  }
  /** Whether the people at a table ended the game as it stood: nobody moves until opponents play the seats of the others. */
  get isCalledOff(): boolean {
    const { playthrough } = this.#session;
    return playthrough.local !== undefined && !playthrough.isDone && this.occupants.includes('elsewhere');
  }
  /** Whether an opponent must act, and does so by itself. */
  get isBotsTurn(): boolean {
    return (
      !this.#given.readonly() && !this.#given.waits() && turnOf(this.#session.playthrough, this.occupants) !== undefined
    );
  }
  /** The number of the first move that an undo takes back; `undefined` if nothing can be taken back. */
  undoTo(mode: 'fair' | 'free' | null): number | undefined {
    const { decisions } = this.#session;
    const { local } = this.#session.playthrough;
    if (this.#given.readonly() || this.isCalledOff || !local?.isLive) return undefined;
    const by = this.#isShared ? this.viewer : undefined;
    if (by === 'spectator') return undefined;
    const isOwn = (seat: Seat) => this.occupants[seat] === 'human';
    return local.undoTo(isOwn, mode ?? this.undoMode, by, decisions.isDecision);
  }
  /** A person alone against opponents may take anything back; several people only what is fair. */
  get undoMode(): 'fair' | 'free' {
    return this.people.length > 1 ? 'fair' : 'free';
  }
}
