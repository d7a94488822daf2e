import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SessionUser } from '../access/session-user.ts';
import { Refusal } from './refusal.ts';

/** A sign-in, a registration, a passkey's answer: what nobody in particular may send is a few KB. */
export const mostOfNobody = 64 * 1024;

type Authenticate = (bladeAuth: string | undefined, address: string) => Promise<SessionUser | undefined>;

const known = new WeakMap<FastifyRequest, SessionUser | undefined>();

/** Who sends this; asked once for each request, for a program's key counts its calls. */
export async function senderOf(request: FastifyRequest, authenticate: Authenticate): Promise<SessionUser | undefined> {
  if (known.has(request)) return known.get(request);
  const header = request.headers['blade-auth'];
  const sender = typeof header === 'string' ? await authenticate(header, request.ip) : undefined;
  known.set(request, sender);
  return sender;
}

/**
 * Reading a large body takes the one thread that answers everybody: it is read once it is known whose it is. One whose
 * length is not told counts as large. Files are read by their calls, which ask first.
 */
export function isLarge({ headers }: FastifyRequest): boolean {
  if (headers['content-type']?.startsWith('multipart/')) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > mostOfNobody;
}

/** What is sent to nowhere is read by nobody. */
export function refuseLargeToNowhere(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    done(request.is404 && isLarge(request) ? new Refusal('platform.tooLarge', {}, 413) : undefined);
  });
}
