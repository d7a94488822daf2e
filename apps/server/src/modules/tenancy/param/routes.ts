import { listParams, param } from '@zhaocai/model';
import { crud } from '../../../platform/crud/index.ts';
import { handle, type MountedEndpoint } from '../../../platform/http/index.ts';
import { pageParams } from './param-queries.ts';
import { checkParam, checkParamRemoval } from './param-rules.ts';

export function paramRoutes(): MountedEndpoint[] {
  return [...crud(param, { beforeSave: checkParam, beforeRemove: checkParamRemoval }), handle(listParams, pageParams)];
}
