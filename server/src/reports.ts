/**
 * What the server reports of itself: events as lines of JSON, and what is to be counted. Never a token, a name or the code of a table: a line about a
 * table has a mark instead, which is the same until the process ends.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { DenialCode } from '../../src/playthrough/wire.js';

export type Part = 'table' | 'request' | 'store' | 'opponents' | 'push' | 'process';
type Facts = Readonly<Record<string, string | number>>;

/** What is counted, as `metrics.ts` does: a failure, a denial, and the seconds of a move. */
interface Counted {
  readonly failed: [part: Part];
  readonly denied: [code: DenialCode];
  readonly moved: [seconds: number];
}

const LONGEST = 300;

export class Reports extends EventEmitter<Counted> {
  readonly #write: (line: string) => void;
  readonly #key = randomBytes(16);

  constructor(write: (line: string) => void = (line) => void process.stderr.write(`${line}\n`)) {
    super();
    this.#write = write;
  }

  event(event: 'started' | 'stopping' | 'stopped' | 'swept' | 'redis', facts: Facts = {}): void {
    this.#line(event, facts);
  }
  /** Something failed that should not. With the code of a table, if it is about one. */
  failed(part: Part, error: unknown, code?: string): void {
    this.emit('failed', part);
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    const hide = (text: string) => (code === undefined ? text : text.replaceAll(code, this.#mark(code)));
    const where =
      stack
        .split('\n')
        .find((line) => /^\s+at /.test(line))
        ?.trim() ?? '';
    this.#line('failed', {
      part,
      ...(code !== undefined && { table: this.#mark(code) }),
      error: hide(message).slice(0, LONGEST),
      where,
    });
  }
  /** Strangers can cause any number of denials, so they are counted and not written. */
  denied(code: DenialCode): void {
    this.emit('denied', code);
  }
  /** Somebody's move, and how long it took until all were told. */
  moved(seconds: number): void {
    this.emit('moved', seconds);
  }

  #mark(code: string): string {
    return createHmac('sha256', this.#key).update(code).digest('hex').slice(0, 12);
  }
  #line(event: string, facts: Facts): void {
    this.#write(JSON.stringify({ at: new Date().toISOString(), event, ...facts }));
  }
}
