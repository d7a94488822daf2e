import * as model from '@zhaocai/model';
import { crud, removeRows } from '../../../platform/crud/index.ts';
import { handle, type Ctx, type MountedEndpoint } from '../../../platform/http/index.ts';
import { readStack } from '../mansion/mansion-queries.ts';
import { idsOf } from '../named-ids.ts';
import { editRoom } from './edit-room.ts';
import { exportAllRooms, exportRooms, pageAllRooms, pageRooms, readAreas, readRoom } from './room-queries.ts';
import { roomHooks as hooks } from './room-rules.ts';
import { chartCounts, pageCounts } from './room-statistics.ts';

const { room } = model;

export function roomRoutes(): MountedEndpoint[] {
  const { page, detail } = model.resource(room);
  return [
    ...crud(room, { ...hooks, without: ['page', 'detail'] }),
    ...(page ? [handle(page, pageRooms)] : []),
    ...(detail ? [handle(detail, readRoom)] : []),
    handle(model.pageAllRooms, pageAllRooms),
    handle<model.ExportInput, unknown>(model.exportRooms, exportRooms),
    handle<model.ExportInput, unknown>(model.exportAllRooms, exportAllRooms),
    handle(model.editRoom, editRoom),
    handle(model.removeRoom, (ctx: Ctx, input) => removeRows(ctx, room, { ids: idsOf(input), hooks })),
    handle(model.roomAreas, readAreas),
    handle(model.selectRoomsByMansion, (ctx: Ctx, { mansionId }) => readStack(ctx, { id: mansionId })),
    handle(model.roomPurposeChart, chartCounts('purpose')),
    handle(model.roomTypeChart, chartCounts('type')),
    handle(model.roomPurposeData, pageCounts('purpose')),
    handle(model.roomTypeData, pageCounts('type')),
    handle(model.facultyRoomData, pageCounts('unit')),
  ];
}
