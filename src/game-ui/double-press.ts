/**
 * Detects stray presses. The second press of a double press is meant for the control that the first one hit; if another
 * control has appeared there since, it must not be pressed.
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
