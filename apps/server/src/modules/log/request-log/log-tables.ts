import { plainOf } from '@zhaocai/model';
import type { Database } from '../../../platform/db/index.ts';

export type LogTable = 'log_usual' | 'log_api' | 'log_error';

/** A row on its way into a log; what it leaves out is null. */
export interface NewLog {
  readonly table: LogTable;
  readonly tenantId: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const shared = {
  id: 'bigint',
  method: 'text',
  request_uri: 'text',
  create_by: 'text',
  create_user: 'bigint',
  create_dept: 'bigint',
  remote_ip: 'text',
  user_agent: 'text',
  request_id: 'text',
  create_time: 'timestamptz',
};

const columns: Readonly<Record<LogTable, Readonly<Record<string, string>>>> = {
  log_usual: { ...shared, event: 'text', title: 'text', title_en: 'text', log_level: 'smallint', log_data: 'jsonb' },
  log_api: {
    ...shared,
    title: 'text',
    title_en: 'text',
    outcome: 'smallint',
    http_status: 'integer',
    time: 'integer',
    message: 'text',
    params: 'jsonb',
  },
  log_error: {
    ...shared,
    source: 'smallint',
    exception_name: 'text',
    message: 'text',
    stack_trace: 'text',
    file_name: 'text',
    line_number: 'integer',
    params: 'jsonb',
  },
};

/** Only for tenants that exist: a failed sign-in may name any number. */
function insertInto(table: LogTable): string {
  const names = Object.keys(columns[table]);
  const typed = Object.entries(columns[table]).map(([name, type]) => `${name} ${type}`);
  return `insert into ${table} (tenant_id, ${names.join(', ')})
    select $1, ${names.map((name) => `r.${name}`).join(', ')} from jsonb_to_recordset($2::jsonb) as r(${typed.join(', ')})
    where exists (select from tenant where tenant_id = $1)`;
}

const inserts: Readonly<Record<LogTable, string>> = {
  log_usual: insertInto('log_usual'),
  log_api: insertInto('log_api'),
  log_error: insertInto('log_error'),
};

/** Rows of one tenant into one log, in one statement. What is logged was judged by nobody: it goes in as far as it can. */
export async function insertLogs(
  db: Pick<ReturnType<Database['scoped']>, 'write'>,
  { table, tenantId }: Pick<NewLog, 'table' | 'tenantId'>,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  await db.write(inserts[table], [tenantId, JSON.stringify(rows, plainTexts)]);
}

function plainTexts(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? plainOf(value) : value;
}
