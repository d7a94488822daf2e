import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { guardedLookup, isPrivateAddress, outsideReason } from '../../../platform/outside/index.ts';

export interface Fetching {
  readonly url: URL;
  readonly method: 'get' | 'post';
  /** Sent as JSON by POST. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly privateHosts: readonly string[];
}

const limits = { ms: 5_000, bytes: 1_000_000 } as const;

/** Why a dictionary could not be fetched, in a word. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
}

/** JSON from outside: no redirects, no private address however the name resolves, five seconds, a megabyte. */
export async function fetchJson({ url, method, body, privateHosts }: Fetching): Promise<unknown> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isPrivateAddress(host) && !privateHosts.includes(url.hostname)) throw new FetchFailure(`${host} is private`);
  const response = await send({ url, method, body, privateHosts });
  if (response.statusCode !== 200) {
    response.destroy();
    throw new FetchFailure(`HTTP ${response.statusCode ?? 0}`);
  }
  const text = await readAll(response);
  try {
    return JSON.parse(text);
  } catch {
    throw new FetchFailure('no JSON');
  }
}

function send({ url, method, body, privateHosts }: Fetching): Promise<IncomingMessage> {
  const ask = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const text = method === 'post' ? JSON.stringify(body) : undefined;
  return new Promise((resolve, reject) => {
    const request = ask(
      url,
      {
        method: method.toUpperCase(),
        lookup: guardedLookup(privateHosts),
        headers: { accept: 'application/json', ...(text && { 'content-type': 'application/json' }) },
        signal: AbortSignal.timeout(limits.ms),
      },
      resolve,
    );
    request.on('error', (error) => reject(new FetchFailure(outsideReason(error))));
    request.end(text);
  });
}

async function readAll(response: IncomingMessage): Promise<string> {
  try {
    return Buffer.concat(await chunksOf(response)).toString('utf8');
  } catch (error) {
    throw error instanceof FetchFailure ? error : new FetchFailure(outsideReason(error));
  }
}

async function chunksOf(response: AsyncIterable<Uint8Array>): Promise<Buffer[]> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > limits.bytes) throw new FetchFailure('larger than 1 MB');
    chunks.push(Buffer.from(chunk));
  }
  return chunks;
}
