/** Numbers of the server in the form of Prometheus, at an address of their own. What it needs is loaded only here. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Reports } from './reports.js';

/** The tables and pages at the moment. */
export interface Now {
  readonly tables: number;
  readonly players: number;
  readonly spectators: number;
}
export interface Metrics {
  readonly address: string;
  readonly close: () => void;
}

export interface MetricsOptions {
  readonly host: string;
  readonly port: number;
  /** Of whom the failures, denials and moves are counted. */
  readonly reports: Reports;
  readonly now: () => Now;
}
export async function openMetrics({ host, port, reports, now }: MetricsOptions): Promise<Metrics> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  // Memory, CPU, the event loop and the collection of garbage.
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'playable_tables',
    help: 'Tables in memory',
    registers,
    collect() {
      this.set(now().tables);
    },
  });
  new Gauge({
    name: 'playable_pages',
    help: 'Pages that are connected',
    labelNames: ['as'],
    registers,
    collect() {
      const { players, spectators } = now();
      this.set({ as: 'player' }, players);
      this.set({ as: 'spectator' }, spectators);
    },
  });
  const moves = new Histogram({
    name: 'playable_move_seconds',
    help: 'From the arrival of a move until all are told',
    registers,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5],
  });
  const denials = new Counter({
    name: 'playable_denials_total',
    help: 'Denials by their code',
    labelNames: ['code'],
    registers,
  });
  const failures = new Counter({
    name: 'playable_failures_total',
    help: 'What failed that should not',
    labelNames: ['part'],
    registers,
  });

  reports.on('moved', (seconds) => moves.observe(seconds));
  reports.on('denied', (code) => denials.inc({ code }));
  reports.on('failed', (part) => failures.inc({ part }));

  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject));
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}/metrics`,
    close: () => server.close().closeAllConnections(),
  };
}
