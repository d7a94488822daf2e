import * as model from '@zhaocai/model';
import { crud, removeRows, saveRow } from '../../../platform/crud/index.ts';
import { handle, type Ctx, type MountedEndpoint } from '../../../platform/http/index.ts';
import { idsOf } from '../named-ids.ts';
import { mansionHooks as hooks } from './mansion-rules.ts';
import { exportMansions, pageMansions, readLayers, readMansion, readStack } from './mansion-queries.ts';
import { readMansionStatistics } from './mansion-statistics.ts';

const { mansion } = model;

export function mansionRoutes(): MountedEndpoint[] {
  const { page, detail, export: spreadsheet } = model.resource(mansion);
  return [
    ...crud(mansion, { ...hooks, without: ['page', 'detail', 'export'] }),
    ...(page ? [handle(page, pageMansions)] : []),
    ...(detail ? [handle(detail, readMansion)] : []),
    ...(spreadsheet ? [handle(spreadsheet, exportMansions)] : []),
    handle(model.pageAllMansions, pageMansions),
    handle<model.ExportInput, unknown>(model.exportAllMansions, exportMansions),
    handle(model.editMansion, (ctx: Ctx, input) => saveRow(ctx, mansion, { input, hooks })),
    handle(model.removeMansion, (ctx: Ctx, input) => removeRows(ctx, mansion, { ids: idsOf(input), hooks })),
    handle(model.mansionLayers, readLayers),
    handle(model.mansionRooms, readStack),
    handle(model.mansionStatistics, readMansionStatistics),
  ];
}
