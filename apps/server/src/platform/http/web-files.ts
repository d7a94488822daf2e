import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { answerMissingRoute } from './errors.ts';

/** Serves the built web application; a page path of the application answers its index.html. */
export async function serveWebFiles(server: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  await server.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    serve: false,
    cacheControl: false,
  });
  // One route for pages and files: the server's handler of missing routes is set already, and may be set only once.
  server.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = request.params['*'];
    if (path === 'api' || path.startsWith('api/')) return answerMissingRoute(request, reply);
    const isFile = /\.\w{1,5}$/.test(path);
    reply.header('cache-control', path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    return reply.sendFile(isFile ? path : 'index.html');
  });
}
