/**
 * Detects stray presses. The second press of a double press is meant for the control that the first one hit. A press on a
 * control that has just appeared without an action of the reader is meant for what was there before.
 */

/** The greatest time in milliseconds and distance in pixels between two touches of one double press. */
const SOON = 400;
const NEAR = 16;
/** Milliseconds after the first press from which further presses are meant for the control that is there now. */
const IMPATIENT = 1000;

type Press = Pick<PointerEvent, 'detail' | 'pointerType' | 'clientX' | 'clientY' | 'timeStamp'>;

export class DoublePress {
  /** The last press; `on` and `since` are target and time of the first press of its series. */
  #last: { readonly press: Press; readonly on: unknown; readonly since: number } | undefined;

  /**
   * Whether this press is the second (or a further quick one) of a double press and hits another target than the first. Keys
   * and screen readers have `detail` 0, and press what has focus: they never stray. Touches have no `detail` above 1.
   */
  strays(press: Press, on: unknown): boolean {
    const last = this.#last;
    const strays = last !== undefined && last.on !== on && this.#repeats(press, last.press, last.since);
    this.#last = strays ? { ...last, press } : { press, on, since: press.timeStamp };
    return strays;
  }

  #repeats(press: Press, last: Press, since: number): boolean {
    if (press.detail === 0 || press.timeStamp - since > IMPATIENT) return false;
    if (press.detail > 1) return true;
    const isNear = Math.hypot(press.clientX - last.clientX, press.clientY - last.clientY) <= NEAR;
    return press.pointerType === 'touch' && isNear && press.timeStamp - last.timeStamp <= SOON;
  }
}

/** Milliseconds in which the reader cannot have noticed a control that appeared by itself. */
const UNSEEN = 500;
/** Milliseconds after an action of the reader in which controls that appear are its consequence. */
const CONSEQUENCE = 250;

/** Records when controls appeared without an action of the reader. Those of the first board count as seen: they replace nothing. */
export class Arrivals {
  #actedAt = -Infinity;
  /** When controls were first shown. */
  #begunAt: number | undefined;
  #cameAt = new WeakMap<object, number>();

  /** The reader has pressed something or hit a key. */
  acted(at: number): void {
    this.#actedAt = at;
  }
  /** These controls are shown now. */
  show(controls: Iterable<object>, at: number): void {
    this.#begunAt ??= at;
    const isByItself = at - this.#begunAt > UNSEEN && at - this.#actedAt > CONSEQUENCE;
    for (const control of controls)
      if (!this.#cameAt.has(control)) this.#cameAt.set(control, isByItself ? at : -Infinity);
  }
  /** These controls are not shown any more. */
  hide(controls: Iterable<object>): void {
    for (const control of controls) this.#cameAt.delete(control);
  }
  /** Whether a press is too early to be meant for this control. A key presses with `detail` 0 where the focus is. */
  isEarly({ detail, timeStamp }: Pick<Press, 'detail' | 'timeStamp'>, on: object): boolean {
    return detail > 0 && timeStamp - (this.#cameAt.get(on) ?? -Infinity) < UNSEEN;
  }
}
