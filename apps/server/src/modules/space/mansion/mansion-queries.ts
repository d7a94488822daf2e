import {
  mansion,
  mansionCounts,
  type EndpointOutput,
  type ExportInput,
  type mansionLayers,
  type MansionRow,
  type Page,
  type PageInput,
  type StackedFloor,
  type StackedRoom,
  numberOf,
  metresOf,
} from '@zhaocai/model';
import { exportRows, readDetail, readPage } from '../../../platform/crud/index.ts';
import { notFound, type Ctx, type RawAnswer } from '../../../platform/http/index.ts';

type WireRow = Record<string, unknown>;

const countsOf = `
  select m.id::text, d.dept_name as "manageDeptName", coalesce(u.real_name, u.nick_name) as "managePersonName",
    coalesce(f.floors, 0)::int as "floorCount", coalesce(r.rooms, 0)::int as "roomCount", coalesce(r.usable, 0) as usable
  from mansion m
  left join dept d on d.tenant_id = m.tenant_id and d.id = m.manage_dept_id
  left join user_account u on u.tenant_id = m.tenant_id and u.id = m.manage_person
  left join lateral (select count(*) as floors from mansion_floor f
    where f.tenant_id = m.tenant_id and f.mansion_id = m.id and f.is_deleted = 0) f on true
  left join lateral (select count(*) as rooms, sum(usable_area) as usable from room r
    where r.tenant_id = m.tenant_id and r.mansion_id = m.id and r.is_deleted = 0) r on true
  where m.tenant_id = $1 and m.id = any($2::bigint[])`;

interface Counts extends WireRow {
  readonly id: string;
  readonly usable: string;
}

/** Puts beside each building who manages it and what stands in it: one question for all of them. */
async function withCounts({ db, tenantId }: Ctx, rows: readonly WireRow[]): Promise<WireRow[]> {
  if (rows.length === 0) return [];
  const found = await db.query<Counts>(countsOf, [tenantId, rows.map(({ id }) => id)]);
  const counts = new Map(found.map(({ id, usable, ...rest }) => [id, { usable, rest }]));
  return rows.map((row) => {
    const known = counts.get(String(row.id));
    const area = numberOf(row.buildArea);
    const coefficient = area.gt(0) ? numberOf(known?.usable).div(area).toFixed(4) : '0.0000';
    return { ...row, ...known?.rest, sumRoomUsable: metresOf(known?.usable), coefficient };
  });
}

export async function pageMansions(ctx: Ctx, input: PageInput): Promise<Page<MansionRow>> {
  const page = await readPage(ctx, mansion, { input });
  // The select list is made from the definition, the rest by the query above.
  return { ...page, records: (await withCounts(ctx, page.records)) as unknown as MansionRow[] };
}

/** One building with the same beside it. */
export async function readMansion(ctx: Ctx, { id }: { id: string }): Promise<MansionRow> {
  const [row] = await withCounts(ctx, [await readDetail(ctx, mansion, { id })]);
  return row as unknown as MansionRow;
}

/** The same rows as an .xlsx. */
export function exportMansions(ctx: Ctx, input: ExportInput): Promise<RawAnswer> {
  const finish = (rows: readonly WireRow[]) => withCounts(ctx, rows);
  const { createTime, ...fields } = { ...mansion.fields, createTime: createdField };
  return exportRows(ctx, mansion, { input, finish, fields: { ...fields, ...mansionCounts, createTime } });
}

const createdField = { kind: 'instant', label: { zh: '创建时间', en: 'Created' } } as const;

const layersOf = `
  select floors_above as "floorsAbove", floors_below as "floorsBelow" from mansion
  where tenant_id = $1 and id = $2 and is_deleted = 0`;
const floorsOf = `
  select id::text, id::text as "floorId", floor_no as "floorNo", floor_name as "floorName", build_area as "buildArea"
  from mansion_floor where tenant_id = $1 and mansion_id = $2 and is_deleted = 0 order by floor_no desc`;

interface FloorRow {
  readonly id: string;
  readonly floorId: string;
  readonly floorNo: number;
  readonly floorName: string;
  readonly buildArea: string;
}

export async function readLayers(ctx: Ctx, { id }: { id: string }): Promise<EndpointOutput<typeof mansionLayers>> {
  const [[layers], floors] = await Promise.all([
    ctx.db.query<{ floorsAbove: number; floorsBelow: number }>(layersOf, [ctx.tenantId, id]),
    ctx.db.query<FloorRow>(floorsOf, [ctx.tenantId, id]),
  ]);
  if (!layers) return notFound();
  return { ...layers, floors: floors.map(({ floorId, floorNo, floorName }) => ({ id: floorId, floorNo, floorName })) };
}

const roomsOf = `
  select r.id::text, r.floor_id::text as "floorId", r.room_no as "roomNo", r.room_name as "roomName",
    r.usable_area as "usableArea", r.room_status::int as "roomStatus", r.room_purpose::int as "roomPurpose",
    d.dept_name as "useDeptName"
  from room r left join dept d on d.tenant_id = r.tenant_id and d.id = r.use_dept_id
  where r.tenant_id = $1 and r.mansion_id = $2 and r.is_deleted = 0 order by r.room_no`;

/** From the roof down: every floor with its rooms. */
export async function readStack(ctx: Ctx, { id }: { id: string }): Promise<StackedFloor[]> {
  const values = [ctx.tenantId, id];
  const [[there], floors, rooms] = await Promise.all([
    ctx.db.query(layersOf, values),
    ctx.db.query<FloorRow>(floorsOf, values),
    ctx.db.query<StackedRoom & { floorId: string }>(roomsOf, values),
  ]);
  if (!there) return notFound();
  const byFloor = new Map<string, StackedRoom[]>(floors.map(({ floorId }) => [floorId, []]));
  for (const { floorId, usableArea, ...room } of rooms)
    byFloor.get(floorId)?.push({ ...room, usableArea: metresOf(usableArea) });
  return floors.map(({ floorId, floorNo, floorName, buildArea }) => ({
    floorId,
    floorNo,
    floorName,
    buildArea: metresOf(buildArea),
    rooms: byFloor.get(floorId) ?? [],
  }));
}
