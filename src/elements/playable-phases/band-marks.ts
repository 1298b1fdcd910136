/** What stands in the band of a game or of an actor: for each move the lanes of the phases that it came through. */
import { phaseOf } from '../../kernel/chart.js';
import type { Step } from '../../playthrough/playthrough.js';
import type { Session } from '../parts/session.js';
import type { ActorWatch } from './actor-subject.js';
import type { BandMark } from './band.js';
import type { Subject } from './subject.js';

interface Marks {
  readonly lanes: number;
  readonly marks: readonly BandMark[];
}

/** The innermost states, in the order of the chart. */
const leavesOf = ({ graph }: Subject): string[] =>
  graph.states.filter(({ children, kind }) => children.length === 0 && kind !== 'history').map(({ id }) => id);

export class BandMarks {
  readonly #made = new WeakMap<Step, BandMark>();

  /** A move stands in the phase in which it was made, and in those that followed of themselves. */
  ofGame({ playthrough, ui }: Session, subject: Subject): Marks {
    const { steps } = playthrough;
    const leaves = leavesOf(subject);
    const marks = steps.slice(1).map((step, i) => {
      let made = this.#made.get(step);
      if (!made) {
        const frames = [steps[i]!.frames.at(-1)!, ...step.frames.slice(0, -1)];
        const lanes = [...new Set(frames.map(({ value }) => leaves.indexOf(phaseOf(value))))].filter(
          (lane) => lane >= 0,
        );
        made = { lanes, colour: step.move && ui.seatColours?.[step.move.seat]?.[0] };
        this.#made.set(step, made);
      }
      return made;
    });
    return { lanes: leaves.length, marks };
  }
  /** An event stands in the states in which it left the actor. */
  ofActor({ happenings }: ActorWatch, subject: Subject): Marks {
    const leaves = leavesOf(subject);
    const marks = happenings.map(({ to }) => ({
      lanes: to.map((id) => leaves.indexOf(id)).filter((lane) => lane >= 0),
      colour: undefined,
    }));
    return { lanes: leaves.length, marks };
  }
}
