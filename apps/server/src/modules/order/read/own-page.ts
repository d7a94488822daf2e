import { type Entity, type Page, type PageInput } from '@zhaocai/model';
import { filterConditions, orderBy, pageAnswer } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { Parameters, projectionOf, toWireRow } from '../../../platform/rows/index.ts';

interface Asked {
  readonly input: PageInput;
  /** Conditions over `t` beside its party, and further columns of the select list. */
  readonly conditions?: readonly string[];
  readonly columns?: string;
}

/** A page of the rows whose supplier the caller is, in whosever tenant they stand; by the policy of the party. */
export async function readOwnPage(
  ctx: Ctx,
  entity: Entity,
  { input, conditions = [], columns }: Asked,
): Promise<Page<Record<string, unknown>>> {
  const { current, size } = input;
  const parameters = new Parameters();
  const where = [
    `t.supplier_tenant_id = ${parameters.bind(ctx.tenantId)}`,
    't.is_deleted = 0',
    ...conditions,
    ...filterConditions(entity, input, parameters),
  ].join(' and ');
  const cap = entity.totalCap ?? 10_000;
  const countValues = [...parameters.values];
  const projection = projectionOf(entity, 'list');
  const [records, [count]] = await Promise.all([
    ctx.db.query<Record<string, unknown>>(
      `select ${projection.select}${columns ? `, ${columns}` : ''} from ${entity.table} t where ${where}
       order by ${orderBy(entity, input)}
       limit ${parameters.bind(size)} offset ${parameters.bind((current - 1) * size)}`,
      parameters.values,
    ),
    ctx.db.query<{ total: number }>(
      `select count(*)::int as total from (select 1 from ${entity.table} t where ${where} limit ${cap + 1}) c`,
      countValues,
    ),
  ]);
  const shown = records.map((record) => toWireRow(record, projection));
  return pageAnswer({ records: shown, counted: count?.total ?? 0, cap, size, current });
}
