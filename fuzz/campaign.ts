import { gatherCauses, type Causes } from './causes.ts';
import { faultOf } from './judge.ts';
import { nowMs } from './health-watch.ts';
import { makeRequest, type Source } from './make-request.ts';
import type { People } from './people.ts';
import type { Product } from './product.ts';
import { bytesOf, type FuzzRequest, type Header } from './request.ts';
import { send, type Answer } from './send.ts';
import { withIds } from './targets.ts';
import { followUnderWay, type UnderWay } from './under-way.ts';

export interface Stage {
  readonly product: Product;
  readonly people: People;
  readonly source: Source;
}

/** What became of the requests: of a million of them no more than of a thousand. */
export interface Tally {
  readonly causes: Causes;
  readonly underWay: UnderWay;
  readonly statuses: Map<number, number>;
  readonly kinds: Map<string, number>;
  readonly succeeded: Map<string, Set<string>>;
}

export const emptyTally = (): Tally => ({
  causes: gatherCauses(),
  underWay: followUnderWay(),
  statuses: new Map(),
  kinds: new Map(),
  succeeded: new Map(),
});

const atOnce = 8;

/** Sends these requests, so many at once, and judges each answer. */
export async function sendAll(stage: Stage, indexes: Iterable<number>, tally: Tally): Promise<void> {
  const queue = indexes[Symbol.iterator]();
  const work = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await sendOne(stage, next.value, tally);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function sendOne(stage: Stage, index: number, tally: Tally): Promise<void> {
  if (!stage.product.isAlive()) return;
  const request = makeRequest(stage.source, index);
  tally.underWay.begin(index, nowMs());
  const answer = await ask(stage, request);
  tally.underWay.end(index, nowMs());
  count(tally.statuses, answer.status);
  count(tally.kinds, request.kind);
  if (answer.status >= 200 && answer.status < 300) noteSuccess(tally, request);
  const fault = stage.product.isAlive() ? faultOf(request, answer) : 'the server died';
  if (fault) tally.causes.add({ request, fault });
}

function count<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function noteSuccess({ succeeded }: Tally, { role, target }: FuzzRequest): void {
  const routes = succeeded.get(role) ?? new Set();
  succeeded.set(role, routes.add(target.route));
}

/** Sends one request as who asks; a session that turns out to be lost is there again for the next. */
export async function ask(
  { product, people }: Pick<Stage, 'product' | 'people'>,
  request: FuzzRequest,
): Promise<Answer> {
  const token = people.token(request.role);
  const answer = await send(product.port, bytesOf(addressed(request, people, token)), request.brokenAfter);
  const isOwn = !request.headers.some(([name]) => name === 'blade-auth');
  if (answer.status === 401 && isOwn && token && token === people.token(request.role)) await people.renew(request.role);
  return answer;
}

/** The request with what only the running product knows. */
function addressed(request: FuzzRequest, people: People, token: string | undefined): FuzzRequest {
  const known = (text: string) => withIds(text, (entity, number) => people.id(request.role, entity, number));
  const isNamed = (wanted: string) => request.headers.some(([name]) => name === wanted);
  const headers: Header[] = [...request.headers];
  if (token && !isNamed('blade-auth')) headers.push(['blade-auth', `bearer ${token}`]);
  if (!isNamed('x-forwarded-for')) headers.push(['x-forwarded-for', `10.0.0.${request.index % 16}`]);
  const body = typeof request.body === 'string' ? known(request.body) : request.body;
  return { ...request, url: known(request.url), body, headers };
}
