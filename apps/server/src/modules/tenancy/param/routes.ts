import { listParams, param } from '@zhaocai/model';
import { crud } from '../../../platform/crud/index.ts';
import { handle, type MountedEndpoint } from '../../../platform/http/index.ts';
import { pageParams } from './param-queries.ts';
import { checkParam, checkParamRemoval } from './param-rules.ts';

/** What the list shows beside the parameter may come back with it. */
const besideParam = ['platformValue', 'ownId', 'ownValue', 'ownVersion', 'isBuiltIn'] as const;

export function paramRoutes(): MountedEndpoint[] {
  return [
    ...crud(param, { takes: besideParam, beforeSave: checkParam, beforeRemove: checkParamRemoval }),
    handle(listParams, pageParams),
  ];
}
