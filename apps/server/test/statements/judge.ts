import type pg from 'pg';
import { describeStatement, type Column } from './describe-statement.ts';
import type { Statement } from './find-statements.ts';
import { expectedColumns, type Kind } from './row-type.ts';

const kindByType: Readonly<Record<number, Kind>> = {
  16: 'boolean',
  20: 'string',
  21: 'number',
  23: 'number',
  25: 'string',
  26: 'number',
  700: 'number',
  701: 'number',
  1042: 'string',
  1043: 'string',
  1082: 'string',
  1184: 'string',
  1700: 'string',
  19: 'string',
};

/** What is wrong with a statement: what PostgreSQL says, and where its rows are not what their caller calls them. */
export async function judge(client: pg.Client, statement: Statement, nullable: NullableColumns): Promise<string[]> {
  const { at, texts, rowType, place } = statement;
  const expected = rowType && expectedColumns(rowType, place);
  const faults = new Set<string>();
  for (const text of texts)
    for (const fault of await judgeText(client, text, { expected, nullable })) faults.add(fault);
  return [...faults].map((fault) => `${at} ${fault}`);
}

interface Measure {
  readonly expected: ReadonlyMap<string, ReadonlySet<Kind>> | undefined;
  readonly nullable: NullableColumns;
}

async function judgeText(client: pg.Client, text: string, { expected, nullable }: Measure): Promise<string[]> {
  try {
    const columns = await describeStatement(client, text);
    return [...(expected ?? [])].flatMap(([name, kinds]) => judgeColumn({ name, kinds }, { text, columns }, nullable));
  } catch (error) {
    return [(error as Error).message];
  }
}

/** The names of the tables' columns that may be empty, by table and column number. */
export type NullableColumns = ReadonlyMap<string, string>;

/** Of a view one cannot tell. */
export async function readNullable(client: pg.Client): Promise<NullableColumns> {
  const { rows } = await client.query<{ key: string; name: string }>(
    `select a.attrelid::text || ':' || a.attnum as key, a.attname as name
     from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
     where a.attnum > 0 and not a.attnotnull`,
  );
  return new Map(rows.map(({ key, name }) => [key, name]));
}

function judgeColumn(
  { name, kinds }: { readonly name: string; readonly kinds: ReadonlySet<Kind> },
  { text, columns }: { readonly text: string; readonly columns: readonly Column[] },
  nullable: NullableColumns,
): string[] {
  const column = columns.find((one) => one.name === name);
  if (!column) return [`answers no column «${name}»`];
  if (kinds.has('any')) return [];
  const kind = kindByType[column.type];
  if (kind && !kinds.has(kind)) return [`answers «${name}» as ${kind}, not as ${[...kinds].join(' | ')}`];
  // The statement asks for it, or says in a comment why it cannot be otherwise.
  const own = nullable.get(`${column.tableId}:${column.columnId}`);
  const isFilled = own === undefined || new RegExp(`\\b${own} is not null`).test(text);
  return isFilled || kinds.has('null') ? [] : [`answers «${name}», which may be empty`];
}
