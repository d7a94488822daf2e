import type pg from 'pg';
import { told } from './door.ts';
import { beginLead, isPrepared, scopeLead, send, type Lead, type Outcome } from './scoped-query.ts';
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
}

/** `begun`: a connection on which the transaction has begun under the tenant; `connect`: none has been taken yet. */
type Ground = { readonly tenantId: string } & (
  | { readonly begun: pg.PoolClient }
  | { readonly connect: () => Promise<pg.PoolClient> }
);

/** Statements asked side by side run in the order in which they were asked: a transaction has only one connection. */
export function openLine(ground: Ground): Line {
  const track = new Track(ground);
  let last: Promise<unknown> = Promise.resolve();
  let waiting: Waiting[] = [];

  function inTurn(step: (before: readonly Waiting[]) => Promise<Outcome>): Promise<Outcome> {
    const before = waiting;
    waiting = [];
    const next = last.then(() => step(before));
    last = next.catch(() => undefined);
    return next;
  }

  return {
    run: (tenantId, sql, values) => inTurn((before) => track.send({ tenantId, sql, values }, before)),
    wait: (tenantId, sql, values) => void waiting.push({ tenantId, sql, values }),
    commit: () => inTurn((before) => track.commit(before)),
    rollback: () => track.rollback(),
    release: (isBroken) => track.client?.release(isBroken),
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
  client: pg.PoolClient | undefined;
  readonly #connect: () => Promise<pg.PoolClient>;
  #current: string | undefined;

  constructor(ground: Ground) {
    this.client = 'begun' in ground ? ground.begun : undefined;
    this.#current = this.client && ground.tenantId;
    this.#connect = 'begun' in ground ? async () => ground.begun : ground.connect;
  }

  async send(statement: Waiting, before: readonly Waiting[]): Promise<Outcome> {
    const client = await this.#taken();
    const leads = [...(await this.#drain(client, before.map(withName))), ...this.#leading(statement.tenantId)];
    const { sql, values } = statement;
    return send(client, { sql, values: told(values), name: statementName(sql) }, leads);
  }

  async commit(before: readonly Waiting[]): Promise<Outcome> {
    if (!this.client && before.length === 0) return committed;
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
    if (!this.client) return true;
    try {
      await send(this.client, { sql: 'rollback', values: [], name: 'rollback' });
      return true;
    } catch {
      // The connection itself is unusable; the first error is the one worth telling.
      return false;
    }
  }

  async #taken(): Promise<pg.PoolClient> {
    return (this.client ??= await this.#connect());
  }

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
