/** Marks of the band for a game or an actor: for each move or event, the lanes of the phases it passed through. */
import { phaseOf } from '../../kernel/chart.js';
import type { Ply } from '../../playthrough/history.js';
import type { Session } from '../session/session.js';
import type { ActorWatch } from './actor-watch.js';
import type { BandMark } from './band.js';
import { itemName, type LiveChart } from './live-chart.js';

interface Marks {
  /** The name of each lane, from above. */
  readonly lanes: readonly string[];
  readonly marks: readonly BandMark[];
}

/** The leaf states, in the chart's order. */
const leavesOf = ({ graph }: LiveChart): string[] =>
  graph.states.filter(({ children, kind }) => children.length === 0 && kind !== 'history').map(({ id }) => id);

/** The outermost states of a game, which are its phases. No move is made where it ends. */
const phasesOf = ({ graph }: LiveChart): string[] =>
  graph.states.filter(({ id, key, kind }) => id === key && kind !== 'final').map(({ id }) => id);
/** The number of a phase, or its name. */
const briefly = (name: string): string => /^\d+\p{L}?(?= )/u.exec(name)?.[0] ?? name;

export class BandMarks {
  readonly #made = new WeakMap<Ply, BandMark>();

  /** The lanes of a move: the phase in which it was made, and the phases that followed automatically. */
  ofGame({ playthrough, ui }: Session, chart: LiveChart): Marks {
    const { plies } = playthrough;
    const phases = phasesOf(chart);
    const marks = plies.slice(1).map((ply, i) => {
      let made = this.#made.get(ply);
      if (!made) {
        const frames = [plies[i]!.frames.at(-1)!, ...ply.frames.slice(0, -1)];
        const passed = frames.map(({ value }) => phases.indexOf(phaseOf(value).split('.')[0]!));
        const lanes = [...new Set(passed)].filter((lane) => lane >= 0);
        made = { lanes, colour: ply.move && ui.seatColours?.[ply.move.seat]?.[0] };
        this.#made.set(ply, made);
      }
      return made;
    });
    return { lanes: phases.map((id) => briefly(itemName(chart, id))), marks };
  }
  /** The lanes of an event: the states the actor was in after it. */
  ofActor({ happenings }: ActorWatch, chart: LiveChart): Marks {
    const leaves = leavesOf(chart);
    const marks = happenings.map(({ to }) => ({
      lanes: to.map((id) => leaves.indexOf(id)).filter((lane) => lane >= 0),
      colour: undefined,
    }));
    return { lanes: leaves.map((id) => itemName(chart, id)), marks };
  }
}
