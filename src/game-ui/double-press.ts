/**
 * A second press at the same place, at once after the first, means what the first one hit: where other controls have come
 * there since, it presses none of them.
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
