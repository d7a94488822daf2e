import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface PoolMetrics {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

/** A number that somebody else counts: its name, what it says, and how to ask for it. */
export interface CountedMetric {
  readonly name: string;
  readonly help: string;
  count(): number;
}

/** What Prometheus asks for. */
export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
}

/** Of one process that serves: it tells whoever leads it, who adds all up. */
export interface ProcessMetrics extends Metrics {
  json(): Promise<unknown>;
}

/** Counts every call of the server, and gathers what others count. */
export function countCalls(
  server: FastifyInstance,
  pool: () => PoolMetrics,
  counted: readonly CountedMetric[] = [],
): ProcessMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // What watches the collector of garbage stays for good, and holds the registry: without this a server that was closed
  // stays with all that its gauges ask.
  server.addHook('onClose', (_server, done) => {
    registry.clear();
    done();
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route template',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of the pool, by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(pool())) this.set({ state }, count);
    },
  });
  for (const one of counted) addGauge(registry, one);
  server.addHook('onResponse', (request, reply, done) => {
    if (request.served?.endpoint.unseen) return done();
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  return { contentType: registry.contentType, text: () => registry.metrics(), json: () => registry.getMetricsAsJSON() };
}

function addGauge(registry: Registry, { name, help, count }: CountedMetric): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(count());
    },
  });
}

/**
 * Serves the metrics on a port of their own, to this machine alone. On the product's own port a proxy on the same
 * machine would show them to everybody: to the server its callers are all local.
 */
export async function serveMetrics(metrics: Metrics, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return server;
}
