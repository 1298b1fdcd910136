/**
 * A second press at the same place, at once after the first, means what the first one hit: where other controls have come
 * there since, it presses none of them.
 */

/** Milliseconds and pixels between two presses that are one double press. */
const SOON = 400;
const NEAR = 16;

type Press = Pick<PointerEvent, 'detail' | 'pointerType' | 'clientX' | 'clientY' | 'timeStamp'>;

export class DoublePress {
  #last: { readonly press: Press; readonly on: unknown } | undefined;

  /**
   * Whether this press is the second of a double press and falls on something else than the first. A key and a screen
   * reader press with `detail` 0 wherever the focus is; fingers have no `detail` above 1.
   */
  strays(press: Press, on: unknown): boolean {
    const last = this.#last;
    this.#last = { press, on };
    if (!last || last.on === on || press.detail === 0) return false;
    const isNear = Math.hypot(press.clientX - last.press.clientX, press.clientY - last.press.clientY) <= NEAR;
    const isSoon = press.timeStamp - last.press.timeStamp <= SOON;
    const strays = press.detail > 1 || (press.pointerType === 'touch' && isNear && isSoon);
    // A third press is still the first one's.
    if (strays) this.#last = { press, on: last.on };
    return strays;
  }
}
