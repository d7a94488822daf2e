import * as model from '@zhaocai/model';
import { crud, removeRows, saveRow } from '../../../platform/crud/index.ts';
import { handle, type Ctx, type MountedEndpoint } from '../../../platform/http/index.ts';
import { floorHooks as hooks } from './floor-rules.ts';

const { mansionFloor } = model;

export function floorRoutes(): MountedEndpoint[] {
  return [
    ...crud(mansionFloor, hooks),
    handle(model.updateFloor, (ctx: Ctx, input) => saveRow(ctx, mansionFloor, { input, hooks })),
    handle(model.removeFloor, (ctx: Ctx, { id }) => removeRows(ctx, mansionFloor, { ids: [id], hooks })),
  ];
}
