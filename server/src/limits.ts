/** How often an address may do something, and what an address is. */
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

interface Bucket {
  level: number;
  at: number;
}

/** At most `count` times in `seconds`, evenly refilled: a bucket of tokens for each address. */
export class Limit {
  readonly #count: number;
  readonly #seconds: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(count: number, seconds: number, now = () => performance.now()) {
    this.#count = count;
    this.#seconds = seconds;
    this.#now = now;
  }

  /** Takes one. Returns 0, or the seconds until there is one again. */
  take(address: string): number {
    const wait = this.wait(address);
    if (wait === 0) this.#buckets.get(address)!.level--;
    return wait;
  }
  /** The seconds until `take` would succeed, without taking one. */
  wait(address: string): number {
    const now = this.#now();
    if (this.#buckets.size >= MOST_ADDRESSES) this.#forget(now);
    const bucket = this.#buckets.get(address) ?? { level: this.#count, at: now };
    bucket.level = Math.min(this.#count, bucket.level + this.#gained(bucket, now));
    bucket.at = now;
    this.#buckets.set(address, bucket);
    return bucket.level >= 1 ? 0 : Math.ceil(((1 - bucket.level) * this.#seconds) / this.#count - 1e-6);
  }

  #gained = ({ at }: Bucket, now: number): number => (((now - at) / 1000) * this.#count) / this.#seconds;
  /** Forgets addresses whose buckets are full again. Under an attack from more addresses than that, forgets all: memory comes first. */
  #forget(now: number): void {
    for (const [address, bucket] of this.#buckets)
      if (bucket.level + this.#gained(bucket, now) >= this.#count) this.#buckets.delete(address);
    if (this.#buckets.size >= MOST_ADDRESSES) this.#buckets.clear();
  }
}
const MOST_ADDRESSES = 20_000;

/**
 * Where a request comes from. Headers about it can be forged by anybody, so only the address of the socket counts, or, behind
 * `proxies` proxies that the operator runs, what the outermost of them saw.
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const hops = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const seen = proxies > 0 ? hops.at(-proxies)?.trim() : undefined;
  return network(seen || (request.socket.remoteAddress ?? ''));
}

/** The part of an address that one household or host has: of IPv6 the first 56 bits, 256 networks that many providers give to each; of IPv4 all. */
export function network(seen: string): string {
  // Some proxies write the port too.
  const [, ipv4, ipv6] = /^(?:([\d.]+):\d+|\[(.+)\](?::\d+)?)$/.exec(seen) ?? [];
  const address = ipv4 ?? ipv6 ?? seen;
  if (!ipaddr.isValid(address)) return address;
  // An IPv4 address that is written as one of IPv6, such as `::ffff:1.2.3.4`, is one of IPv4.
  const known = ipaddr.process(address);
  if (!('parts' in known)) return known.toString();
  return known.parts
    .slice(0, 4)
    .map((part, n) => (n < 3 ? part : part & 0xff00).toString(16))
    .join(':');
}
