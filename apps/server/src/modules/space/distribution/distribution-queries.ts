import {
  distributedRoomFields,
  roomDistribution,
  type DistributionRow,
  type ExportInput,
  type Page,
  type PageInput,
} from '@zhaocai/model';
import { exportRows, readDetail, readPage } from '../../../platform/crud/index.ts';
import type { Ctx, RawAnswer } from '../../../platform/http/index.ts';

type WireRow = Record<string, unknown>;

const namesOf = `
  select a.id::text, m.mansion_name as "mansionName", f.floor_name as "floorName", r.room_no as "roomNo",
    r.room_name as "roomName", d.dept_name as "deptName"
  from room_distribution a
  join room r on r.tenant_id = a.tenant_id and r.id = a.room_id
  left join mansion m on m.tenant_id = r.tenant_id and m.id = r.mansion_id
  left join mansion_floor f on f.tenant_id = r.tenant_id and f.id = r.floor_id
  left join dept d on d.tenant_id = a.tenant_id and d.id = a.dept_id
  where a.tenant_id = $1 and a.id = any($2::bigint[])`;

async function withNames({ db, tenantId }: Ctx, rows: readonly WireRow[]): Promise<WireRow[]> {
  if (rows.length === 0) return [];
  const found = await db.query<WireRow>(namesOf, [tenantId, rows.map(({ id }) => id)]);
  const names = new Map(found.map((one) => [one.id, one]));
  return rows.map((row) => ({ ...row, ...names.get(row.id) }));
}

export async function pageDistributions(ctx: Ctx, input: PageInput): Promise<Page<DistributionRow>> {
  const page = await readPage(ctx, roomDistribution, { input });
  // The select list is made from the definition, the names by the query above.
  return { ...page, records: (await withNames(ctx, page.records)) as unknown as DistributionRow[] };
}

export async function readDistribution(ctx: Ctx, { id }: { id: string }): Promise<DistributionRow> {
  const [row] = await withNames(ctx, [await readDetail(ctx, roomDistribution, { id })]);
  return row as unknown as DistributionRow;
}

const { batchNo, roomId, ...otherFields } = roomDistribution.fields;
const createTime = { kind: 'instant', label: { zh: '创建时间', en: 'Created' } } as const;

/** The same rows as an .xlsx, with where each room is. */
export function exportDistributions(ctx: Ctx, input: ExportInput): Promise<RawAnswer> {
  const { mansionName, floorName, roomName } = distributedRoomFields;
  const fields = { batchNo, mansionName, floorName, roomId, roomName, ...otherFields, createTime };
  return exportRows(ctx, roomDistribution, { input, finish: (rows) => withNames(ctx, rows), fields });
}
