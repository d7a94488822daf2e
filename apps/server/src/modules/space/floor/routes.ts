import * as model from '@zhaocai/model';
import { crud, removeRows } from '../../../platform/crud/index.ts';
import { handle, type Ctx, type MountedEndpoint } from '../../../platform/http/index.ts';
import { floorHooks as hooks, saveFloor } from './floor-rules.ts';

const { mansionFloor } = model;

export function floorRoutes(): MountedEndpoint[] {
  const { save } = model.resource(mansionFloor);
  return [
    ...crud(mansionFloor, { ...hooks, without: ['save'] }),
    handle(save, (ctx: Ctx, input) => saveFloor(ctx, { ...input })),
    handle(model.updateFloor, (ctx: Ctx, input) => saveFloor(ctx, { ...input })),
    handle(model.removeFloor, (ctx: Ctx, { id }) => removeRows(ctx, mansionFloor, { ids: [id], hooks })),
  ];
}
