import {
  mansion,
  mansionCounts,
  mansionFloor,
  room,
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
import { tellsHidden } from '../../../platform/access/index.ts';
import { exportRows, readDetail, readPage } from '../../../platform/crud/index.ts';
import type { Ctx, RawAnswer } from '../../../platform/http/index.ts';
import { findRow, Parameters, visibleConditions } from '../../../platform/rows/index.ts';

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
async function withCounts({ db, tenantId, user }: Ctx, rows: readonly WireRow[]): Promise<WireRow[]> {
  if (rows.length === 0) return [];
  const found = await db.query<Counts>(countsOf, [tenantId, rows.map(({ id }) => id)]);
  const counts = new Map(found.map(({ id, usable, ...rest }) => [id, { usable, rest }]));
  return rows.map((row) => {
    const known = counts.get(String(row.id));
    const area = numberOf(row.buildArea);
    const coefficient = area.gt(0) ? numberOf(known?.usable).div(area).toFixed(4) : '0.0000';
    const areas = { sumRoomUsable: metresOf(known?.usable), coefficient };
    return { ...row, ...known?.rest, ...(!tellsHidden(user, mansionCounts.sumRoomUsable) && areas) };
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

interface FloorRow {
  readonly id: string;
  readonly floorId: string;
  readonly floorNo: number;
  readonly floorName: string;
  readonly buildArea: string;
}

/** From the roof down, those that the reader sees. */
function visibleFloors(ctx: Ctx, mansionId: string): Promise<FloorRow[]> {
  const parameters = new Parameters();
  const seen = visibleConditions(mansionFloor, ctx, { parameters }).join(' and ');
  return ctx.db.query<FloorRow & Record<string, unknown>>(
    `select t.id::text, t.id::text as "floorId", t.floor_no as "floorNo", t.floor_name as "floorName",
       t.build_area as "buildArea"
     from mansion_floor t where ${seen} and t.mansion_id = ${parameters.bind(mansionId)} order by t.floor_no desc`,
    parameters.values,
  );
}

export async function readLayers(ctx: Ctx, { id }: { id: string }): Promise<EndpointOutput<typeof mansionLayers>> {
  const [{ floorsAbove, floorsBelow }, floors] = await Promise.all([
    findRow(ctx, mansion, { id }),
    visibleFloors(ctx, id),
  ]);
  return {
    floorsAbove,
    floorsBelow,
    floors: floors.map(({ floorId, floorNo, floorName }) => ({ id: floorId, floorNo, floorName })),
  };
}

/** Of those that the reader sees. */
function visibleRooms(ctx: Ctx, mansionId: string): Promise<(StackedRoom & { floorId: string })[]> {
  const parameters = new Parameters();
  const seen = visibleConditions(room, ctx, { parameters }).join(' and ');
  return ctx.db.query<StackedRoom & { floorId: string } & Record<string, unknown>>(
    `select t.id::text, t.floor_id::text as "floorId", t.room_no as "roomNo", t.room_name as "roomName",
       t.usable_area as "usableArea", t.room_status::int as "roomStatus", t.room_purpose::int as "roomPurpose",
       d.dept_name as "useDeptName"
     from room t left join dept d on d.tenant_id = t.tenant_id and d.id = t.use_dept_id
     where ${seen} and t.mansion_id = ${parameters.bind(mansionId)} order by t.room_no`,
    parameters.values,
  );
}

/** From the roof down: every floor with its rooms. */
export async function readStack(ctx: Ctx, { id }: { id: string }): Promise<StackedFloor[]> {
  const [, floors, rooms] = await Promise.all([
    findRow(ctx, mansion, { id }),
    visibleFloors(ctx, id),
    visibleRooms(ctx, id),
  ]);
  const byFloor = new Map<string, StackedRoom[]>(floors.map(({ floorId }) => [floorId, []]));
  for (const { floorId, usableArea, ...stacked } of rooms)
    byFloor.get(floorId)?.push({ ...stacked, usableArea: metresOf(usableArea) });
  return floors.map(({ floorId, floorNo, floorName, buildArea }) => ({
    floorId,
    floorNo,
    floorName,
    buildArea: metresOf(buildArea),
    rooms: byFloor.get(floorId) ?? [],
  }));
}
