import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseRoute, type Endpoint, type Language, type Route } from '@zhaocai/contract';
import type { Database } from '../db/index.ts';
import type { Clock } from '../db/clock.ts';
import type { SessionUser } from '../access/session-user.ts';
import { success } from './answer.ts';
import type { Ctx, Handler, MountedEndpoint, PublicCtx, RawAnswer } from './context.ts';
import { once } from './idempotency.ts';
import { parseInput, rawInput } from './input.ts';
import { languageOf } from './language.ts';
import { Refusal } from './refusal.ts';
import { uploadedParts } from './uploaded-parts.ts';

export interface MountOptions {
  readonly database: Database;
  readonly clock: Clock;
  /** Who the Blade-Auth header names; undefined when nobody. A cookie never authenticates. */
  readonly authenticate: (bladeAuth: string | undefined) => Promise<SessionUser | undefined>;
}

type AnyHandler = Handler<unknown, unknown, PublicCtx>;

/** Every spelling of an endpoint. A save that the contract lists as GET answers under POST too. */
export function routesOf({ route, aliases = [], writes }: Endpoint): Route[] {
  const spellings = [route, ...aliases];
  const posts = writes
    ? spellings.filter((one) => one.startsWith('GET ')).map((one) => `POST ${one.slice(4)}` as Route)
    : [];
  return [...new Set([...spellings, ...posts])];
}

/** Registers an endpoint under all its spellings. */
export function mount(server: FastifyInstance, mounted: MountedEndpoint, options: MountOptions): void {
  const { endpoint } = mounted;
  // The pairing of input and handler was checked where `handle` tied them together.
  const handler = mounted.handler as unknown as AnyHandler;
  for (const route of routesOf(endpoint)) {
    const { method, path } = parseRoute(route);
    server.route({
      method,
      url: path,
      exposeHeadRoute: false,
      handler: (request, reply) => answer({ endpoint, handler, request, reply }, options),
    });
  }
}

interface Call {
  readonly endpoint: Endpoint;
  readonly handler: AnyHandler;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function answer(call: Call, options: MountOptions): Promise<FastifyReply> {
  const { endpoint, request, reply } = call;
  const raw = rawInput(request.query, request.body);
  const language = languageOf(request.headers['accept-language'], raw.lang);
  const user = await admit(endpoint, request, options);
  if (user) request.caller = `${user.tenantId}/${user.userId}`;
  const input = parseInput(endpoint.input, raw, language);
  const effects: (() => void | Promise<void>)[] = [];
  const base = {
    user,
    tenantId: user?.tenantId,
    language,
    ...contextOf(request),
    afterCommit: (f: () => void) => void effects.push(f),
  };
  const result = endpoint.writes
    ? await runWriting(call, { base, input, raw }, options)
    : await call.handler({ ...base, db: options.database.scoped(user?.tenantId), now: options.clock.now() }, input);
  for (const effect of effects) await effect();
  if (endpoint.writes) reply.header('cache-control', 'no-store');
  return endpoint.raw && isRaw(result) ? sendRaw(reply, result) : sendJson(reply, result, language);
}

type ContextBase = Omit<PublicCtx, 'db' | 'now'>;

async function runWriting(
  { endpoint, handler, request }: Call,
  { base, input, raw }: { base: ContextBase; input: unknown; raw: unknown },
  { database }: MountOptions,
): Promise<unknown> {
  const key = request.headers['idempotency-key'];
  return database.transaction(base.tenantId, async (tx) => {
    const ctx = { ...base, db: tx, now: tx.now };
    const work = () => handler(ctx, input);
    if (typeof key !== 'string' || !base.user || endpoint.raw) return work();
    const { tenantId, userId } = base.user;
    return once(tx, { tenantId, userId, endpoint: endpoint.route, key, input: raw, now: tx.now }, work);
  });
}

/** Who may pass: decides 401, 403 and the forced change of an initial password, in this order. */
async function admit(
  endpoint: Endpoint,
  request: FastifyRequest,
  { authenticate }: MountOptions,
): Promise<SessionUser | undefined> {
  const header = request.headers['blade-auth'];
  const user = typeof header === 'string' ? await authenticate(header) : undefined;
  if (endpoint.permission === 'public') return user;
  if (!user) throw new Refusal('platform.unauthorized', {}, 401);
  if (user.mustChangePassword && !endpoint.beforePasswordChange) {
    throw new Refusal('platform.passwordMustChange', {}, 403);
  }
  if (endpoint.permission !== 'signedIn' && !user.permissions.has(endpoint.permission)) {
    throw new Refusal('platform.forbidden', {}, 403);
  }
  return user;
}

function contextOf(request: FastifyRequest) {
  return {
    requestId: request.id,
    address: request.ip,
    log: request.log as Ctx['log'],
    headers: request.headers as PublicCtx['headers'],
    files: () => uploadedParts(request),
  };
}

function isRaw(result: unknown): result is RawAnswer {
  return typeof result === 'object' && result !== null && 'body' in result && 'headers' in result;
}

function sendRaw(reply: FastifyReply, { status = 200, headers, body }: RawAnswer): FastifyReply {
  return reply.status(status).headers(headers).send(body);
}

/** Plain JSON.stringify beat a compiled serialiser end to end (measured), so the text is made here. */
function sendJson(reply: FastifyReply, result: unknown, language: Language): FastifyReply {
  reply.header('content-type', 'application/json; charset=utf-8');
  return reply.send(JSON.stringify(success(result, language)));
}
