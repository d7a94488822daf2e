import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { leastOver, usualUnreadMs } from './watch-receivers.ts';

/**
 * Who sends next to nothing of a body for a minute is left: the line is cut. A file is looked after by the deadline of the
 * call that takes it.
 */
export function watchSenders(server: FastifyInstance, stalledMs = usualUnreadMs): void {
  server.addHook('preParsing', async (request, reply, payload) => {
    const isFile = request.headers['content-type']?.startsWith('multipart/') ?? false;
    if (hasBody(request) && !isFile) watch(request, reply, stalledMs);
    return payload;
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function watch({ raw }: FastifyRequest, reply: FastifyReply, stalledMs: number): void {
  if (raw.complete) return;
  let before = raw.socket.bytesRead;
  const timer = setInterval(() => {
    if (raw.complete) return clearInterval(timer);
    if (raw.socket.bytesRead - before < leastOver(stalledMs)) raw.socket.destroy();
    before = raw.socket.bytesRead;
  }, stalledMs);
  const stop = () => clearInterval(timer);
  for (const event of ['end', 'close']) raw.once(event, stop);
  // An answer before the end of the body leaves its sender watched; a call that no socket brought ends with its answer.
  reply.raw.once('finish', () => void (raw.complete !== false && stop()));
}
