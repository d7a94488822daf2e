import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerMissingRoute } from './errors.ts';

/** Serves the built web application. */
export async function serveWebFiles(server: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  await server.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    wildcard: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/') || path.includes('\\assets\\');
      reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/** A path of the application rather than a call or a file: its index.html knows what to show. */
function isPagePath({ method, url }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api') && !/\.\w{1,5}(\?|$)/.test(url);
}

/** Without a route: the application for a page path where it is served, the envelope for everything else. */
export function answerWithoutRoute(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const servesPages = 'sendFile' in reply;
  return servesPages && isPagePath(request) ? reply.sendFile('index.html') : answerMissingRoute(request, reply);
}
