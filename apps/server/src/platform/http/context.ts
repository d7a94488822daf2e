import type { Endpoint, Language, MessageCode } from '@zhaocai/model';
import type { Db } from '../db/types.ts';
import type { SessionUser } from '../access/session-user.ts';
import type { FlowBusinessesOf } from '../flows/flow-business.ts';
import type { Readable } from 'node:stream';
import type { Logger } from 'pino';

/** What a command or query is given. It never opens a transaction and never reads a clock of its own. */
export interface Ctx {
  /** The tenant's database: one scoped query per call for reads, one transaction per request for `writes`. */
  readonly db: Db;
  readonly user: SessionUser;
  readonly tenantId: string;
  /** `yyyy-MM-dd HH:mm:ss` Asia/Shanghai: the database's time (plus the test's offset). Always bind it. */
  readonly now: string;
  readonly language: Language;
  readonly requestId: string;
  /** The caller's address, as TRUST_PROXY decides. */
  readonly address: string;
  /** The host that the caller asked, with its port, as TRUST_PROXY decides; absent where no request stands behind. */
  readonly host?: string;
  readonly log: Logger;
  /** What flows can be about on this server. */
  readonly flowBusinesses: FlowBusinessesOf<Ctx, Pick<Ctx, 'db' | 'user' | 'tenantId' | 'now'>>;
  /** Gives the file of a multipart request to `take`; without one, refuses with `missing`. Once per call. */
  sentFile<T>(take: TakeFile<T>, missing?: MessageCode): Promise<T>;
  /** What the log keeps of this call beside its name, never a secret; read when the answer is out. */
  readonly note?: (facts: Readonly<Record<string, unknown>>) => void;
  /** A list of the answer was cut after so many rows (crud/cut-at.ts); whoever asked is told. */
  readonly tellMore?: (shown: number) => void;
  /** Runs once the transaction is committed (at once where there is none). */
  afterCommit(effect: () => void | Promise<void>): void;
}

/** One file of a multipart request, streamed. */
export interface UploadedPart {
  readonly fileName: string;
  readonly stream: Readable;
}

/** Reads the file to its end, or refuses it. `more`: how many files follow, asked when this one has been read. */
export type TakeFile<T> = (part: UploadedPart, more: () => Promise<number>) => Promise<T>;

/** Of an endpoint that is `public`: there may be nobody signed in. */
export interface PublicCtx extends Omit<Ctx, 'user' | 'tenantId'> {
  readonly user: SessionUser | undefined;
  readonly tenantId: string | undefined;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

export type Handler<I, O, C = Ctx> = (ctx: C, input: I) => Promise<O>;

/** A file, or JSON without the envelope (the token answer). */
export interface RawAnswer {
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | Readable;
}

export interface MountedEndpoint {
  readonly endpoint: Endpoint;
  /** Of a write that no deadline judges: its transaction begins with its first statement (db/transaction.ts). */
  readonly opensLate?: boolean;
  readonly handler: Handler<never, unknown, never>;
}

/** Ties an endpoint of the API to what does its work; the types of both must agree. */
export function handle<I, O>(endpoint: Endpoint<I, O>, handler: Handler<I, O>): MountedEndpoint {
  return { endpoint, handler };
}

export function handlePublic<I, O>(endpoint: Endpoint<I, O>, handler: Handler<I, O, PublicCtx>): MountedEndpoint {
  return { endpoint, handler };
}
