import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';

export const usualUnreadMs = 60_000;
/** Over a line that loses most of what it carries: 4 KB a second. */
export const leastOver = (ms: number): number => (4_096 * ms) / 1000;

/**
 * What is sent as it is made (a download, an export with its database connection) waits for its receiver. Who takes nothing
 * of it, or next to nothing, for a minute while there is something to take, is left: the line is cut, and what was held for
 * him is free. A file goes on where it broke off, by its ranges.
 */
export function watchReceivers(server: FastifyInstance, unreadMs = usualUnreadMs): void {
  server.addHook('onSend', async (_request, reply, payload) => {
    if (payload instanceof Readable) watch(reply, payload, unreadMs);
    return payload;
  });
}

function watch({ raw }: FastifyReply, body: Readable, unreadMs: number): void {
  const least = leastOver(unreadMs);
  let before: number | undefined;
  const look = () => {
    // Nothing waits: it is the sender who takes his time, or there was no line to begin with.
    const { socket } = raw;
    if (!socket || !raw.writableNeedDrain) return void (before = undefined);
    const gone = socket.bytesWritten - socket.writableLength;
    if (before !== undefined && gone - before < least) {
      body.destroy();
      socket.destroy();
    }
    before = gone;
  };
  const timer = setInterval(look, unreadMs);
  raw.once('close', () => clearInterval(timer));
}
