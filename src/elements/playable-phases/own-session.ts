/**
 * The game that the element runs itself when it has no `for`: all seats are human. In a game with hidden hands the viewer
 * is a spectator unless `seat` names a seat: the chart is not a table at which a device is passed around.
 */
import type { LitElement } from 'lit';
import { playersOf } from '../../kernel/start.js';
import { hides } from '../../kernel/view.js';
import type { GameUi } from '../../game-ui/game-ui.js';
import { Session } from '../session/session.js';
import type { SessionEvents } from '../session/session-options.js';
import { cursorFrom, linkedRecord, recordFrom, type StartAttributes } from '../../playthrough/attributes.js';
import { viewerOf } from '../../playthrough/seats.js';

export interface OwnAttributes extends StartAttributes {
  readonly link: string | null;
  readonly at: string | number | null;
  readonly seat: string | null;
}

/** The session for these attributes, at the move given by `at`. Throws `BadInput` that names the attribute. */
export async function ownSession(
  host: LitElement,
  given: { ui: GameUi; events: SessionEvents },
  attributes: OwnAttributes,
): Promise<Session> {
  const { game } = given.ui;
  const { link, seat } = attributes;
  const record = recordFrom(game, attributes, await linkedRecord(game, link));
  const players = playersOf(game, record.start);
  const anybody = hides(game) ? 'spectator' : undefined;
  const viewer = seat === null ? anybody : viewerOf(game, seat, players);
  const at = cursorFrom(attributes.at, record.moves.length);
  // All input is validated by now: a session that is discarded after an error would stay registered with its host.
  const people = 'human '.repeat(players);
  const session = new Session(host, { ...given, readonly: () => false, fixedViewer: () => viewer }, record, people);
  session.look(at);
  return session;
}
