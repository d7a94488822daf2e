import { z } from 'zod';
import { fieldsIn } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Row } from '../kit/entity.ts';
import { pageInput, pageOf, type Page } from '../kit/page.ts';
import { exportInput, idInput, rowSchema } from '../kit/resource.ts';
import { room } from './room.ts';
import { roomsAsked, roomsChart, roomsTogether, stackedFloor } from './space-wire.ts';

/** Names beside the ids of a room. */
const named = {
  mansionName: z.string().nullable(),
  floorName: z.string().nullable(),
  useDeptName: z.string().nullable(),
};
export const roomRow = rowSchema(room.fields).extend(named);
export type RoomRow = Row<typeof room> & { readonly [K in keyof typeof named]: string | null };

const refs = { mansionId: 'mansion', floorId: 'mansionFloor' } as const;

/** The whole ledger, whichever unit uses the rooms. */
export const pageAllRooms = endpoint({
  route: 'POST /api/eam/bizroom/allRoomDataPage',
  label: { zh: '全部房间分页查询', en: 'All rooms: page' },
  permission: 'room_all',
  input: pageInput,
  // The rows are the entity's, typed by its fields.
  output: pageOf(roomRow) as unknown as z.ZodType<Page<RoomRow>>,
  ids: refs,
});

const spreadsheet = { input: exportInput, output: z.unknown(), raw: true, ids: refs } as const;

/** The list's own is POST /excel. */
export const exportRooms = endpoint({
  route: 'GET /api/eam/bizroom/excel',
  label: { zh: '房间导出', en: 'Rooms: export' },
  permission: 'room_export',
  ...spreadsheet,
});

export const exportAllRooms = endpoint({
  route: 'POST /api/eam/bizroom/allRoomExcel',
  aliases: ['GET /api/eam/bizroom/allRoomExcel'],
  label: { zh: '全部房间导出', en: 'All rooms: export' },
  permission: 'room_all',
  ...spreadsheet,
});

/** Changes take effect at once. `roomStatus` 7 seals a vacant room, 0 opens a sealed one; `reason` goes to the evidence. */
export const editRoom = endpoint({
  route: 'POST /api/eam/bizroom/editApplySave',
  label: { zh: '修改房间', en: 'Change a room' },
  permission: 'room_edit',
  input: z.looseObject({
    id: idInput,
    version: z.coerce.number().int().min(0).optional(),
    roomStatus: z.coerce.number().int().optional(),
    reason: z.string().trim().max(500).optional(),
  }),
  output: z.object({ id: z.string(), version: z.number() }),
  writes: true,
  ids: { id: 'room', ...refs },
});

export const removeRoom = endpoint({
  route: 'GET /api/eam/bizroom/delete',
  label: { zh: '删除房间', en: 'Remove a room' },
  permission: 'room_delete',
  input: z.object({ id: idInput.optional(), ids: z.string().max(20_000).optional() }),
  output: z.null(),
  writes: true,
  ids: { id: 'room', ids: 'room' },
});

const askedIds = { mansionId: 'mansion', deptId: 'dept' } as const;

export const roomAreas = endpoint({
  route: 'POST /api/eam/bizroom/areaData',
  label: { zh: '房间面积合计', en: 'Areas of rooms' },
  permission: 'room_view',
  input: roomsAsked,
  output: fieldsIn(
    z.object({
      buildArea: z.string(),
      usableArea: z.string(),
      quotaArea: z.string(),
      idleArea: z.string(),
      leasedArea: z.string(),
      roomCount: z.number(),
      idleCount: z.number(),
    }),
    room,
  ),
  ids: askedIds,
});

export const selectRoomsByMansion = endpoint({
  route: 'GET /api/eam/bizroom/selectRoomByMansion',
  label: { zh: '按楼栋选择房间', en: 'Rooms of a building to choose from' },
  permission: 'room_view',
  input: z.object({ mansionId: idInput }),
  output: z.array(stackedFloor),
  ids: { mansionId: 'mansion' },
});

const statistics = 'roomStatistics_view';
const chart = { permission: statistics, input: roomsAsked, output: roomsChart, ids: askedIds } as const;
const rows = {
  permission: statistics,
  input: pageInput.extend(roomsAsked.shape),
  output: pageOf(roomsTogether),
  ids: askedIds,
} as const;

export const roomPurposeChart = endpoint({
  route: 'POST /api/eam/bizroom/byRoomPurposeChart',
  label: { zh: '按用途统计图', en: 'Rooms by purpose: chart' },
  ...chart,
});
export const roomTypeChart = endpoint({
  route: 'POST /api/eam/bizroom/byRoomTypeChart',
  label: { zh: '按类型统计图', en: 'Rooms by type: chart' },
  ...chart,
});
export const roomPurposeData = endpoint({
  route: 'POST /api/eam/bizroom/byRoomPurposeData',
  label: { zh: '按用途统计', en: 'Rooms by purpose' },
  ...rows,
});
export const roomTypeData = endpoint({
  route: 'POST /api/eam/bizroom/byRoomTypeData',
  label: { zh: '按类型统计', en: 'Rooms by type' },
  ...rows,
});
export const facultyRoomData = endpoint({
  route: 'POST /api/eam/bizroom/facultyRoomData',
  label: { zh: '按使用单位统计', en: 'Rooms by unit' },
  ...rows,
});

export const roomEndpoints = [
  pageAllRooms,
  exportRooms,
  exportAllRooms,
  editRoom,
  removeRoom,
  roomAreas,
  selectRoomsByMansion,
  roomPurposeChart,
  roomTypeChart,
  roomPurposeData,
  roomTypeData,
  facultyRoomData,
] as const;
