import type { FastifyInstance } from 'fastify';
import { ForeignNames } from '../db/own-names.ts';

/** /healthz: the process lives. /readyz: it can also reach its database, whose names mean what they should. */
export function exposeHealth(server: FastifyInstance, databaseAnswers: () => Promise<unknown>): void {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (request, reply) => {
    try {
      await databaseAnswers();
      return { status: 'ok' };
    } catch (error) {
      const status = error instanceof ForeignNames ? error.message : 'database unreachable';
      request.log.warn({ err: error }, status);
      return reply.status(503).send({ status });
    }
  });
}
