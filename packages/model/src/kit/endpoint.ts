import type { z } from 'zod';
import type { Entity, Route, Verb } from './entity.ts';
import type { Text } from './text.ts';

/** A code `<menu>_<verb>`, any signed-in user, or everybody. Missing does not compile. */
export type Permission = 'public' | 'signedIn' | (string & {});

export interface Endpoint<I = unknown, O = unknown> {
  /** Full route, e.g. `'POST /api/purchase/project/submitTask'`. */
  readonly route: Route;
  readonly label: Text;
  readonly permission: Permission;
  /** Of a save: the code that a call without an id needs in place of `permission`, for it adds. */
  readonly permissionToAdd?: Permission;
  /**
   * Query and body (query first, body over it) parsed together. `type: 'object'`; unknown keys are dropped
   * unless the schema is strict.
   */
  readonly input: z.ZodType<I>;
  /** Shape of `data` in the answer, for OpenAPI and for callers' types. */
  readonly output: z.ZodType<O>;
  /** Transaction, idempotency, audit and no-store follow this flag, never the HTTP method (decisions 15). */
  readonly writes?: boolean;
  /** Which inputs are ids of what: the isolation test tries another tenant's id in each. */
  readonly ids?: Readonly<Record<string, string>>;
  /** One of the generic calls: what its open input may hold, the fields of the entity say. */
  readonly generic?: { readonly entity: Entity; readonly verb: Verb };
  /** Further spellings of the same call. */
  readonly aliases?: readonly Route[];
  /** Answers even while the user still has to change an initial password. */
  readonly beforePasswordChange?: boolean;
  /** Answers even to somebody whose role demands a second factor that he has not enrolled yet. */
  readonly beforeEnrolment?: boolean;
  /** Asks who it is once more where the last proof is older than the tenant allows (`account.stepUpMinutes`). */
  readonly stepUp?: boolean;
  /** multipart: the handler is given the file by `ctx.sentFile`. */
  readonly upload?: boolean;
  /**
   * Asked by a bidder about his bid: that it was asked at all must not be known before the opening. No log of requests and
   * no metric has it; what counts stands in the bidder's own chain of evidence.
   */
  readonly unseen?: boolean;
  /** The answer is a file or bare JSON: the handler returns a `RawAnswer`. */
  readonly raw?: boolean;
  /** Refusals come without the envelope too, and without `code`: as the OAuth form that its callers read. */
  readonly bareRefusals?: boolean;
}

export function endpoint<I, O>(definition: Endpoint<I, O>): Endpoint<I, O> {
  return definition;
}

export type EndpointInput<E> = E extends Endpoint<infer I, infer _> ? I : never;
export type EndpointOutput<E> = E extends Endpoint<infer _, infer O> ? O : never;

/** Splits `'POST /api/x'`. */
export function parseRoute(route: Route): { method: 'GET' | 'POST'; path: string } {
  const [method, path] = route.split(' ') as ['GET' | 'POST', string];
  return { method, path };
}
