import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const gzipAsync = promisify(gzip);
/** Below it, a packet is a packet. */
const worthwhile = 2048;

type Headers = Readonly<Record<string, unknown>>;

/** Sends JSON, compressed where the caller reads gzip and it is long enough to matter. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  json: string,
): Promise<FastifyReply> {
  reply.header('content-type', 'application/json; charset=utf-8');
  const { encoding, bytes } = await compressedText(request.headers, json);
  return reply.headers(encoding).send(bytes);
}

/**
 * A text, compressed where its reader reads gzip, with the headers that say so. The fastest level: the network saves
 * most of it, and the answer does not wait. Off the main thread.
 */
export async function compressedText(
  headers: Headers,
  text: string,
): Promise<{ readonly encoding: Readonly<Record<string, string>>; readonly bytes: string | Buffer }> {
  if (text.length < worthwhile || !readsGzip(headers)) return { encoding: {}, bytes: text };
  const encoding = { 'content-encoding': 'gzip', vary: 'accept-encoding' };
  return { encoding, bytes: await gzipAsync(text, { level: constants.Z_BEST_SPEED }) };
}

function readsGzip(headers: Headers): boolean {
  const accepted = headers['accept-encoding'];
  return typeof accepted === 'string' && /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted);
}
