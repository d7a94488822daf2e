import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A row of a table, a file or a line of the log: all that lies side by side, as text. */
export interface StolenRow {
  readonly place: string;
  readonly values: readonly string[];
}

type AsSuperuser = <R extends object>(sql: string) => Promise<R[]>;

/** Every column of every table, in whatever schema, large objects and the planner's samples of columns too. */
export async function stolenTables(asSuperuser: AsSuperuser): Promise<StolenRow[]> {
  const tables = await asSuperuser<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')
     union all values ('pg_catalog.pg_largeobject'), ('pg_catalog.pg_stats')`,
  );
  const stolen: StolenRow[] = [];
  for (const { name } of tables) {
    const rows = await asSuperuser<{ row: unknown }>(`select to_jsonb(t) as row from ${name} t`);
    stolen.push(...rows.map(({ row }) => ({ place: name, values: scalarsIn(row) })));
  }
  return stolen;
}

/** Every file under a folder, with its path and its bytes. */
export async function stolenFiles(folder: string): Promise<StolenRow[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  return Promise.all(
    files.map(async (path) => ({
      place: path,
      values: [...path.slice(folder.length).split('/'), await readFile(path, 'latin1')],
    })),
  );
}

/**
 * The files of the database itself that changed since: its tables as they lie on the disk, deleted rows included, and
 * the log of all changes. Other databases of the same server are left out of the tables.
 */
export async function* stolenDisk(asSuperuser: AsSuperuser, since: Date): AsyncGenerator<Buffer> {
  await asSuperuser('checkpoint');
  const [at] = await asSuperuser<{ folder: string; oid: string }>(
    `select current_setting('data_directory') as folder, oid::text from pg_database where datname = current_database()`,
  );
  const folders = ['pg_wal', join('base', at?.oid ?? '')].map((part) => join(at?.folder ?? '', part));
  const listed = await Promise.all(folders.map((folder) => readdir(folder, { withFileTypes: true })));
  for (const one of listed.flat().filter((entry) => entry.isFile())) {
    const path = join(one.parentPath, one.name);
    if ((await stat(path)).mtime >= since) yield readFile(path);
  }
}

export function stolenLog(lines: readonly string[]): StolenRow[] {
  return lines.map((line) => ({ place: 'log', values: scalarsIn(JSON.parse(line)) }));
}

/** The texts and numbers of a value at any depth, also of a text that is itself JSON. */
function scalarsIn(value: unknown): string[] {
  if (value === null || typeof value === 'boolean') return [];
  if (typeof value === 'object') return Object.values(value).flatMap(scalarsIn);
  const text = String(value);
  return /^[[{]/.test(text) ? [text, ...scalarsIn(parsed(text))] : [text];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** 16 bytes are MD5's, 64 those of SHA-512; four are a check sum's. */
const digestBytes: ReadonlySet<number> = new Set([16, 20, 28, 32, 48, 64]);

/** What may be a digest or a check sum, as hex: written as hex, base64, UUID, number or in raw bytes. */
export function digestsIn(value: string): string[] {
  const hex = [...value.matchAll(/(?<![0-9a-f])(?:[0-9a-f]{8}|[0-9a-f]{32,128})(?![0-9a-f])/gi)].map(
    ([token]) => token,
  );
  const uuid = [...value.matchAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi)].map(([token]) => token);
  const base64 = [...value.matchAll(/(?<![\w+/-])[\w+/-]{22,88}={0,2}(?![\w+/=-])/g)]
    .filter(([token]) => /[A-Z]/.test(token) && /[a-z]/.test(token))
    .map(([token]) => Buffer.from(token, 'base64').toString('hex'));
  const raw = digestBytes.has(value.length) ? [Buffer.from(value, 'latin1').toString('hex')] : [];
  const numbers = /^-?\d{1,10}$/.test(value) ? [checkSum(Number(value))] : [];
  const long = [...hex.filter(({ length }) => length > 8), ...uuid, ...base64, ...raw].map(plain);
  return [
    ...long.filter(({ length }) => digestBytes.has(length / 2)),
    ...hex.filter(isCheckSum).map(plain),
    ...numbers,
  ];
}

export function checkSum(number: number): string {
  return (number >>> 0).toString(16).padStart(8, '0');
}

function isCheckSum({ length }: string): boolean {
  return length === 8;
}

function plain(token: string): string {
  return token.replaceAll('-', '').toLowerCase();
}
