import * as contract from '@zhaocai/contract';
import { crud, removeRows } from '../../../platform/crud/index.ts';
import { handle, type Ctx, type MountedEndpoint } from '../../../platform/http/index.ts';
import { readStack } from '../mansion/mansion-queries.ts';
import { idsOf } from '../named-ids.ts';
import { editRoom } from './edit-room.ts';
import { exportAllRooms, exportRooms, pageAllRooms, pageRooms, readAreas, readRoom } from './room-queries.ts';
import { roomHooks as hooks } from './room-rules.ts';
import { chartCounts, pageCounts } from './room-statistics.ts';

const { room } = contract;

export function roomRoutes(): MountedEndpoint[] {
  const { page, detail } = contract.resource(room);
  return [
    ...crud(room, { ...hooks, without: ['page', 'detail'] }),
    ...(page ? [handle(page, pageRooms)] : []),
    ...(detail ? [handle(detail, readRoom)] : []),
    handle(contract.pageAllRooms, pageAllRooms),
    handle<contract.ExportInput, unknown>(contract.exportRooms, exportRooms),
    handle<contract.ExportInput, unknown>(contract.exportAllRooms, exportAllRooms),
    handle(contract.editRoom, editRoom),
    handle(contract.removeRoom, (ctx: Ctx, input) => removeRows(ctx, room, { ids: idsOf(input), hooks })),
    handle(contract.roomAreas, readAreas),
    handle(contract.selectRoomsByMansion, (ctx: Ctx, { mansionId }) => readStack(ctx, { id: mansionId })),
    handle(contract.roomPurposeChart, chartCounts('purpose')),
    handle(contract.roomTypeChart, chartCounts('type')),
    handle(contract.roomPurposeData, pageCounts('purpose')),
    handle(contract.roomTypeData, pageCounts('type')),
    handle(contract.facultyRoomData, pageCounts('unit')),
  ];
}
