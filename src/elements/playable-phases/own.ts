/**
 * A game that the element runs itself, where it goes with no other: everybody who sits there is a person. Where hands are
 * hidden they are nobody's, unless a seat is named: a picture of the phases is no table around which a device is passed.
 */
import type { ReactiveControllerHost } from 'lit';
import { hides } from '../../kernel/view.js';
import type { GameUi } from '../../game-ui/game-ui.js';
import { Autosave } from '../parts/autosave.js';
import { Session } from '../parts/session.js';
import type { SessionEvents } from '../parts/session-options.js';
import { cursorFrom, recordFrom, type StartAttributes } from '../../playthrough/attributes.js';
import { viewerOf } from '../../playthrough/seats.js';

export interface OwnAttributes extends StartAttributes {
  readonly link: string | null;
  readonly at: string | number | null;
  readonly seat: string | null;
}

/** The game that these attributes name, at the move that they name. Throws `BadInput` naming the attribute. */
export async function ownSession(
  host: ReactiveControllerHost & HTMLElement,
  given: { ui: GameUi; keeper: Autosave; events: SessionEvents },
  attributes: OwnAttributes,
): Promise<Session> {
  const { game } = given.ui;
  const { link, seat } = attributes;
  const linked = link === null ? undefined : (await import('../../kernel/permalink.js')).parseState(game, link);
  const record = recordFrom(game, attributes, linked);
  const { start, moves } = record;
  const players = 'position' in start ? game.seated(start.position.table as never) : start.players;
  const anybody = hides(game) ? 'spectator' : undefined;
  const viewer = seat === null ? anybody : viewerOf(game, seat, players);
  const at = cursorFrom(attributes.at, moves.length);
  // All that may be wrong has been looked at: a session that is thrown away would stay with its host.
  const people = Array.from({ length: players }, () => 'human').join(' ');
  const session = new Session(host, { ...given, readonly: () => false, looksOn: () => viewer }, record, people);
  session.look(at);
  return session;
}
