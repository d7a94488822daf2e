import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Server } from 'node:http';
import multipart from '@fastify/multipart';
import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { addSecurityHeaders, headersOfEveryAnswer } from './security-headers.ts';
import { answerError, answerMissingRoute } from './errors.ts';
import type { ServedCall } from './observe-calls.ts';
import { Refusal } from './refusal.ts';
import { refuseLargeToNowhere } from './known-sender.ts';
import { demandShallow } from './json-depth.ts';
import { languageOf } from './language.ts';
import { demandFewNames } from './plain-input.ts';
import { watchReceivers } from './watch-receivers.ts';
import { watchSenders } from './watch-senders.ts';
import { refuseInWords, refuseUnreadable } from './unreadable.ts';
import type { MinuteCounts } from '../budgets/index.ts';

export interface HttpOptions {
  readonly log: FastifyBaseLogger;
  /** What TRUST_PROXY says: which hops may name the caller's address. */
  readonly trustProxy: boolean | number | string;
  /** Requests per minute from one address. */
  readonly requestsPerMinute: number;
  /** By which they are counted; absent where this server counts for itself alone. */
  readonly counts?: MinuteCounts;
  /** After how long somebody who does not take what he asked for, or does not send what he began, is left; a test does not wait a minute. */
  readonly unreadMs?: number;
  /** An office server, whose pages may stand in a frame. */
  readonly officeUrl?: string;
}

const megabyte = 1024 * 1024;

/** What libraries would log of a request at the levels `debug` and `trace`: its headers carry tokens. */
const headersInLog = ['busboyOptions', 'headers', 'req.headers', 'request.headers'];

/** A Fastify instance with everything that is the same for every call: ids, logs, headers, limits, errors. */
export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const server = Fastify<Server>({
    loggerInstance: options.log.child({}, { redact: { paths: headersInLog, remove: true } }),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedHops(options.trustProxy),
    genReqId: () => randomUUID(),
    bodyLimit: 2 * megabyte,
    // 100 MB over a slow line takes minutes; slow headers are cut off by Node's own, shorter limit.
    requestTimeout: 900_000,
    keepAliveTimeout: 75_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    // The router's own, which no hook has seen.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...headersOfEveryAnswer(options.officeUrl), 'x-request-id': request.id });
      return answerError(error, request, reply);
    },
    clientErrorHandler: refuseUnreadable(options.officeUrl),
    http: { requireHostHeader: false },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  server.setErrorHandler(answerError);
  server.setNotFoundHandler(answerMissingRoute);
  // A text is the body of no call: it would be left out without a word.
  server.removeContentTypeParser('text/plain');
  readForms(server);
  readJson(server);
  addSecurityHeaders(server, options.officeUrl);
  watchReceivers(server, options.unreadMs);
  watchSenders(server, options.unreadMs);
  logRequests(server);
  refuseInWords(server, options.officeUrl);
  refuseLargeToNowhere(server);
  await server.register(multipart, { limits: { fileSize: 512 * megabyte, files: 10, fields: 20 } });
  await limitRequests(server, options);
  return server;
}

/** A number of hops, as a rule over (address, hop); a list of networks and on/off are Fastify's own. */
function trustedHops(
  setting: HttpOptions['trustProxy'],
): boolean | string | ((address: string, hop: number) => boolean) {
  return typeof setting === 'number' ? (_address, hop) => hop < setting : setting;
}

/** The token call carries its credentials as a form. */
function readForms(server: FastifyInstance): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (request: FastifyRequest, body: unknown) => {
      demandFewNames(String(body), languageOf(request.headers['accept-language']));
      return Object.fromEntries(new URLSearchParams(String(body)));
    },
  );
}

/** As Fastify reads it, behind a look at its shape. */
function readJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    try {
      demandShallow(body, languageOf(request.headers['accept-language']) === 'zh' ? '请求' : 'request');
    } catch (error) {
      return done(error as Error);
    }
    return parse(request, body, done);
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** `<tenant>/<user>` once the call is admitted: who, for the log. */
    caller: string;
    /** Set by the route of an endpoint: what was asked, and by whom once that is known. */
    served: ServedCall | undefined;
    /** Why the call was not answered as asked. */
    failure: unknown;
  }
}

/** One line per request: the route's template, never the query, for it may carry credentials. */
function logRequests(server: FastifyInstance): void {
  server.decorateRequest('caller', '');
  server.decorateRequest('served', undefined);
  server.decorateRequest('failure', undefined);
  server.addHook('onResponse', (request, reply, done) => {
    if (request.served?.endpoint.unseen) return done();
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: reply.statusCode,
        caller: request.caller,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}

async function limitRequests(server: FastifyInstance, { requestsPerMinute, counts }: HttpOptions): Promise<void> {
  await server.register(rateLimit, {
    max: requestsPerMinute,
    ...(counts && { store: countedBy(counts, requestsPerMinute) }),
    timeWindow: 60_000,
    cache: 20_000,
    // By address alone: a header is the caller's to vary. A campus is one address, so the number is generous.
    keyGenerator: (request) => request.ip,
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: () => new Refusal('platform.tooMany', {}, 429),
  });
}

/** What the plugin makes its store with: it counts by the minute of the clock, and over all processes. */
function countedBy(counts: MinuteCounts, budget: number): FastifyRateLimitStoreCtor {
  return class Counted implements FastifyRateLimitStore {
    incr(key: string, answer: Parameters<FastifyRateLimitStore['incr']>[1]): void {
      answer(null, { current: counts.add({ kind: 'address', key, budget }), ttl: counts.msLeft() });
    }
    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
