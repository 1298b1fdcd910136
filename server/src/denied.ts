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

/** What is told of an error: of one that is the server's own, nothing but that. */
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
