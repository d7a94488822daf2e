import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { outsideReason } from './outside-reason.ts';
import { guardedLookup, isPrivateAddress } from './private-address.ts';

export interface Letter {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** STORAGE_PRIVATE_HOSTS: inner hosts that may be reached. */
  readonly privateHosts: readonly string[];
  readonly timeoutMs?: number;
}

/** `reason`: why it was not taken; an answer of 200 to 299 took it. */
export interface Posted {
  readonly status: number | null;
  readonly reason: string | null;
}

const usualTimeoutMs = 10_000;

/** Whether a form may name this address: https, or an inner host that an operator allowed. */
export function isOutside(address: string, privateHosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (username !== '') return false;
  if (privateHosts.includes(host)) return /^https?:$/.test(protocol);
  return protocol === 'https:' && !isPrivateAddress(host) && !/(^|\.)localhost\.?$/i.test(host);
}

/** Sends once, follows nowhere, reads nothing of the answer but its status; judges the address when it connects. */
export async function postOutside(letter: Letter): Promise<Posted> {
  if (!isOutside(letter.url, letter.privateHosts)) return { status: null, reason: 'private address' };
  try {
    const status = await send(letter);
    return { status, reason: status >= 200 && status < 300 ? null : `HTTP ${status}` };
  } catch (error) {
    return { status: null, reason: outsideReason(error) };
  }
}

function send({ url, headers, body, privateHosts, timeoutMs = usualTimeoutMs }: Letter): Promise<number> {
  const target = new URL(url);
  const request = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const lookup = isIP(target.hostname) === 0 ? { lookup: guardedLookup(privateHosts) } : {};
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request(target, { method: 'POST', headers: { ...headers, ...length }, signal, ...lookup });
    sent.on('error', (error) => reject(signal.aborted ? signal.reason : error));
    sent.on('response', (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    sent.end(body);
  });
}
