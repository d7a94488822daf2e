import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerShape, asksForProof, isOpenToKeys, parseRoute, type Endpoint, type Route } from '@zhaocai/model';
import type { Database, Tx } from '../db/index.ts';
import type { Clock } from '../db/clock.ts';
import { demandPlace } from '../access/places.ts';
import { seenAnswer } from '../access/seen-fields.ts';
import type { SessionUser } from '../access/session-user.ts';
import type { FlowBusinesses } from '../flows/index.ts';
import { success } from './answer.ts';
import { sendCompressed } from './compressed.ts';
import type { Ctx, Handler, MountedEndpoint, PublicCtx, RawAnswer } from './context.ts';
import { demandProof } from './demand-proof.ts';
import { setDeadline, usualLimits, type Limits } from './deadline.ts';
import { isKeyTaken, once, onceLate, storedAnswer, type BodyKeys, type KeyedRequest } from './idempotency.ts';
import { parseInput, rawInput } from './input.ts';
import { isLarge, senderOf } from './known-sender.ts';
import { languageOf } from './language.ts';
import { Refusal } from './refusal.ts';
import { receiveFile } from './received-file.ts';
import { sentFile } from './sent-file.ts';

export interface MountOptions {
  readonly database: Database;
  readonly clock: Clock;
  /** `bodyKeyOf(SECRET)`: under it requests are recognised when they come again. */
  readonly bodyKey: BodyKeys;
  /** Who the Blade-Auth header names; undefined when nobody. A cookie never authenticates. */
  readonly authenticate: (bladeAuth: string | undefined, address: string) => Promise<SessionUser | undefined>;
  /** Absent where no flow is about anything. */
  readonly flowBusinesses?: FlowBusinesses;
  readonly limits?: Limits;
}

const noBusinesses: FlowBusinesses = new Map();

type AnyHandler = Handler<unknown, unknown, PublicCtx>;

/** Every spelling of an endpoint. A save that the API lists as GET answers under POST too. */
export function routesOf({ route, aliases = [], writes }: Endpoint): Route[] {
  const spellings = [route, ...aliases];
  const posts = writes
    ? spellings.filter((one) => one.startsWith('GET ')).map((one) => `POST ${one.slice(4)}` as Route)
    : [];
  return [...new Set([...spellings, ...posts])];
}

/** Registers an endpoint under all its spellings. */
export function mount(server: FastifyInstance, mounted: MountedEndpoint, options: MountOptions): void {
  const { endpoint, opensLate } = mounted;
  // The pairing of input and handler was checked where `handle` tied them together.
  const handler = mounted.handler as unknown as AnyHandler;
  const routes = routesOf(endpoint);
  for (const route of routes) {
    const { method, path } = parseRoute(route);
    server.route({
      method,
      url: path,
      // Of files their size and kind may be asked alone.
      exposeHeadRoute: endpoint.raw === true && !endpoint.writes && method === 'GET',
      onRequest: (request) => demandKnownSender(endpoint, request, options),
      handler: (request, reply) => answer({ endpoint, routes, opensLate, handler, request, reply }, options),
    });
  }
}

interface Call {
  readonly endpoint: Endpoint;
  /** Every spelling of it. */
  readonly routes: readonly Route[];
  readonly opensLate: boolean | undefined;
  readonly handler: AnyHandler;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function answer(call: Call, options: MountOptions): Promise<FastifyReply> {
  const { endpoint, request, reply } = call;
  const raw = rawInput(request.query, request.body, request.params);
  const language = languageOf(request.headers['accept-language'], raw.lang);
  request.served = { endpoint, input: raw, user: undefined };
  const user = await admit(call, options, permissionFor(endpoint, raw));
  if (user) request.caller = `${user.tenantId}/${user.userId}${user.key ? ` by key ${user.key.id}` : ''}`;
  const input = parseInput(endpoint, raw, language);
  const effects: (() => void | Promise<void>)[] = [];
  let more: number | undefined;
  const base = {
    user,
    tenantId: user?.tenantId,
    language,
    ...contextOf(request),
    flowBusinesses: options.flowBusinesses ?? noBusinesses,
    afterCommit: (f: () => void) => void effects.push(f),
    tellMore: (shown: number) => void (more = shown),
  };
  const result = await inTime(call, options, (signal) => perform(call, { base, input, raw, effects, signal }, options));
  if (endpoint.raw && isRaw(result)) return sendRaw(reply, result);
  // Plain JSON.stringify beat a compiled serialiser end to end (measured), so the text is made here.
  const seen = seenAnswer(user, () => answerShape(endpoint.output), result);
  return sendCompressed(request, reply, JSON.stringify(success(seen, language, more)));
}

interface Asked {
  readonly base: Omit<PublicCtx, 'db' | 'now'>;
  readonly input: unknown;
  readonly raw: unknown;
  readonly effects: (() => void | Promise<void>)[];
  readonly signal: AbortSignal;
}

/** A call that has come to its end gives back what it holds, whatever its handler still awaits. */
async function inTime<T>(call: Call, { limits }: MountOptions, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { request, reply, endpoint } = call;
  const deadline = setDeadline({ request, reply, takesFile: endpoint.upload ?? false }, limits ?? usualLimits);
  try {
    return await deadline.within(work(deadline.signal));
  } catch (error) {
    // The rest of what stands still is not waited for.
    if (deadline.signal.aborted) reply.header('connection', 'close');
    throw error;
  } finally {
    deadline.lift();
  }
}

async function perform(call: Call, asked: Asked, options: MountOptions): Promise<unknown> {
  const { database, clock } = options;
  const { base, input, effects, signal } = asked;
  const result = call.endpoint.writes
    ? await runWriting(call, await withFile(call, asked), options)
    : await call.handler({ ...base, db: database.scoped(base.tenantId, { signal }), now: clock.now() }, input);
  for (const effect of effects) await effect();
  return result;
}

/** A write has its file before its transaction begins. */
async function withFile({ endpoint, request }: Call, asked: Asked): Promise<Asked> {
  return endpoint.upload ? { ...asked, base: { ...asked.base, sentFile: await receiveFile(request) } } : asked;
}

async function runWriting(call: Call, asked: Asked, { database, bodyKey }: MountOptions): Promise<unknown> {
  const { opensLate } = call;
  const { base, effects, signal } = asked;
  const how = { opensLate, signal, retry: true };
  const work = (tx: Tx) => {
    // Two calls may have stood in each other's way: what the first try wished for after its commit went with it.
    effects.length = 0;
    return call.handler({ ...base, db: tx, now: tx.now }, asked.input);
  };
  const keyed = keyedRequest(call, asked, bodyKey);
  if (!keyed) return database.transaction(base.tenantId, work, how);
  const run = opensLate ? onceLate : once;
  try {
    return await database.transaction(base.tenantId, (tx) => run(tx, { ...keyed, now: tx.now }, () => work(tx)), how);
  } catch (error) {
    if (!isKeyTaken(error)) throw error;
    // What the work wished for after its commit goes with it.
    effects.length = 0;
    return storedAnswer(database.scoped(keyed.tenantId), keyed);
  }
}

function keyedRequest({ endpoint, request }: Call, { base, raw }: Asked, bodyKey: BodyKeys): KeyedRequest | undefined {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !base.user || endpoint.raw) return undefined;
  const { tenantId, userId } = base.user;
  return { tenantId, userId, endpoint: endpoint.route, key, input: raw, bodyKey };
}

