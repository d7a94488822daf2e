import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '@zhaocai/model';
import type { SessionUser } from '../access/session-user.ts';

/** What the route of an endpoint notes while it answers. */
export interface ServedCall {
  readonly endpoint: Endpoint;
  /** Query and body as they came: not yet parsed, with whatever secrets they carry. */
  readonly input: Readonly<Record<string, unknown>>;
  user: SessionUser | undefined;
  /** What the call said of itself for the log. */
  facts?: Readonly<Record<string, unknown>>;
}

/** A call that has been answered. */
export interface FinishedCall extends Readonly<ServedCall> {
  readonly method: string;
  /** The template, never the address with its query. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly address: string;
  readonly userAgent: string;
  readonly requestId: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The refusal or the error, where there was one. */
  readonly failure: unknown;
}

export interface CallObserver {
  /** Is a call that went well worth telling? One that was refused or failed is told in any case. */
  watches(endpoint: Endpoint): boolean;
  take(call: FinishedCall): void;
}

/** Tells of finished calls after their answers are out. A plain read that went well costs two comparisons. */
export function observeCalls(server: FastifyInstance, observer: CallObserver): void {
  const tell = (request: FastifyRequest, reply: FastifyReply) => {
    const { served } = request;
    if (served?.endpoint.unseen && reply.statusCode < 500) return;
    if (!served || (reply.statusCode < 400 && !served.endpoint.writes && !observer.watches(served.endpoint))) return;
    observer.take({
      ...(served.endpoint.unseen ? nobodys(served) : served),
      method: request.method,
      route: request.routeOptions.url ?? '',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      address: served.endpoint.unseen ? '' : request.ip,
      userAgent: served.endpoint.unseen ? '' : (request.headers['user-agent'] ?? ''),
      requestId: request.id,
      headers: served.endpoint.unseen ? {} : request.headers,
      failure: request.failure,
    });
  };
  server.addHook('onResponse', (request, reply, done) => {
    tell(request, reply);
    done();
  });
  // An answer that is cut off by its receiver is never finished; what had left by then has left.
  server.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => {
      if (reply.raw.headersSent && !reply.raw.writableFinished) tell(request, reply);
    });
    done();
  });
}

/** A fault is told whoever met it; of a bid without whose it was and what it said. */
function nobodys({ endpoint }: ServedCall): ServedCall {
  return { endpoint, input: {}, user: undefined };
}
