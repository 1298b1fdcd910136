/** A game that the element runs itself, where it goes with no other: everybody who sits there is a person. */
import type { ReactiveControllerHost } from 'lit';
import { BadInput, type Viewer } from '../../kernel/game.js';
import type { GameRecord } from '../../kernel/notation.js';
import type { GameUi } from '../game-ui.js';
import { Keeper } from '../playable-game/keeper.js';
import { Session, type SessionEvents } from '../playable-game/session.js';
import { cursorFrom, recordFrom, type StartAttributes } from '../playable-game/start.js';

export interface OwnAttributes extends StartAttributes {
  readonly link: string | null;
  readonly at: string | number | null;
  readonly seat: string | null;
}

export class OwnSession extends Session {
  readonly #viewer: Viewer | undefined;

  constructor(
    host: ReactiveControllerHost & HTMLElement,
    { ui, keeper, events }: { ui: GameUi; keeper: Keeper; events: SessionEvents },
    record: GameRecord,
    viewer: Viewer | undefined,
  ) {
    const seats = Array.from({ length: ui.game.players[1] }, () => 'human');
    const players = 'players' in record.start ? record.start.players : playersOf(ui, record);
    super(host, { ui, keeper, readonly: () => false, events }, record, seats.slice(0, players).join(' '));
    this.#viewer = viewer;
  }
  override get viewer(): Viewer {
    return this.#viewer ?? super.viewer;
  }
}

const playersOf = ({ game }: GameUi, { start }: GameRecord): number =>
  'position' in start ? game.seated(start.position.table as never) : start.players;

/** The game that these attributes name, at the move that they name. Throws `BadInput` naming the attribute. */
export async function ownSession(
  host: ReactiveControllerHost & HTMLElement,
  given: { ui: GameUi; keeper: Keeper; events: SessionEvents },
  attributes: OwnAttributes,
): Promise<OwnSession> {
  const { ui } = given;
  const linked =
    attributes.link === null
      ? undefined
      : (await import('../../kernel/permalink.js')).parseLink(ui.game, attributes.link);
  const record = recordFrom(ui.game, attributes, linked);
  const session = new OwnSession(host, given, record, viewerFrom(ui, attributes.seat));
  session.look(cursorFrom(attributes.at, record.moves.length));
  return session;
}

function viewerFrom({ game }: GameUi, seat: string | null): Viewer | undefined {
  if (seat === null) return undefined;
  if (seat === 'spectator') return seat;
  if (game.seats.includes(seat)) return game.seats.indexOf(seat);
  throw new BadInput('seat', seat, `one of ${game.seats.join(', ')}, spectator`);
}
