import * as contract from '@zhaocai/contract';
import { crud, removeRows, saveRow } from '../../../platform/crud/index.ts';
import { handle, type Ctx, type MountedEndpoint } from '../../../platform/http/index.ts';
import { idsOf } from '../named-ids.ts';
import { mansionHooks as hooks } from './mansion-rules.ts';
import { exportMansions, pageMansions, readLayers, readMansion, readStack } from './mansion-queries.ts';
import { readMansionStatistics } from './mansion-statistics.ts';

const { mansion } = contract;

export function mansionRoutes(): MountedEndpoint[] {
  const { page, detail, export: sheet } = contract.resource(mansion);
  return [
    ...crud(mansion, { ...hooks, without: ['page', 'detail', 'export'] }),
    ...(page ? [handle(page, pageMansions)] : []),
    ...(detail ? [handle(detail, readMansion)] : []),
    ...(sheet ? [handle(sheet, exportMansions)] : []),
    handle(contract.pageAllMansions, pageMansions),
    handle<contract.ExportInput, unknown>(contract.exportAllMansions, exportMansions),
    handle(contract.editMansion, (ctx: Ctx, input) => saveRow(ctx, mansion, { input, hooks })),
    handle(contract.removeMansion, (ctx: Ctx, input) => removeRows(ctx, mansion, { ids: idsOf(input), hooks })),
    handle(contract.mansionLayers, readLayers),
    handle(contract.mansionRooms, readStack),
    handle(contract.mansionStatistics, readMansionStatistics),
  ];
}
