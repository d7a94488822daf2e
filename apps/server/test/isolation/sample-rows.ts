import { columnOf, type Entity, type Field } from '@zhaocai/model';
import type pg from 'pg';
import type { TableShape } from './table-shapes.ts';

/** One row of every table, belonging together: what refers to a project refers to the family's project. */
export interface Family {
  readonly tenantId: string;
  /** Table → id of its row; tables without an id are left out. */
  readonly ids: ReadonlyMap<string, string>;
  /** Tables in which no row of this tenant may exist: those of the platform alone. */
  readonly impossible: readonly string[];
}

interface Source {
  readonly client: pg.ClientBase;
  readonly tables: readonly TableShape[];
  readonly entities: readonly Entity[];
  /** What satisfied the checks of a table for an earlier family: it is tried first for the next. */
  readonly learnt: Map<string, Map<string, number>>;
}

/** Who is party to the samples: it stands where a row names another tenant. */
export const party = '300001';

/**
 * Makes the family of a tenant, past all rules but the checks of the tables. Values come from the entity's definition
 * (first choice, flags off: a draft, nothing published) or from the column's type; a check that refuses one gets the
 * next candidate.
 */
export async function makeFamily(
  { client, tables, entities, learnt }: Source,
  tenantId: string,
  firstId: number,
): Promise<Family> {
  const planned = new Map(tables.filter(hasId).map(({ name }, index) => [name, String(firstId + index)]));
  const impossible: string[] = [];
  await client.query('begin; set local session_replication_role = replica');
  for (const table of tables) {
    const entity = entities.find((one) => one.table === table.name);
    const chosen = learnt.get(table.name) ?? new Map<string, number>();
    learnt.set(table.name, chosen);
    const row = new RowDraft(table, chosen, { entity, entities, tenantId, ids: planned });
    const outcome = await insert(client, row);
    if (outcome === 'impossible') impossible.push(table.name);
    if (outcome === 'present' && hasId(table)) planned.set(table.name, await presentId(client, table, tenantId));
  }
  await client.query('commit');
  const ids = new Map([...planned].filter(([name]) => !impossible.includes(name)));
  return { tenantId, ids, impossible };
}

function hasId({ columns }: TableShape): boolean {
  return columns.some(({ name, type }) => name === 'id' && type === 'bigint');
}

/** Where a tenant has one row only, as its own description, that one serves. */
async function presentId(client: pg.ClientBase, { name }: TableShape, tenantId: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(`select id::text from ${name} where tenant_id = $1 limit 1`, [
    tenantId,
  ]);
  return rows[0]?.id ?? '';
}

type Outcome = 'made' | 'present' | 'impossible';

/** `impossible`: a check ties the table to one tenant. */
async function insert(client: pg.ClientBase, row: RowDraft): Promise<Outcome> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const outcome = await tryOnce(client, row);
    if (outcome) return outcome;
  }
  throw new Error(`no sample row for ${row.table.name}`);
}

/** Undefined: a check refused these values, the next ones may do. */
async function tryOnce(client: pg.ClientBase, row: RowDraft): Promise<Outcome | undefined> {
  await client.query('savepoint sample');
  try {
    await client.query({ name: `sample of ${row.table.name}`, text: row.sql(), values: row.values() });
    return 'made';
  } catch (error) {
    await client.query('rollback to savepoint sample');
    return afterRefusal(error, row);
  }
}

function afterRefusal(error: unknown, row: RowDraft): Outcome | undefined {
  const { table } = row;
  const { code, constraint } = error as { code?: string; constraint?: string };
  // A second row of the kind is not allowed: the first one serves.
  if (code === '23505' || code === '23P01') return 'present';
  if (code !== '23514') throw error;
  const columns = table.checks.find(({ name }) => name === constraint)?.columns ?? [];
  if (columns.includes('tenant_id')) return 'impossible';
  if (row.tryNext(columns)) return undefined;
  throw new Error(`no sample satisfies ${constraint} of ${table.name}`, { cause: error });
}

interface Surroundings {
  readonly entity: Entity | undefined;
  readonly entities: readonly Entity[];
  readonly tenantId: string;
  readonly ids: ReadonlyMap<string, string>;
}

/** The values of a row, each with candidates to fall back on. */
class RowDraft {
  readonly table: TableShape;
  readonly #candidates = new Map<string, readonly unknown[]>();
  readonly #chosen: Map<string, number>;

