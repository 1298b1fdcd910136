/** Denials: the error that is thrown where a request is denied, and the HTTP status of each kind. */
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

/** The denial that a page is told for an error. Of a failure of the server it learns nothing but that there was one. */
export const denialOf = (error: unknown): Denial =>
  error instanceof Denied ? error.denial : { code: 'fault', params: {} };

/** The status of denials for programs that read no text. */
const STATUS: Partial<Record<Denial['code'], number>> = {
  form: 400,
  unknown: 404,
  version: 409,
  newer: 409,
  changed: 409,
  full: 409,
  rate: 429,
  fault: 500,
};

export const statusOf = ({ code }: Denial): number => STATUS[code] ?? 403;
