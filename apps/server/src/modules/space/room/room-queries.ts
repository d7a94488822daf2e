import {
  room,
  roomLifecycle,
  whether,
  type EndpointInput,
  type EndpointOutput,
  type ExportInput,
  type Page,
  type PageInput,
  type roomAreas,
  type RoomRow,
  metresOf,
} from '@zhaocai/model';
import { exportRows, readDetail, readPage } from '../../../platform/crud/index.ts';
import { Parameters, visibleConditions, type ScopeHook } from '../../../platform/rows/index.ts';
import { notFound, type Ctx, type RawAnswer } from '../../../platform/http/index.ts';
import { askedConditions, demandAsked } from './asked-rooms.ts';
import { roomHooks } from './room-rules.ts';

type WireRow = Record<string, unknown>;

const namesOf = `
  select r.id::text, m.mansion_name as "mansionName", f.floor_name as "floorName", d.dept_name as "useDeptName"
  from room r
  left join mansion m on m.tenant_id = r.tenant_id and m.id = r.mansion_id
  left join mansion_floor f on f.tenant_id = r.tenant_id and f.id = r.floor_id
  left join dept d on d.tenant_id = r.tenant_id and d.id = r.use_dept_id
  where r.tenant_id = $1 and r.id = any($2::bigint[])`;

/** One page with the names of what its rooms stand in and who uses them. */
async function pageOf(ctx: Ctx, input: PageInput, scope: ScopeHook | undefined): Promise<Page<RoomRow>> {
  const page = await readPage(ctx, room, { input, scope });
  return { ...page, records: await withNames(ctx, page.records) };
}

async function withNames({ db, tenantId }: Ctx, rows: readonly WireRow[]): Promise<RoomRow[]> {
  const ids = rows.map(({ id }) => id);
  const found = ids.length > 0 ? await db.query<WireRow>(namesOf, [tenantId, ids]) : [];
  const names = new Map(found.map((one) => [one.id, one]));
  // The select list is made from the definition, the names by the query above.
  return rows.map((row) => ({ ...row, ...names.get(row.id) })) as unknown as RoomRow[];
}

/** One room, with the names of what it stands in and of who uses it. */
export async function readRoom(ctx: Ctx, { id }: { id: string }): Promise<RoomRow> {
  const [row] = await withNames(ctx, [await readDetail(ctx, room, { id })]);
  return row ?? notFound();
}

export function pageRooms(ctx: Ctx, input: PageInput): Promise<Page<RoomRow>> {
  return pageOf(ctx, input, roomHooks.scope);
}

/** The ledger, whichever unit uses the rooms: the call has a right of its own. */
export function pageAllRooms(ctx: Ctx, input: PageInput): Promise<Page<RoomRow>> {
  return pageOf(ctx, input, undefined);
}

export function exportRooms(ctx: Ctx, input: ExportInput): Promise<RawAnswer> {
  return exportRows(ctx, room, { input });
}

export function exportAllRooms(ctx: Ctx, input: ExportInput): Promise<RawAnswer> {
  return exportRows(ctx, room, { input });
}

/** What the rooms that a user sees measure together. */
export async function readAreas(
  ctx: Ctx,
  input: EndpointInput<typeof roomAreas>,
): Promise<EndpointOutput<typeof roomAreas>> {
  await demandAsked(ctx, input);
  const parameters = new Parameters();
  const where = [...visibleConditions(room, ctx, { parameters }), ...askedConditions(input, parameters)].join(' and ');
  const [sums] = await ctx.db.query<Record<string, string> & { roomCount: number; idleCount: number }>(
    `select sum(t.build_area) as build, sum(t.usable_area) as usable,
       sum(t.quota_area) filter (where t.quota_counted in ${whether.sql('yes')}) as quota,
       sum(t.usable_area) filter (where t.room_status in ${roomLifecycle.sql('vacant')}) as idle,
       sum(t.usable_area) filter (where t.room_status in ${roomLifecycle.sql('leased')}) as leased,
       count(*)::int as "roomCount", (count(*) filter (where t.room_status in ${roomLifecycle.sql('vacant')}))::int as "idleCount"
     from room t where ${where}`,
    parameters.values,
  );
  return {
    buildArea: metresOf(sums?.build),
    usableArea: metresOf(sums?.usable),
    quotaArea: metresOf(sums?.quota),
    idleArea: metresOf(sums?.idle),
    leasedArea: metresOf(sums?.leased),
    roomCount: sums?.roomCount ?? 0,
    idleCount: sums?.idleCount ?? 0,
  };
}
