/** The history of a game or an actor as rows of words. Each row is made when it is first shown or searched. */
import type { Text } from '../../i18n/text.js';
import { differencesOf, type Difference } from '../../inspector/changes.js';
import { historyEntry, seenBy } from '../../inspector/history.js';
import { formatMove } from '../../kernel/notation.js';
import { formatReason } from '../../game-ui/sentences.js';
import type { Snapshot } from '../../kernel/game.js';
import type { Ply } from '../../playthrough/history.js';
import type { Session } from '../session/session.js';
import type { ActorWatch, Happening } from './actor-watch.js';
import { briefIn } from './brief.js';
import type { Row } from './event-log.js';
import { safeCopy, type SafeValue } from '../../inspector/safe-copy.js';
import { indexIn, itemName, type LiveChart } from './live-chart.js';

export class GameRows {
  #made = new WeakMap<Ply, Row>();
  #for: readonly unknown[] = [];

  /** The row of move `n`; 0 is the start. */
  of(session: Session, chart: LiveChart, text: Text, n: number): Row {
    const { ui } = session;
    const { viewer } = session.hotSeat;
    const forWhom = [viewer, ui, text];
    if (forWhom.some((value, i) => value !== this.#for[i])) this.#made = new WeakMap();
    this.#for = forWhom;
    const ply = session.playthrough.plies[n]!;
    let row = this.#made.get(ply);
    if (!row) this.#made.set(ply, (row = make(session, chart, text, n)));
    return row;
  }
}

function make(session: Session, chart: LiveChart, text: Text, n: number): Row {
  const { playthrough, ui, view } = session;
  const { viewer } = session.hotSeat;
  const { move, whole, from, to, microsteps, changes } = historyEntry(playthrough, n, viewer);
  const verb = move && text(`group:${move.type}`);
  const what = !move
    ? text('phases.beginning')
    : whole
      ? formatMove(ui.game, move)
      : `${ui.game.seats[move.seat]!} · ${verb}`;
  const facts = microsteps.flatMap(({ facts: own }) =>
    own.map((fact) => `${formatReason('fact', fact, { ui, view }, text)} (${fact.rule})`),
  );
  return {
    n,
    seat: move?.seat,
    what,
    from: from === undefined ? '' : itemName(chart, from),
    to: itemName(chart, to),
    facts,
    microsteps: microsteps.map(({ state }) => itemName(chart, state)),
    changes,
  };
}

/** The table shown, as its viewer sees it, and what the last frame changed in it. */
export function tableOf(session: Session): { readonly value: SafeValue; readonly changes: readonly Difference[] } {
  const { playthrough, ui, playback } = session;
  const { viewer } = session.hotSeat;
  const seen = (snapshot: Snapshot) => safeCopy(seenBy(ui.game, snapshot, viewer));
  const value = seen(playback.shown!);
  const { n, frame } = playthrough.plyOf(playback.shown!);
  const before = playthrough.plies[n]?.frames[frame - 1] ?? playthrough.plies[n - 1]?.frames.at(-1);
  return { value, changes: before ? differencesOf(seen(before), value) : [] };
}

export function actorRow(watch: ActorWatch, chart: LiveChart, i: number, text: Text): Row {
  const { n, type, payload, from, to, taken, emitted, changes } = watch.happenings[i] as Happening;
  const index = indexIn(chart);
  const eventIn = (event: Pick<Happening, 'type' | 'payload'>) =>
    event.payload === undefined ? event.type : `${event.type} ${briefIn(text, event.payload)}`;
  const names = (ids: readonly string[]) =>
    ids
      .filter((id) => !index.state(id).children.some((child) => ids.includes(child)))
      .map((id) => itemName(chart, id))
      .join(', ');
  return {
    n,
    seat: undefined,
    what: eventIn({ type, payload }),
    from: names(from),
    to: names(to),
    facts: emitted.map((each) => text('phases.emitted', { event: eventIn(each) })),
    microsteps: taken.map((id) => itemName(chart, id)),
    changes,
  };
}
