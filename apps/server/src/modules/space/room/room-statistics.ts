import {
  ratiosOf,
  room,
  roomPurposeGroups,
  roomPurposes,
  roomType,
  type Choice,
  type EndpointOutput,
  type Page,
  type PageInput,
  type roomPurposeChart,
  type RoomsAsked,
  type RoomsBranch,
  type RoomsTogether,
  numberOf,
  metresOf,
} from '@zhaocai/model';
import { pageAnswer } from '../../../platform/crud/index.ts';
import { Parameters, visibleConditions } from '../../../platform/rows/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { barChart, pieChart, type Bar } from '../charts.ts';
import { askedConditions, demandAsked } from './asked-rooms.ts';

/** By what rooms are put together: a column of theirs, and what its values are called. */
export type Grouping = 'purpose' | 'type' | 'unit';

const columns = { purpose: 't.room_purpose', type: 't.room_type', unit: 't.use_dept_id' } as const;

interface Counted {
  readonly key: string | null;
  readonly deptName: string | null;
  readonly roomCount: number;
  readonly buildArea: string | null;
  readonly usableArea: string;
}

/** The rooms that a user sees, by one of their columns; the larger areas first. Ratios make 100.00. */
async function countRooms(ctx: Ctx, by: Grouping, asked: RoomsAsked): Promise<RoomsTogether[]> {
  await demandAsked(ctx, asked);
  const parameters = new Parameters();
  const where = [...visibleConditions(room, ctx, { parameters }), ...askedConditions(asked, parameters)].join(' and ');
  const rows = await ctx.db.query<Counted & object>(
    `select ${columns[by]}::text as key, max(d.dept_name) as "deptName", count(*)::int as "roomCount",
       sum(t.build_area) as "buildArea", sum(t.usable_area) as "usableArea"
     from room t left join dept d on d.tenant_id = t.tenant_id and d.id = t.use_dept_id
     where ${where} group by 1 order by 5 desc, 1`,
    parameters.values,
  );
  const ratios = ratiosOf(rows.map(({ usableArea }) => usableArea));
  return rows.map((row, index) => ({
    key: row.key ?? '',
    name: nameOf(ctx, by, row),
    roomCount: row.roomCount,
    buildArea: metresOf(row.buildArea),
    usableArea: metresOf(row.usableArea),
    ratio: ratios[index] ?? '0.00',
  }));
}

const choicesOf: Readonly<Record<'purpose' | 'type', readonly Choice[]>> = {
  purpose: roomPurposes,
  type: roomType.choices,
};
const unassigned = { zh: '未分配', en: 'Not allocated' };

function nameOf({ language }: Ctx, by: Grouping, { key, deptName }: Counted): string {
  if (by === 'unit') return key === null ? unassigned[language] : (deptName ?? key);
  return choicesOf[by].find(({ value }) => String(value) === key)?.label[language] ?? key ?? '';
}

/** The rows behind a chart, and the rooms of each unit. */
export function pageCounts(by: Grouping) {
  return async (ctx: Ctx, input: PageInput & RoomsAsked): Promise<Page<RoomsTogether>> => {
    const { current, size, campus, mansionId, deptId } = input;
    const all = await countRooms(ctx, by, { campus, mansionId, deptId });
    const records = all.slice((current - 1) * size, current * size);
    return pageAnswer({ records, counted: all.length, cap: 10_000, size, current });
  };
}

/** D-1 of docs/estate.md: the groups of purposes as a pie that opens into purposes, the same as bars, and a tree. */
export function chartCounts(by: 'purpose' | 'type') {
  return async (ctx: Ctx, asked: RoomsAsked): Promise<EndpointOutput<typeof roomPurposeChart>> => {
    const counts = await countRooms(ctx, by, asked);
    const tree = by === 'purpose' ? groupsOf(ctx, counts) : counts;
    return {
      pie: pieChart(ctx, { unit: '㎡', slices: tree.map(barOf) }),
      bar: barChart(ctx, { unit: '㎡', bars: counts.map(barOf) }),
      tree,
    };
  };
}

function barOf({ key, name, usableArea }: RoomsTogether): Bar {
  return { key, name, value: usableArea };
}

function groupsOf({ language }: Ctx, counts: readonly RoomsTogether[]): RoomsBranch[] {
  const groups = roomPurposeGroups.flatMap(({ value, label }) => {
    const children = counts.filter(({ key }) => key.startsWith(String(value)));
    if (children.length === 0) return [];
    const sum = (of: 'buildArea' | 'usableArea') =>
      children.reduce((total, child) => total.plus(child[of]), numberOf(0)).toFixed(2);
    const roomCount = children.reduce((total, child) => total + child.roomCount, 0);
    const [buildArea, usableArea] = [sum('buildArea'), sum('usableArea')];
    return [{ key: String(value), name: label[language], roomCount, buildArea, usableArea, children }];
  });
  const ratios = ratiosOf(groups.map(({ usableArea }) => usableArea));
  return groups.map((group, index) => ({ ...group, ratio: ratios[index] ?? '0.00' }));
}
