import pg from 'pg';

/** Statements that every connection prepares when it opens. */
const leadStatements = {
  scope: "select set_config('app.tenant_id', $1, true)",
  begin: 'begin',
} as const;

/** A statement that the connection has prepared; it runs in front of a query, before the same Sync. */
export interface Lead {
  readonly name: string;
  readonly values: readonly unknown[];
}

export const beginLead: Lead = { name: 'begin', values: [] };

export function scopeLead(tenantId: string): Lead {
  return { name: 'scope', values: [tenantId] };
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
  readonly parsedStatements: Readonly<Record<string, string>>;
  bind(message: { portal: string; statement: string; values: readonly unknown[] }): void;
  execute(message: { portal: string; rows: number }): void;
  sync(): void;
}
/** How the rows of a statement are read: the part of the driver's result that it makes from their description. */
interface RowShape {
  fields: unknown;
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}
interface InnerQuery extends pg.Submittable {
  name: string | undefined;
  values: readonly unknown[];
  queryMode: string;
  _result: RowShape;
  _accumulateRows: boolean;
  callback: (error: Error | null | undefined, result: Outcome) => void;
  prepare(connection: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Wire): void;
}
type InnerQueryClass = new (text: string, values: readonly unknown[]) => InnerQuery;
/** How the driver writes a JavaScript value. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils;
const InnerQueryBase = pg.Query as unknown as InnerQueryClass;

/**
 * What each connection knows of the rows of its named statements. PostgreSQL refuses to run a prepared statement whose
 * rows would have changed, so a description once heard holds as long as the connection.
 */
const shapes = new WeakMap<Wire, Map<string, RowShape>>();

/**
 * A query with another, already prepared statement in front of it, both before one Sync: PostgreSQL runs them as one
 * implicit transaction, so a tenant set by the first holds for the second and is gone afterwards, in one round trip.
 * The first one's row and completion are swallowed here.
 */
class LedQuery extends InnerQueryBase {
  readonly leads: readonly Lead[];
  pending: number;
  /** Keeps what was heard of the rows, once the statement has run; of one without rows, that there are none. */
  remember: ((heard: RowShape) => void) | undefined;

  constructor(statement: Statement, leads: readonly Lead[]) {
    // The driver clones a config object property by property, which costs more than its query; a text it takes as it is.
    super(statement.sql, [...statement.values]);
    this.name = statement.name;
    this.queryMode = 'extended';
    this.leads = leads;
    this.pending = leads.length;
  }

  override prepare(connection: Wire): void {
    for (const lead of this.leads) {
      connection.bind({ portal: '', statement: lead.name, values: lead.values.map(prepareValue) });
      connection.execute({ portal: '', rows: 0 });
    }
    if (!this.runDescribed(connection)) super.prepare(connection);
  }

  /** Without asking again what its rows are like; false where that is not known, or a value cannot be written. */
  runDescribed(connection: Wire): boolean {
    const { name = '' } = this;
    const known = shapes.get(connection) ?? new Map<string, RowShape>();
    const shape = known.get(name);
    if (!shape || connection.parsedStatements[name] === undefined) {
      if (name) this.remember = (heard) => void shapes.set(connection, known.set(name, heard));
      return false;
    }
    const values = written(this.values);
    if (!values) return false;
    Object.assign(this._result, shape);
    this._accumulateRows = true;
    connection.bind({ portal: '', statement: name, values });
    connection.execute({ portal: '', rows: 0 });
    connection.sync();
    return true;
  }

  override handleDataRow(message: unknown): void {
    if (this.pending === 0) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Wire): void {
    if (this.pending > 0) this.pending -= 1;
    else {
      const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
      this.remember?.({ fields, _parsers, _prebuiltEmptyResultObject });
      super.handleCommandComplete(message, connection);
    }
  }
}

/** The values as they go over the wire; undefined where one of them cannot, which the driver then tells. */
function written(values: readonly unknown[]): readonly unknown[] | undefined {
  try {
    return values.map(prepareValue);
  } catch {
    return undefined;
  }
}

/** The message that binds them counts in sixteen bits; one more and PostgreSQL takes the rest for something else and hangs up. */
const mostValues = 65_535;

/** In the database's own words, which it would use if it could read so many. */
function tooManyValues({ sql, values }: Statement): Error {
  const error = new Error(`${values.length} values for one statement`);
  return Object.assign(error, { code: '54023', severity: 'ERROR', statement: sql.slice(0, 500) });
}

/** Runs one statement on a connection, the leads before it in the same round trip. */
export function send(client: pg.ClientBase, statement: Statement, leads: readonly Lead[] = []): Promise<Outcome> {
  if (statement.values.length > mostValues) return Promise.reject(tooManyValues(statement));
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

/** Whether a statement can lead on this connection. */
export function isPrepared(client: pg.ClientBase, name: string | undefined): name is string {
  if (name === undefined) return false;
  const { connection } = client as unknown as { connection: { parsedStatements: Record<string, string> } };
  return connection.parsedStatements[name] !== undefined;
}

/** The number of the process that serves this connection. */
export function backendOf(client: pg.ClientBase): number {
  return (client as unknown as { processID: number }).processID;
}

/** Prepares the leading statements on a fresh connection. */
export async function prepareLeads(client: pg.ClientBase): Promise<void> {
  await client.query({ name: 'scope', text: leadStatements.scope, values: [''] });
  await client.query({ name: 'begin', text: leadStatements.begin });
  await client.query('rollback');
}