/**
 * Who may pass: decides 401, 403, the forced change of an initial password, the enrolment of a second factor that a role
 * demands, and whether he must prove again who he is, each before anything is done. An API scope closes an
 * endpoint in addition to its permission, under all its spellings; it never opens one.
 */
async function admit(
  { endpoint, routes, request }: Call,
  { authenticate, database, clock }: MountOptions,
  permission: Endpoint['permission'],
): Promise<SessionUser | undefined> {
  const user = await senderOf(request, authenticate);
  if (request.served) request.served.user = user;
  if (permission === 'public') return user;
  if (!user) throw new Refusal('platform.unauthorized', {}, 401);
  demandPlace(user, { address: request.ip, now: clock.now() });
  if (user.key && !isOpenToKeys(endpoint, permission)) throw new Refusal('integration.peopleOnly', {}, 403);
  if (user.mustChangePassword && !endpoint.beforePasswordChange) {
    throw new Refusal('platform.passwordMustChange', {}, 403);
  }
  if (user.lacksSecondFactor && !endpoint.beforeEnrolment) {
    throw new Refusal('platform.secondFactorMissing', {}, 403);
  }
  if (permission !== 'signedIn' && !user.permissions.has(permission)) throw new Refusal('platform.forbidden', {}, 403);
  if (routes.some((route) => user.closedRoutes?.has(route))) throw new Refusal('scope.routeClosed', {}, 403);
  if (asksForProof(endpoint, permission))
    await demandProof({ db: database.scoped(user.tenantId), user, now: clock.now() });
  return user;
}

/** Before a large body is read: whoever is not signed in has nothing large to say. */
async function demandKnownSender(
  endpoint: Endpoint,
  request: FastifyRequest,
  { authenticate }: MountOptions,
): Promise<void> {
  if (!isLarge(request) || (await senderOf(request, authenticate))) return;
  request.served = { endpoint, input: rawInput(request.query, undefined), user: undefined };
  throw endpoint.permission === 'public'
    ? new Refusal('platform.tooLarge', {}, 413)
    : new Refusal('platform.unauthorized', {}, 401);
}

/** A save without an id adds, which is a right of its own. */
function permissionFor({ permission, permissionToAdd }: Endpoint, raw: unknown): Endpoint['permission'] {
  if (permissionToAdd === undefined) return permission;
  const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : undefined;
  return id === undefined || id === null || id === '' ? permissionToAdd : permission;
}

type CallFacts = 'requestId' | 'address' | 'host' | 'log' | 'headers' | 'sentFile' | 'note';

function contextOf(request: FastifyRequest): Pick<PublicCtx, CallFacts> {
  return {
    requestId: request.id,
    address: request.ip,
    host: request.host,
    log: request.log as Ctx['log'],
    headers: request.headers as PublicCtx['headers'],
    sentFile: (take, missing = 'file.missing') => sentFile(request, take, missing),
    note: (facts: Readonly<Record<string, unknown>>) => {
      if (request.served) request.served.facts = facts;
    },
  };
}

function isRaw(result: unknown): result is RawAnswer {
  return typeof result === 'object' && result !== null && 'body' in result && 'headers' in result;
}

function sendRaw(reply: FastifyReply, { status = 200, headers, body }: RawAnswer): FastifyReply {
  return reply.status(status).headers(headers).send(body);
}
