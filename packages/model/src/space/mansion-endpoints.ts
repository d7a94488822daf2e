import { z } from 'zod';
import { carries, fieldsIn } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Row } from '../kit/entity.ts';
import { pageInput, pageOf, type Page } from '../kit/page.ts';
import { exportInput, idInput, rowSchema } from '../kit/resource.ts';
import { savedAnswer, versionInput } from '../kit/wire-shapes.ts';
import { mansion } from './mansion.ts';
import { room } from './room.ts';
import { chartAnswer, stackedFloor } from './space-wire.ts';

const counted = {
  manageDeptName: z.string().nullable(),
  managePersonName: z.string().nullable(),
  floorCount: z.number(),
  roomCount: z.number(),
  sumRoomUsable: carries(z.string(), room, 'usableArea'),
  /** Usable area of the rooms for a square metre of building: K of docs/estate.md. */
  coefficient: carries(z.string(), room, 'usableArea'),
};
export const mansionRow = rowSchema(mansion.fields).extend(counted);
export type MansionRow = Row<typeof mansion> & {
  readonly manageDeptName: string | null;
  readonly managePersonName: string | null;
  readonly floorCount: number;
  readonly roomCount: number;
  readonly sumRoomUsable: string;
  readonly coefficient: string;
};

/** What a list of buildings and its spreadsheet have beside the building's own fields. */
export const mansionCounts = {
  floorCount: { kind: 'integer', label: { zh: '楼层数', en: 'Floors' } },
  roomCount: { kind: 'integer', label: { zh: '房间数', en: 'Rooms' } },
  sumRoomUsable: {
    kind: 'decimal',
    label: { zh: '房间使用面积', en: 'Usable area of rooms' },
    tells: ['room.usableArea'],
  },
  coefficient: { kind: 'decimal', label: { zh: '使用系数K', en: 'Coefficient K' }, tells: ['room.usableArea'] },
} as const;

const refs = { managePerson: 'user', manageDeptId: 'dept' } as const;

/** Every building of the tenant; the same as the page, for buildings are everybody's. */
export const pageAllMansions = endpoint({
  route: 'POST /api/eam/bizmansion/allMansionDataPage',
  label: { zh: '全部楼栋分页查询', en: 'All buildings: page' },
  permission: 'mansion_view',
  input: pageInput,
  // The rows are the entity's, typed by its fields.
  output: pageOf(mansionRow) as unknown as z.ZodType<Page<MansionRow>>,
  ids: refs,
});

/** The further names of the export; the list's own is POST /excel. */
export const exportAllMansions = endpoint({
  route: 'POST /api/eam/bizmansion/allMansionExcel',
  aliases: [
    'GET /api/eam/bizmansion/allMansionExcel',
    'GET /api/eam/bizmansion/excel',
    'POST /api/eam/bizmansion/exportExcel',
  ],
  label: { zh: '全部楼栋导出', en: 'All buildings: export' },
  permission: 'mansion_export',
  input: exportInput,
  output: z.unknown(),
  raw: true,
  ids: refs,
});

export const editMansion = endpoint({
  route: 'POST /api/eam/bizmansion/editSave',
  label: { zh: '修改楼栋', en: 'Change a building' },
  permission: 'mansion_edit',
  input: z.looseObject({ id: idInput, version: versionInput.optional() }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'mansion', ...refs },
});

const byId = z.object({ id: idInput });

export const removeMansion = endpoint({
  route: 'GET /api/eam/bizmansion/delete',
  label: { zh: '删除楼栋', en: 'Remove a building' },
  permission: 'mansion_delete',
  input: z.object({ id: idInput.optional(), ids: z.string().max(20_000).optional() }),
  output: z.null(),
  writes: true,
  ids: { id: 'mansion', ids: 'mansion' },
});

export const mansionLayers = endpoint({
  route: 'GET /api/eam/bizmansion/queryTotalLayers',
  label: { zh: '楼栋层数', en: 'Floors of a building' },
  permission: 'mansion_view',
  input: byId,
  output: z.object({
    floorsAbove: z.number(),
    floorsBelow: z.number(),
    floors: z.array(z.object({ id: z.string(), floorNo: z.number(), floorName: z.string() })),
  }),
  ids: { id: 'mansion' },
});

/** The building from its roof down: floors with their rooms. */
export const mansionRooms = endpoint({
  route: 'GET /api/eam/bizmansion/roomDataByMansion',
  label: { zh: '楼栋房间', en: 'Rooms of a building' },
  permission: 'mansion_view',
  input: byId,
  output: z.array(stackedFloor),
  ids: { id: 'mansion' },
});

export const mansionStatistics = endpoint({
  route: 'POST /api/eam/bizmansion/mansionStatistics',
  label: { zh: '楼栋统计', en: 'Statistics of buildings' },
  permission: 'mansion_view',
  input: z.object({ campus: z.coerce.number().int().optional() }),
  output: z.object({
    cards: fieldsIn(
      z.object({
        mansionCount: z.number(),
        buildArea: z.string(),
        usableArea: z.string(),
        titledRatio: z.string(),
        dangerArea: z.string(),
      }),
      mansion,
    ),
    byCampus: chartAnswer,
    age: chartAnswer,
    structure: chartAnswer,
  }),
});

export const updateFloor = endpoint({
  route: 'POST /api/eam/mansion/floor/updateById',
  label: { zh: '修改楼层', en: 'Change a floor' },
  permission: 'mansion_edit',
  input: z.looseObject({ id: idInput, version: versionInput.optional() }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'mansionFloor', mansionId: 'mansion' },
});

export const removeFloor = endpoint({
  route: 'POST /api/eam/mansion/floor/removeById',
  label: { zh: '删除楼层', en: 'Remove a floor' },
  permission: 'mansion_delete',
  input: byId,
  output: z.null(),
  writes: true,
  ids: { id: 'mansionFloor' },
});

export const mansionEndpoints = [
  pageAllMansions,
  exportAllMansions,
  editMansion,
  removeMansion,
  mansionLayers,
  mansionRooms,
  mansionStatistics,
  updateFloor,
  removeFloor,
] as const;
