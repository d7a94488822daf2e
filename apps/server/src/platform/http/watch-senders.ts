import type { FastifyInstance, FastifyRequest } from 'fastify';
import { leastOver, usualUnreadMs } from './watch-receivers.ts';

/**
 * Who sends next to nothing of a body for a minute is left: the line is cut. A file is looked after by the deadline of the
 * call that takes it.
 */
export function watchSenders(server: FastifyInstance, stalledMs = usualUnreadMs): void {
  server.addHook('preParsing', async (request, _reply, payload) => {
    if (!request.headers['content-type']?.startsWith('multipart/')) watch(request, stalledMs);
    return payload;
  });
}

function watch({ raw }: FastifyRequest, stalledMs: number): void {
  if (raw.complete) return;
  let before = raw.socket.bytesRead;
  const timer = setInterval(() => {
    if (raw.complete) return clearInterval(timer);
    if (raw.socket.bytesRead - before < leastOver(stalledMs)) raw.socket.destroy();
    before = raw.socket.bytesRead;
  }, stalledMs);
  // Whichever comes first: one that no socket brought is never closed.
  for (const event of ['end', 'close']) raw.once(event, () => clearInterval(timer));
}