  constructor(table: TableShape, chosen: Map<string, number>, surroundings: Surroundings) {
    this.table = table;
    this.#chosen = chosen;
    for (const { name, type, hasDefault, isRequired } of table.columns) {
      const candidates = candidatesOf({ table, name, type }, surroundings);
      const isReference = table.foreignKeys.some(({ column }) => column === name);
      if (hasDefault && !surroundings.entity) continue;
      // What may be missing is missing at first: a plain, fresh row.
      const isUploader = table.name === 'attachment' && name === 'create_user';
      const plain = isRequired || isUploader ? candidates : [null, ...candidates.slice(0, 1)];
      // What it may refer to it does, unless a check wants one of two references missing.
      this.#candidates.set(name, isReference && !isRequired ? [...candidates, null] : plain);
    }
    for (const base of ['status', 'version', 'is_deleted']) this.#candidates.delete(base);
  }

  sql(): string {
    const names = [...this.#candidates.keys()];
    return `insert into ${this.table.name} (${names.join(', ')}) overriding system value
            values (${names.map((_, index) => `$${index + 1}`).join(', ')})`;
  }

  values(): unknown[] {
    return [...this.#candidates].map(([name, candidates]) => candidates[this.#chosen.get(name) ?? 0] ?? null);
  }

  /** Counts through all combinations of the columns' candidates; false when they are used up. */
  tryNext(columns: readonly string[]): boolean {
    for (const column of columns) {
      const next = (this.#chosen.get(column) ?? 0) + 1;
      const isUsedUp = next >= (this.#candidates.get(column)?.length ?? 0);
      this.#chosen.set(column, isUsedUp ? 0 : next);
      if (!isUsedUp) return true;
    }
    return false;
  }
}

function candidatesOf(
  { table, name, type }: { table: TableShape; name: string; type: string },
  at: Surroundings,
): readonly unknown[] {
  if (name === 'tenant_id') return [at.tenantId];
  if (name === 'id') return [at.ids.get(table.name) ?? '1'];
  // Whose announcement was read: one of the own tenant, or the platform's.
  if (name === 'notice_tenant_id') return [at.tenantId];
  if (name.endsWith('_tenant_id')) return name === 'menu_tenant_id' ? ['000000'] : [party];
  const target = table.foreignKeys.find(({ column }) => column === name)?.to ?? refTable(name, at);
  const targetId = target === undefined ? undefined : at.ids.get(target);
  // Where two that are referred to must differ, one of them is a row that is not there.
  if (targetId !== undefined) return type.endsWith('[]') ? [[targetId]] : [targetId, '1'];
  // A file that hangs on nothing is its uploader's alone: here of whoever asks with every permission (real-app.ts).
  if (table.name === 'attachment' && name === 'create_user') return ['900'];
  const field = fieldOfColumn(name, at.entity);
  if (field?.kind === 'choice') return field.choices.map(({ value }) => value);
  return [...literalsOf(table, name, type), ...candidatesOfType(type, at.ids.get(table.name) ?? '1')];
}

/** `check (kind in ('buyer', 'supplier'))` itself says what it lets pass. */
function literalsOf({ checks }: TableShape, column: string, type: string): string[] {
  if (type !== 'text') return [];
  const about = checks.filter(({ columns }) => columns.length === 1 && columns[0] === column);
  return about.flatMap(({ definition }) =>
    [...definition.matchAll(/'([^']*)'::text/g)].map(([, literal = '']) => literal),
  );
}

function fieldOfColumn(column: string, entity: Entity | undefined): Field | undefined {
  return Object.entries(entity?.fields ?? {}).find(([name]) => columnOf(entity?.fields ?? {}, name) === column)?.[1];
}

function refTable(column: string, { entity, entities }: Surroundings): string | undefined {
  const field = fieldOfColumn(column, entity);
  const isRef = field?.kind === 'ref' || field?.kind === 'refs' || field?.kind === 'tree';
  return isRef ? entities.find(({ name }) => name === field.to)?.table : undefined;
}

const sha = '0'.repeat(64);

/** Texts and days differ from family to family, for many of them are unique. */
function candidatesOfType(type: string, id: string): readonly unknown[] {
  switch (type) {
    case 'text':
    case 'character varying':
      return [`示例${id}`, sha, 'sample', '1', 'GOODS', '13800000000'];
    case 'bigint':
    case 'integer':
    case 'smallint':
    case 'numeric':
      return [1, 0, 2, 10, 100];
    case 'boolean':
      return [false, true];
    case 'date':
      return [new Date(Date.UTC(2026, 0, 1 + (Number(id) % 9000))).toISOString().slice(0, 10)];
    case 'timestamp with time zone':
      return ['2026-11-20 10:00:00+08', '2026-11-20 11:00:00+08'];
    case 'jsonb':
      return ['[]', '{}', 'null'];
    case 'bytea':
      return [Buffer.from('sealed')];
    default:
      return type.endsWith('[]') ? ['{}'] : [null];
  }
}
