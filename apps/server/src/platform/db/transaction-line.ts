import type pg from 'pg';
import { told } from './db-over.ts';
import { backendOf, beginLead, isPrepared, scopeLead, send, type Lead, type Outcome } from './scoped-query.ts';
import { statementName } from './statement-names.ts';
import type { Values } from './types.ts';

/** The statements of one transaction, one after the other over its connection, whichever tenant they are for. */
export interface Line {
  run(tenantId: string, sql: string, values: readonly unknown[]): Promise<Outcome>;
  /** Sent with the next statement, before it. */
  wait(tenantId: string, sql: string, values: Values): void;
  /** What waits, and the commit, in one round trip. */
  commit(): Promise<Outcome>;
  /** Whether the connection can be used again. */
  rollback(): Promise<boolean>;
  release(isBroken: boolean): void;
  /** Ends the transaction from outside, whatever its owner still awaits: nothing more is sent. */
  abandon(reason: unknown): void;
  /** Never resolves; rejects when the transaction has been ended from outside, or its connection by the database. */
  readonly abandoned: Promise<never>;
}

/** `begun`: a connection on which the transaction has begun under the tenant; `connect`: none has been taken yet. */
export type LineOptions = {
  readonly tenantId: string;
  /** Stops what the backend of this number runs. */
  readonly cancel: (pid: number) => void;
} & ({ readonly begun: pg.PoolClient } | { readonly connect: () => Promise<pg.PoolClient> });

/** Statements asked side by side run in the order in which they were asked: a transaction has only one connection. */
export function openLine(options: LineOptions): Line {
  const ending = createEnding();
  const track = new Track(options, ending.end);
  let last: Promise<unknown> = Promise.resolve();
  let waiting: Waiting[] = [];

  function inTurn(step: (before: readonly Waiting[]) => Promise<Outcome>): Promise<Outcome> {
    const before = waiting;
    waiting = [];
    const next = last.then(() => {
      ending.demandNone();
      return track.running(() => step(before));
    });
    last = next.catch(() => undefined);
    return next;
  }

  return {
    run: (tenantId, sql, values) => inTurn((before) => track.send({ tenantId, sql, values }, before)),
    wait(tenantId, sql, values) {
      ending.demandNone();
      waiting.push({ tenantId, sql, values });
    },
    commit: () => inTurn((before) => track.commit(before)),
    rollback: () => track.rollback(),
    release(isBroken) {
      // What somebody has forgotten to await must not run on a connection that is another's by then.
      ending.end(new Error('the transaction is over'));
      track.release(isBroken);
    },
    abandon(reason) {
      ending.end(reason);
      track.destroy();
    },
    abandoned: ending.told,
  };
}

/** Whether a line has come to its end, and why. */
function createEnding() {
  let ended: { readonly reason: unknown } | undefined;
  let tell: (reason: unknown) => void = () => undefined;
  const told = new Promise<never>((_resolve, reject) => (tell = reject));
  told.catch(() => undefined);
  return {
    told,
    end(reason: unknown) {
      ended ??= { reason };
      tell(reason);
    },
    demandNone() {
      if (ended) throw ended.reason;
    },
  };
}

interface Waiting {
  readonly tenantId: string;
  readonly sql: string;
  readonly values: Values;
}

interface Named extends Waiting {
  readonly name: string | undefined;
}

const withName = ({ tenantId, sql, values }: Waiting): Named => ({ tenantId, sql, values, name: statementName(sql) });
const committed: Outcome = { command: 'COMMIT', rows: [], rowCount: null };

/** The connection under a transaction: whether it has begun, and whose tenant it stands at. */
class Track {
  #client: pg.PoolClient | undefined;
  readonly #connect: () => Promise<pg.PoolClient>;
  readonly #cancel: (pid: number) => void;
  readonly #end: (reason: unknown) => void;
  #current: string | undefined;
  #isReleased = false;
  #isRunning = false;

  constructor(options: LineOptions, end: (reason: unknown) => void) {
    this.#connect = 'begun' in options ? async () => options.begun : options.connect;
    this.#cancel = options.cancel;
    this.#end = end;
    if (!('begun' in options)) return;
    this.#take(options.begun);
    this.#current = options.tenantId;
  }

