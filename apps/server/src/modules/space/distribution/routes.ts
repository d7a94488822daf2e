import * as model from '@zhaocai/model';
import { crud } from '../../../platform/crud/index.ts';
import { handle, type MountedEndpoint } from '../../../platform/http/index.ts';
import { checkOutRoom } from './check-out.ts';
import { exportDistributions, pageDistributions, readDistribution } from './distribution-queries.ts';
import { giveRooms } from './give-rooms.ts';

const { roomDistribution } = model;

export function distributionRoutes(): MountedEndpoint[] {
  const { page, detail, export: spreadsheet } = model.resource(roomDistribution);
  return [
    ...crud(roomDistribution, { without: ['page', 'detail', 'export'] }),
    ...(page ? [handle(page, pageDistributions)] : []),
    ...(detail ? [handle(detail, readDistribution)] : []),
    ...(spreadsheet ? [handle(spreadsheet, exportDistributions)] : []),
    handle(model.giveRooms, giveRooms),
    handle(model.checkOutRoom, checkOutRoom),
  ];
}
