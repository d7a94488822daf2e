import { type Entity, type Page, type PageInput, type SeenEntity } from '@zhaocai/model';
import { seenEntity } from '../access/index.ts';
import type { Ctx } from '../http/context.ts';
import { actionsFor } from '../lifecycle/index.ts';
import { notFound } from '../http/refusal.ts';
import { projectionOf, toShownRow } from '../rows/columns.ts';
import { cutAt } from './cut-at.ts';
import { filterConditions, orderBy, shownBy, type DerivedColumns } from './filters.ts';
import { Parameters } from '../rows/sql-text.ts';
import { visibleConditions, type ScopeHook } from '../rows/visible.ts';

type WireRow = Record<string, unknown>;

const everySize = 1_000;

/** All rows, however many, fetched in pages; for lists of one person or one contract, which are drawn whole. */
export async function readEvery(
  ctx: Ctx,
  entity: Entity,
  { size = everySize, ...asked }: { input: Omit<PageInput, 'current' | 'size'>; scope?: ScopeHook; size?: number },
): Promise<WireRow[]> {
  const rows: WireRow[] = [];
  for (let current = 1; ; current += 1) {
    const { records } = await readPage(ctx, entity, { ...asked, input: { ...asked.input, current, size } });
    rows.push(...records);
    if (records.length < size) return rows;
  }
}

/** One page and its total, asked side by side; the total is exact up to the entity's cap. */
export async function readPage(
  ctx: Ctx,
  entity: Entity,
  { input, scope, derived }: { input: PageInput; scope?: ScopeHook; derived?: DerivedColumns },
): Promise<Page<WireRow>> {
  const { current, size } = input;
  const seen = seenEntity(ctx.user, entity);
  const parameters = new Parameters();
  const where = [
    ...visibleConditions(entity, ctx, { parameters, scope }),
    ...filterConditions({ ...seen, derived }, input, parameters),
  ].join(' and ');
  const cap = entity.totalCap ?? 10_000;
  const counted = `select count(*)::int as total from (select 1 from ${entity.table} t where ${where} limit ${cap + 1}) c`;
  const projection = projectionOf(seen, 'list');
  const countValues = [...parameters.values];
  const page = `select ${projection.select} from ${entity.table} t where ${where}
    order by ${orderBy({ ...seen, shown: shownBy(derived, parameters) }, input)} limit ${parameters.bind(size)} offset ${parameters.bind((current - 1) * size)}`;
  const [records, [count]] = await Promise.all([
    ctx.db.query<WireRow>(page, parameters.values),
    ctx.db.query<{ total: number }>(counted, countValues),
  ]);
  for (const record of records) toShownRow(record, projection);
  return { ...pageAnswer({ records, counted: count?.total ?? 0, cap, size, current }), ...hiddenIn(seen) };
}

/** What a page says of the fields that its reader does not see. */
export function hiddenIn({ hidden }: Pick<SeenEntity, 'hidden'>): Pick<Page<unknown>, 'hiddenFields'> {
  return hidden ? { hiddenFields: Object.keys(hidden) } : {};
}

export function pageAnswer<R>({
  records,
  counted,
  cap,
  size,
  current,
}: {
  records: R[];
  counted: number;
  cap: number;
  size: number;
  current: number;
}): Page<R> {
  const total = Math.min(counted, cap);
  return { records, total, size, current, pages: Math.ceil(total / size), ...(counted > cap && { totalCapped: true }) };
}

/** So many rows a list of an entity has at most. */
const mostListed = 2_000;

/** Every visible row that passes the filters, up to 2,000 and a word where there are more: for pickers. */
export async function readList(
  ctx: Ctx,
  entity: Entity,
  { input, scope }: { input: WireRow; scope?: ScopeHook },
): Promise<WireRow[]> {
  const seen = seenEntity(ctx.user, entity);
  const parameters = new Parameters();
  const where = [
    ...visibleConditions(entity, ctx, { parameters, scope }),
    ...filterConditions(seen, input, parameters),
  ].join(' and ');
  const projection = projectionOf(seen, 'list');
  const asked = ctx.db.query<WireRow>(
    `select ${projection.select} from ${entity.table} t where ${where} order by ${orderBy(seen, input)} limit ${mostListed + 1}`,
    parameters.values,
  );
  const rows = await cutAt(ctx, asked, mostListed);
  return rows.map((row) => toShownRow(row, projection));
}

/** One row with all its fields and the actions this user may take now; 404 when it is not his to see. */
export async function readDetail(
  ctx: Ctx,
  entity: Entity,
  { id, scope }: { id: string; scope?: ScopeHook },
): Promise<WireRow> {
  const parameters = new Parameters();
  const conditions = visibleConditions(entity, ctx, { parameters, scope });
  const projection = projectionOf(seenEntity(ctx.user, entity), 'detail');
  const [row] = await ctx.db.query<WireRow>(
    `select ${projection.select} from ${entity.table} t where ${conditions.join(' and ')} and t.id = ${parameters.bind(id)}`,
    parameters.values,
  );
  if (!row) return notFound();
  const wire = toShownRow(row, projection);
  const { lifecycle } = entity;
  if (!lifecycle) return wire;
  const { tenantId, createUser } = wire;
  const made = { ...wire, id, tenantId: String(tenantId), createUser: createUser === null ? null : String(createUser) };
  return { ...wire, actions: await actionsFor(ctx, entity, made) };
}
