import { columnOf, type Entity, type Row } from '@zhaocai/model';
import type { Ctx } from '../http/context.ts';
import { notFound } from '../http/refusal.ts';
import { projectionOf, toWireRow } from './columns.ts';
import { noteLocks } from './lock-order.ts';
import { Parameters } from './sql-text.ts';
import { demandVersion } from './values.ts';
import { visibleConditions, type ScopeHook } from './visible.ts';

type Reader = Pick<Ctx, 'db' | 'tenantId' | 'user' | 'now'>;

/**
 * Which rows there are for the caller. `visible`: his tenant's, within his data scope, as on his lists. `tenant`: all
 * of his tenant's, where a command looks at a row for the sake of another that the caller does see.
 */
export type Reach = 'visible' | 'tenant';

/**
 * What a lock is for. `change`: the row is about to change, those who refer to it need not wait. `remove`: nobody may
 * refer to it any more. `refer`: it must stay as long as this transaction refers to it.
 */
export type LockMode = 'change' | 'remove' | 'refer';

interface Wanted {
  readonly reach?: Reach;
  /** What narrows the visible rows further, as it does on the lists of the entity. */
  readonly scope?: ScopeHook;
}

const lockSql: Readonly<Record<LockMode, string>> = {
  change: 'for no key update of t',
  remove: 'for update of t',
  refer: 'for key share of t',
};

/** A row with all its fields, as the wire has them; a missing one and another tenant's answer 404 alike. */
export async function findRow<E extends Entity>(ctx: Ctx, entity: E, wanted: Wanted & { id: string }): Promise<Row<E>> {
  const [row] = await readRows(ctx, entity, { ...wanted, ids: [wanted.id] });
  return row ?? notFound();
}

/** Whether a row is this reader's to see. */
export async function isSeen(reader: Reader, entity: Entity, id: string): Promise<boolean> {
  const parameters = new Parameters();
  const conditions = visibleConditions(entity, reader, { parameters });
  const sql = `select 1 from ${entity.table} t where ${conditions.join(' and ')} and t.id = ${parameters.bind(id)}`;
  return (await reader.db.query(sql, parameters.values)).length > 0;
}

/** Those of these rows that are there, in the order of their ids; with `of` those whose field of that name has one of the ids. */
export function findRows<E extends Entity>(
  ctx: Ctx,
  entity: E,
  wanted: Wanted & { readonly ids: readonly string[]; readonly of?: string },
): Promise<Row<E>[]> {
  return readRows(ctx, entity, wanted);
}

/** The same as `findRow`, held until the transaction ends. */
export async function lockRow<E extends Entity>(
  ctx: Ctx,
  entity: E,
  { id, version, mode = 'change', ...wanted }: Wanted & Held & { readonly mode?: LockMode },
): Promise<Row<E>> {
  const [row] = await lockRows(ctx, entity, { ...wanted, ids: [id], mode });
  if (!row) return notFound();
  if (version !== undefined) demandVersion(row, version);
  return row;
}

interface Held {
  readonly id: string;
  /** The version that the caller has seen, where he names one: a newer row refuses as stale. */
  readonly version?: number | undefined;
}

type Locked = Wanted & { readonly ids: readonly string[]; readonly mode?: LockMode };

/** All of these rows, held in the order of their ids until the transaction ends; 404 when one is not there. */
export async function lockRows<E extends Entity>(ctx: Ctx, entity: E, wanted: Locked): Promise<Row<E>[]> {
  const rows = await lockThere(ctx, entity, wanted);
  return rows.length === new Set(wanted.ids).size ? rows : notFound();
}

/** Those of these rows that are there, held alike: for whoever has words of his own for one that is missing. */
export function lockThere<E extends Entity>(
  ctx: Ctx,
  entity: E,
  { ids, mode = 'change', ...wanted }: Locked,
): Promise<Row<E>[]> {
  const unique = [...new Set(ids)];
  noteLocks(ctx.db, entity, unique);
  return readRows(ctx, entity, { ...wanted, ids: unique, lock: lockSql[mode] });
}

/** All a tenant's own rows of an entity of which it has few, held until the transaction ends. */
export async function lockTenantRows<E extends Entity>(ctx: Ctx, entity: E): Promise<Row<E>[]> {
  const rows = await findTenantRows(ctx, entity);
  return lockThere(ctx, entity, { ids: rows.map(({ id }) => id), reach: 'tenant' });
}

/** Rows by a text of theirs: those that have one of the values. */
export interface Having {
  readonly field: string;
  readonly values: readonly string[];
}

/** All a tenant's own rows of an entity of which it has few, or those of them that have one of the values. */
export function findTenantRows<E extends Entity>(ctx: Ctx, entity: E, having?: Having): Promise<Row<E>[]> {
  return readRows(ctx, entity, { reach: 'tenant', isOwn: true, ...(having && { having }) });
}

interface Which {
  readonly ids?: readonly string[];
  readonly of?: string;
  readonly having?: Having;
  /** Without what the platform lets every tenant read. */
  readonly isOwn?: boolean;
}

async function readRows<E extends Entity>(
  ctx: Reader & Ctx,
  entity: E,
  { reach = 'visible', scope, lock = '', ...of }: Wanted & Which & { readonly lock?: string },
): Promise<Row<E>[]> {
  const parameters = new Parameters();
  const readable = lock === '' && !of.isOwn ? entity : { ...entity, platformReadable: false };
  const seen = reach === 'visible' ? readable : { ...readable, dataScoped: false };
  const conditions = visibleConditions(seen, ctx, { parameters, scope });
  const column = of.of === undefined ? 'id' : columnOf(entity.fields, of.of);
  if (of.ids) conditions.push(`t.${column} = any(${parameters.bind(of.ids)}::bigint[])`);
  if (of.having) {
    const { field, values } = of.having;
    conditions.push(`t.${columnOf(entity.fields, field)} = any(${parameters.bind(values)}::text[])`);
  }
  const projection = projectionOf(entity, 'detail');
  const rows = await ctx.db.query<Record<string, unknown>>(
    `select ${projection.select} from ${entity.table} t
     where ${conditions.join(' and ')} order by t.id ${lock}`,
    parameters.values,
  );
  // The select list is made from the definition that the type is made from.
  return rows.map((row) => toWireRow(row, projection) as unknown as Row<E>);
}
