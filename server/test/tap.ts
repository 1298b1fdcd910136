/** Listens to the raw bytes between a page and the server, and takes them apart without the page’s help. */
import { connect, createServer, type AddressInfo } from 'node:net';
import { pack, unpack } from 'msgpackr';

export interface Tap {
  readonly port: number;
  /** What came down each connection. */
  readonly connections: readonly { readonly down: Buffer[] }[];
  readonly bytesUp: () => number;
  readonly close: () => void;
}

/** A tap before the server on this port. Nothing is compressed, so every byte can be read. */
export async function tap(to: number): Promise<Tap> {
  const connections: { down: Buffer[] }[] = [];
  let up = 0;
  const server = createServer((page) => {
    const far = connect(to, '127.0.0.1');
    const connection = { down: [] as Buffer[] };
    connections.push(connection);
    page.on('data', (chunk: Buffer) => {
      up += chunk.length;
      far.write(chunk);
    });
    far.on('data', (chunk: Buffer) => {
      connection.down.push(chunk);
      page.write(chunk);
    });
    for (const [one, other] of [
      [page, far],
      [far, page],
    ] as const) {
      one.on('close', () => other.destroy());
      one.on('error', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, connections, bytesUp: () => up, close: () => void server.close() };
}

/** One message that came down a socket. `rest` are the bytes that belong to no field that is read here. */
export interface Heard {
  readonly kind: 'data' | 'response' | 'join' | 'other';
  readonly type: string;
  readonly body: unknown;
  readonly bytes: Buffer;
}

/** The messages of a connection that became a socket; none of one that did not. Throws for bytes that are no message. */
export function heard(down: readonly Buffer[]): Heard[] {
  const all = Buffer.concat(down);
  if (!all.subarray(0, 12).equals(Buffer.from('HTTP/1.1 101'))) return [];
  const messages: Heard[] = [];
  let at = all.indexOf('\r\n\r\n') + 4;
  while (at + 2 <= all.length) {
    const isData = (all[at]! & 0x0f) === 2;
    let length = all[at + 1]! & 0x7f;
    let header = 2;
    if (length === 126) [length, header] = [all.readUInt16BE(at + 2), 4];
    else if (length === 127) [length, header] = [Number(all.readBigUInt64BE(at + 2)), 10];
    if (at + header + length > all.length) break;
    const bytes = all.subarray(at + header, at + header + length);
    if (isData) messages.push(read(bytes));
    at += header + length;
  }
  return messages;
}

/** The kinds of the engine’s protocol that a server sends. */
const JOIN = 10;
const DATA = 13;
const RESPONSE = 22;
function read(bytes: Buffer): Heard {
  const [code, head = 0] = bytes;
  if (code === DATA) {
    const from = 2 + (head & 0x1f);
    const type = bytes.toString('utf8', 2, from);
    return { kind: 'data', type, body: exactly(bytes.subarray(from)), bytes };
  }
  if (code === RESPONSE) return { kind: 'response', type: '', body: undefined, bytes };
  return { kind: code === JOIN ? 'join' : 'other', type: String(code), body: undefined, bytes };
}
/** The value of packed bytes; packed again it must be as long, so that no byte hides behind it. */
function exactly(bytes: Buffer): unknown {
  const value: unknown = unpack(bytes);
  const { length } = pack(value);
  if (length !== bytes.length) throw new Error(`${bytes.length} bytes, of which ${length} are accounted for`);
  return value;
}
