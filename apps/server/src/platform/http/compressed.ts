import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PublicCtx } from './context.ts';

const gzipAsync = promisify(gzip);
/** Below it, a packet is a packet. */
const worthwhile = 2048;

/**
 * Sends JSON, compressed where the caller reads gzip and it is long enough to matter. The fastest level: the network
 * saves most of it, and the answer does not wait. Off the main thread.
 */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  json: string,
): Promise<FastifyReply> {
  reply.header('content-type', 'application/json; charset=utf-8');
  if (json.length < worthwhile || !readsGzip(request)) return reply.send(json);
  reply.header('content-encoding', 'gzip');
  reply.header('vary', 'accept-encoding');
  return reply.send(await gzipAsync(json, { level: constants.Z_BEST_SPEED }));
}

/** A text that is answered raw, compressed where its reader reads gzip; with the header that says so. */
export async function compressedText(
  headers: PublicCtx['headers'],
  text: string,
): Promise<{ readonly encoding: Readonly<Record<string, string>>; readonly bytes: string | Buffer }> {
  if (text.length < worthwhile || !readsGzip({ headers })) return { encoding: {}, bytes: text };
  return { encoding: { 'content-encoding': 'gzip' }, bytes: await gzipAsync(text, { level: constants.Z_BEST_SPEED }) };
}

function readsGzip({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): boolean {
  const accepted = headers['accept-encoding'];
  return typeof accepted === 'string' && /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted);
}
