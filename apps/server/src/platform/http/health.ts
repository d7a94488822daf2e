import type { FastifyInstance } from 'fastify';

/** /healthz: the process lives. /readyz: it can also reach its database. */
export function exposeHealth(server: FastifyInstance, databaseAnswers: () => Promise<unknown>): void {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (request, reply) => {
    try {
      await databaseAnswers();
      return { status: 'ok' };
    } catch (error) {
      request.log.warn({ err: error }, 'database unreachable');
      return reply.status(503).send({ status: 'database unreachable' });
    }
  });
}
