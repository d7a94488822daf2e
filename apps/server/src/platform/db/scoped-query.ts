import pg from 'pg';

/** Statements that every connection prepares when it opens; they run in front of a query, before the same Sync. */
export const leadStatements = {
  scope: "select set_config('app.tenant_id', $1, true)",
  begin: 'begin',
} as const;

export interface Lead {
  readonly statement: keyof typeof leadStatements;
  readonly values: readonly string[];
}

export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
  readonly name: string | undefined;
}

export interface Outcome {
  readonly rows: Record<string, unknown>[];
  readonly rowCount: number | null;
  readonly command: string;
}

/** What is used of the driver's connection and query although its declarations do not show it (pg is pinned exactly). */
interface Wire {
  bind(message: { portal: string; statement: string; values: readonly unknown[] }): void;
  execute(message: { portal: string; rows: number }): void;
}
interface InnerQuery extends pg.Submittable {
  callback: (error: Error | null | undefined, result: Outcome) => void;
  prepare(connection: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Wire): void;
}
type InnerQueryClass = new (config: object) => InnerQuery;
const InnerQueryBase = pg.Query as unknown as InnerQueryClass;

/**
 * A query with another, already prepared statement in front of it, both before one Sync: PostgreSQL runs them as one
 * implicit transaction, so a tenant set by the first holds for the second and is gone afterwards, in one round trip.
 * The first one's row and completion are swallowed here.
 */
class LedQuery extends InnerQueryBase {
  readonly leads: readonly Lead[];
  pending: number;

  constructor(statement: Statement, leads: readonly Lead[]) {
    super({ text: statement.sql, values: [...statement.values], name: statement.name, queryMode: 'extended' });
    this.leads = leads;
    this.pending = leads.length;
  }

  override prepare(connection: Wire): void {
    for (const lead of this.leads) {
      connection.bind({ portal: '', statement: lead.statement, values: lead.values });
      connection.execute({ portal: '', rows: 0 });
    }
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.pending === 0) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Wire): void {
    if (this.pending > 0) this.pending -= 1;
    else super.handleCommandComplete(message, connection);
  }
}

/** Runs one statement on a connection, the leads before it in the same round trip. */
export function send(client: pg.ClientBase, statement: Statement, leads: readonly Lead[] = []): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const query = new LedQuery(statement, leads);
    query.callback = (error, result) => {
      if (!error) return resolve(result);
      reject(told(error, statement));
    };
    client.query(query);
  });
}

/**
 * The error as it may be logged: with the statement, for the stack of a socket's event names no caller, and without the
 * values of a refused row, which may be somebody's secret.
 */
function told(error: Error, { sql }: Statement): Error {
  const values = error instanceof pg.DatabaseError && error.detail?.startsWith('Failing row contains');
  return Object.assign(error, { statement: sql.slice(0, 500), ...(values && { detail: undefined }) });
}

/** Prepares the leading statements on a fresh connection. */
export async function prepareLeads(client: pg.ClientBase): Promise<void> {
  await client.query({ name: 'scope', text: leadStatements.scope, values: [''] });
  await client.query({ name: 'begin', text: leadStatements.begin });
  await client.query('rollback');
}
