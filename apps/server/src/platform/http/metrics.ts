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

/** Prometheus text at /metrics, for the machine itself only: a scraper beside the server or a tunnel. */
export function exposeMetrics(
  server: FastifyInstance,
  pool: () => PoolMetrics,
  counted: readonly CountedMetric[] = [],
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
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
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  server.get('/metrics', async (request, reply) => {
    if (!isLoopback(request.socket.remoteAddress)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
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

function isLoopback(address: string | undefined): boolean {
  return address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
}
