/** Marks of the band for a game or an actor: for each move or event, the lanes of the phases it passed through. */
import { phaseOf } from '../../kernel/chart.js';
import type { Ply } from '../../playthrough/history.js';
import type { Session } from '../session/session.js';
import type { ActorWatch } from './actor-watch.js';
import type { BandMark } from './band.js';
import type { LiveChart } from './live-chart.js';

interface Marks {
  readonly lanes: number;
  readonly marks: readonly BandMark[];
}

/** The leaf states, in the chart's order. */
const leavesOf = ({ graph }: LiveChart): string[] =>
  graph.states.filter(({ children, kind }) => children.length === 0 && kind !== 'history').map(({ id }) => id);

export class BandMarks {
  readonly #made = new WeakMap<Ply, BandMark>();

  /** The lanes of a move: the phase in which it was made, and the phases that followed automatically. */
  ofGame({ playthrough, ui }: Session, chart: LiveChart): Marks {
    const { plies } = playthrough;
    const leaves = leavesOf(chart);
    const marks = plies.slice(1).map((ply, i) => {
      let made = this.#made.get(ply);
      if (!made) {
        const frames = [plies[i]!.frames.at(-1)!, ...ply.frames.slice(0, -1)];
        const lanes = [...new Set(frames.map(({ value }) => leaves.indexOf(phaseOf(value))))].filter(
          (lane) => lane >= 0,
        );
        made = { lanes, colour: ply.move && ui.seatColours?.[ply.move.seat]?.[0] };
        this.#made.set(ply, made);
      }
      return made;
    });
    return { lanes: leaves.length, marks };
  }
  /** The lanes of an event: the states the actor was in after it. */
  ofActor({ happenings }: ActorWatch, chart: LiveChart): Marks {
    const leaves = leavesOf(chart);
    const marks = happenings.map(({ to }) => ({
      lanes: to.map((id) => leaves.indexOf(id)).filter((lane) => lane >= 0),
      colour: undefined,
    }));
    return { lanes: leaves.length, marks };
  }
}
