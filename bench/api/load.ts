import autocannon from 'autocannon';
import { postgresCpu } from './postgres-cpu.ts';
import type { ServerProcess } from './server-process.ts';

/** One request of a load; the next call makes the next one, with another tenant, token and id. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token?: string;
  readonly idempotencyKey?: string;
  readonly body?: object;
}

export interface Target {
  readonly server: ServerProcess;
  next(): LoadRequest;
}

export interface Measurement {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly nodeMicroseconds: number;
  readonly databaseMicroseconds: number | undefined;
}

export interface LoadOptions {
  readonly postmasterPid: number;
  readonly seconds: number;
  readonly connections: number;
  /** Ends after so many requests instead. */
  readonly amount?: number;
}

/** Loads one server for some seconds. An answer that is not 200 makes the whole run worthless, so it throws. */
export async function measure({ server, next }: Target, options: LoadOptions): Promise<Measurement> {
  const nodeBefore = await server.cpu();
  const databaseBefore = postgresCpu(options.postmasterPid);
  const result = await autocannon({
    url: server.url,
    connections: options.connections,
    ...(options.amount === undefined ? { duration: options.seconds } : { amount: options.amount }),
    requests: [{ setupRequest: (request) => Object.assign(request, wireRequest(next())) }],
  });
  const databaseAfter = postgresCpu(options.postmasterPid);
  const nodeAfter = await server.cpu();
  const answered = result['2xx'];
  if (result.non2xx > 0 || result.errors > 0 || result.timeouts > 0 || answered === 0) {
    throw new Error(`${server.url}: ${result.non2xx} refusals, ${result.errors} errors, ${answered} answers`);
  }
  return {
    requestsPerSecond: answered / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    nodeMicroseconds: (nodeAfter - nodeBefore) / answered,
    databaseMicroseconds:
      databaseBefore === undefined || databaseAfter === undefined
        ? undefined
        : (databaseAfter - databaseBefore) / answered,
  };
}

function wireRequest({ method, path, token, idempotencyKey, body }: LoadRequest) {
  return {
    method,
    path,
    headers: {
      ...(token !== undefined && { 'blade-auth': `bearer ${token}` }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  };
}

/** The same request once, as an ordinary caller: to see that both sides answer the same before they are timed. */
export async function askOnce(server: ServerProcess, request: LoadRequest): Promise<unknown> {
  const { method, path, headers, body } = wireRequest(request);
  const answer = await fetch(`${server.url}${path}`, { method, headers, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text);
}
