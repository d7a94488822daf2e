import * as contract from '@zhaocai/contract';
import { crud } from '../../../platform/crud/index.ts';
import { handle, type MountedEndpoint } from '../../../platform/http/index.ts';
import { checkOutRoom } from './check-out.ts';
import { exportDistributions, ownUnits, pageDistributions, readDistribution } from './distribution-queries.ts';
import { giveRooms } from './give-rooms.ts';

const { roomDistribution } = contract;

export function distributionRoutes(): MountedEndpoint[] {
  const { page, detail, export: sheet } = contract.resource(roomDistribution);
  return [
    ...crud(roomDistribution, { scope: ownUnits, without: ['page', 'detail', 'export'] }),
    ...(page ? [handle(page, pageDistributions)] : []),
    ...(detail ? [handle(detail, readDistribution)] : []),
    ...(sheet ? [handle(sheet, exportDistributions)] : []),
    handle(contract.giveRooms, giveRooms),
    handle(contract.checkOutRoom, checkOutRoom),
  ];
}
