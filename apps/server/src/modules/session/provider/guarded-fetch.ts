import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { guardedLookup, isPrivateAddress } from '../../../platform/outside/index.ts';
import { refuse } from '../../../platform/http/index.ts';

/** What an identity provider answers is small. */
const maxBytes = 1_000_000;
const timeoutMs = 10_000;

/** An address as a form may name it: encrypted, and not inside the network unless an operator allowed the host. */
export function demandProviderAddress(address: string, privateHosts: readonly string[]): URL {
  if (!URL.canParse(address)) return refuse('session.providerInsecure');
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (privateHosts.includes(host) && /^https?:$/.test(url.protocol)) return url;
  if (url.protocol !== 'https:') refuse('session.providerInsecure');
  if (isPrivateAddress(host) || /(^|\.)localhost\.?$/i.test(host)) refuse('session.providerHost', { host });
  return url;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Every address that a provider names is judged like its own, and a name again when it is connected to. */
export function guardedFetch(privateHosts: readonly string[]) {
  return (address: string, { method = 'GET', headers, body }: Asked): Promise<Response> => {
    const url = demandProviderAddress(address, privateHosts);
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const lookup = guardedLookup(privateHosts);
    return new Promise((resolve, reject) => {
      const asked = request(url, { method, headers, timeout: timeoutMs, ...(isIP(url.hostname) === 0 && { lookup }) });
      asked.on('timeout', () => asked.destroy(new Error(`no answer within ${timeoutMs / 1000} s`)));
      asked.on('error', reject);
      asked.on('response', (incoming) => {
        const chunks: Buffer[] = [];
        let bytes = 0;
        incoming.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          if ((bytes += chunk.length) > maxBytes) asked.destroy(new Error('the answer is too long'));
        });
        incoming.on('error', reject);
        incoming.on('end', () => {
          const { statusCode: status = 500, headers: answered } = incoming;
          const type = answered['content-type'];
          const isEmpty = status === 204 || status === 304;
          resolve(
            new Response(isEmpty ? null : Buffer.concat(chunks), {
              status,
              headers: type === undefined ? {} : { 'content-type': type },
            }),
          );
        });
      });
      asked.end(typeof body === 'string' || body instanceof URLSearchParams ? String(body) : undefined);
    });
  };
}