  async running(step: () => Promise<Outcome>): Promise<Outcome> {
    this.#isRunning = true;
    try {
      return await step();
    } finally {
      this.#isRunning = false;
    }
  }

  release(isBroken: boolean): void {
    if (this.#isReleased) return;
    this.#isReleased = true;
    this.#client?.off('end', this.#lost);
    this.#client?.release(isBroken);
  }

  /** A connection that is closed is rolled back by the database, whatever stood on it. */
  destroy(): void {
    if (this.#isReleased) return;
    const pid = this.#isRunning && this.#client ? backendOf(this.#client) : undefined;
    this.release(true);
    if (pid !== undefined) this.#cancel(pid);
  }

  async send(statement: Waiting, before: readonly Waiting[]): Promise<Outcome> {
    const client = await this.#taken();
    const leads = [...(await this.#drain(client, before.map(withName))), ...this.#leading(statement.tenantId)];
    const { sql, values } = statement;
    return send(client, { sql, values: told(values), name: statementName(sql) }, leads);
  }

  async commit(before: readonly Waiting[]): Promise<Outcome> {
    if (!this.#client && before.length === 0) return committed;
    const client = await this.#taken();
    const named = before.map(withName);
    if (this.#current === undefined && named.every(({ name }) => isPrepared(client, name)))
      return this.#sendWhole(client, named);
    const leads = await this.#drain(client, named);
    return send(client, { sql: 'commit', values: [], name: 'commit' }, leads);
  }

  /**
   * A transaction of which nothing has been sent yet, in one round trip and without BEGIN and COMMIT: what stands
   * before one Sync is stored wholly or not at all, and its answer comes when it is.
   */
  async #sendWhole(client: pg.PoolClient, before: readonly Named[]): Promise<Outcome> {
    let tenant: string | undefined;
    const leads: Lead[] = [];
    for (const { tenantId, name = '', values } of before) {
      if (tenantId !== tenant) leads.push(scopeLead(tenantId));
      tenant = tenantId;
      leads.push({ name, values: told(values) });
    }
    const last = leads.pop();
    const { sql = '' } = before.at(-1) ?? {};
    await send(client, { sql, name: last?.name, values: last?.values ?? [] }, leads);
    return committed;
  }

  async rollback(): Promise<boolean> {
    if (!this.#client || this.#isReleased) return true;
    try {
      await send(this.#client, { sql: 'rollback', values: [], name: 'rollback' });
      return true;
    } catch {
      // The connection itself is unusable; the first error is the one worth telling.
      return false;
    }
  }

  async #taken(): Promise<pg.PoolClient> {
    if (this.#client) return this.#client;
    const client = await this.#connect();
    // The end came while it was waited for.
    if (this.#isReleased) {
      client.release();
      throw new Error('the transaction is over');
    }
    return this.#take(client);
  }

  #take(client: pg.PoolClient): pg.PoolClient {
    client.once('end', this.#lost);
    return (this.#client = client);
  }

  #lost = (): void => this.#end(new Error('Connection terminated amid a transaction'));

  /** What must be said before a statement of this tenant: the beginning, and the tenant where it changes. */
  #leading(tenantId: string): Lead[] {
    if (tenantId === this.#current) return [];
    const beginning = this.#current === undefined ? [beginLead] : [];
    this.#current = tenantId;
    return [...beginning, scopeLead(tenantId)];
  }

  /** What waits, as leads of the next statement; one that the connection has not prepared yet goes on its own. */
  async #drain(client: pg.PoolClient, before: readonly Named[]): Promise<Lead[]> {
    let leads: Lead[] = [];
    for (const { tenantId, sql, name, values } of before) {
      leads.push(...this.#leading(tenantId));
      if (isPrepared(client, name)) {
        leads.push({ name, values: told(values) });
        continue;
      }
      await send(client, { sql, values: told(values), name }, leads);
      leads = [];
    }
    return leads;
  }
}
