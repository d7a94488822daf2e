import type { Entity, ExportInput, Fields } from '@zhaocai/model';
import { seenEntity, tellsHidden } from '../access/index.ts';
import type { Snapshot } from '../db/index.ts';
import type { Ctx, RawAnswer } from '../http/context.ts';
import { projectionOf, toShownRow } from '../rows/columns.ts';
import { exportColumns, listedFields, type ExportColumns } from './export-columns.ts';
import type { ExportFacts } from './export-progress.ts';
import { exportWorkbook, type RowSource, type WireRow } from './export-workbook.ts';
import { filterConditions, orderBy, shownBy, type DerivedColumns } from './filters.ts';
import { namerOf } from './names.ts';
import { Parameters } from '../rows/sql-text.ts';
import { visibleConditions, type ScopeHook } from '../rows/visible.ts';

/** Small enough that V8 takes it back before it counts as old. */
const batchSize = 200;

interface ExportOptions {
  readonly input: ExportInput;
  readonly scope?: ScopeHook;
  readonly derived?: DerivedColumns;
  /** What the list does to its rows before it shows them; a batch at a time. */
  readonly finish?: (rows: readonly WireRow[]) => readonly WireRow[] | Promise<readonly WireRow[]>;
  /** The columns where they are others than the entity's fields. */
  readonly fields?: Fields;
}

interface Plan {
  readonly entity: Entity;
  readonly finish: ExportOptions['finish'];
  readonly columns: ExportColumns;
  readonly where: string;
  readonly order: string;
  readonly values: readonly unknown[];
  /** Those of the conditions alone: a count has no order. */
  readonly counted: readonly unknown[];
}

/** The list's rows as an .xlsx: its own filters, order, columns and rights, read by a cursor. */
export async function exportRows(ctx: Ctx, entity: Entity, options: ExportOptions): Promise<RawAnswer> {
  const { exportColumns: wanted, exportProgress, ...filters } = options.input;
  const seen = seenEntity(ctx.user, entity);
  const columns = exportColumns(seenFields(ctx, options.fields ?? listedFields(entity), { entity, seen }), wanted);
  const parameters = new Parameters();
  const where = [
    ...visibleConditions(entity, ctx, { parameters, scope: options.scope }),
    ...filterConditions({ ...seen, derived: options.derived }, filters, parameters),
  ].join(' and ');
  const { finish } = options;
  const counted = [...parameters.values];
  const order = orderBy({ ...seen, shown: shownBy(options.derived, parameters) }, filters);
  const plan: Plan = { entity: seen, columns, where, finish, order, values: parameters.values, counted };
  const { current: _current, size: _size, ...asked } = filters;
  return exportWorkbook(ctx, {
    name: entity.label[ctx.language],
    columns,
    progress: exportProgress,
    asked,
    source: (snapshot, facts) => cursorOf(ctx, plan, { snapshot, facts }),
  });
}

/** The entity's own fields only where the user sees them, and what stands beside them where it tells none that he does not see. */
function seenFields({ user }: Ctx, fields: Fields, { entity, seen }: { entity: Entity; seen: Entity }): Fields {
  const shown = Object.entries(fields).filter(([name, field]) =>
    name in entity.fields ? name in seen.fields : !tellsHidden(user, field),
  );
  return Object.fromEntries(shown);
}

interface Reading {
  readonly snapshot: Snapshot;
  readonly facts: ExportFacts;
}

function cursorOf(ctx: Ctx, plan: Plan, reading: Reading): RowSource {
  return { counted: () => count(plan, reading), batches: () => batchesOf(ctx, plan, reading) };
}

/** Within the answer, not before it: who gives up while a long list is counted stops the counting. */
async function count({ entity, where, counted }: Plan, { snapshot, facts }: Reading): Promise<void> {
  const sql = `select count(*) as total from ${entity.table} t where ${where}`;
  const [found] = await snapshot.query<{ total: string }>(sql, counted);
  facts.total = Number(found?.total ?? 0);
}

async function* batchesOf(
  ctx: Ctx,
  { entity, columns, where, order, values, finish }: Plan,
  { snapshot, facts }: Reading,
): AsyncGenerator<readonly WireRow[]> {
  const projection = projectionOf(entity, 'list');
  const { tenantId, language } = ctx;
  const namer = await namerOf(columns.fields, { asked: snapshot, tenantId, language, self: entity });
  const sql = `select ${projection.select} from ${entity.table} t where ${where} order by ${order}`;
  for await (const stored of snapshot.batches<WireRow>(sql, { values, size: batchSize })) {
    const wire = stored.map((row) => toShownRow(row, projection));
    const rows = finish ? await finish(wire) : wire;
    await namer.fill(rows);
    facts.rows += rows.length;
    yield rows;
  }
}
