import type { Denial, DenialCode } from '../../src/playthrough/wire.js';

/** Thrown where the answer to a request is a denial. */
export class Denied extends Error {
  override readonly name = 'Denied';
  readonly denial: Denial;
  constructor(code: DenialCode, params: Denial['params'] = {}) {
    super(code);
    this.denial = { code, params };
  }
}
