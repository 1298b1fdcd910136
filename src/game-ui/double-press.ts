/**
 * Presses that mean what stood there before. A second press at the same place, at once after the first, means what the first
 * one hit; and a press on a control that has just come without the reader's doing means what the reader saw before it.
 */

/** Milliseconds and pixels between two presses that are one double press. */
const SOON = 400;
const NEAR = 16;
/** Milliseconds after a press from which somebody who still presses there means what is there now. */
const IMPATIENT = 1000;

type Press = Pick<PointerEvent, 'detail' | 'pointerType' | 'clientX' | 'clientY' | 'timeStamp'>;

export class DoublePress {
  /** The last press, with what the press that it repeats has hit, and when. */
  #last: { readonly press: Press; readonly on: unknown; readonly since: number } | undefined;

  /**
   * Whether this press is the second of a double press and falls on something else than the first; so is a third that
   * follows soon. A key and a screen reader press with `detail` 0 wherever the focus is; fingers have no `detail` above 1.
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

/** Milliseconds for which a control that came by itself cannot be meant yet. */
const UNSEEN = 500;
/** Milliseconds after an action of the reader's in which what comes is its consequence. */
const CONSEQUENCE = 250;

/** When controls came, and whether they came by themselves. */
export class Arrivals {
  #actedAt = -Infinity;
  #cameAt = new WeakMap<object, number>();

  /** The reader has pressed something or hit a key. */
  acted(at: number): void {
    this.#actedAt = at;
  }
  /** These controls are on show now. Those that were not before have just come. */
  show(controls: Iterable<object>, at: number): void {
    const cameAt = at - this.#actedAt > CONSEQUENCE ? at : -Infinity;
    for (const control of controls) if (!this.#cameAt.has(control)) this.#cameAt.set(control, cameAt);
  }
  /** These controls are not on show any more. */
  hide(controls: Iterable<object>): void {
    for (const control of controls) this.#cameAt.delete(control);
  }
  /** Whether this press is too early to mean this control. A key presses with `detail` 0 where the focus is. */
  isEarly({ detail, timeStamp }: Pick<Press, 'detail' | 'timeStamp'>, on: object): boolean {
    return detail > 0 && timeStamp - (this.#cameAt.get(on) ?? -Infinity) < UNSEEN;
  }
}
