import { region, regionApi } from '@zhaocai/model';
import { crud } from '../../../platform/crud/index.ts';
import { handle, type MountedEndpoint } from '../../../platform/http/index.ts';
import { regionChoices, regionDetail, regionNodes, regionRows, regionTree } from './region-queries.ts';
import { removeRegion } from './remove-region.ts';
import { settledRegion } from './save-region.ts';

export function regionRoutes(): MountedEndpoint[] {
  return [
    ...crud(region, { beforeSave: settledRegion }),
    handle(regionApi.lazyTree, regionNodes),
    handle(regionApi.tree, regionTree),
    handle(regionApi.lazyList, regionRows),
    handle(regionApi.select, regionChoices),
    handle(regionApi.detail, regionDetail),
    handle(regionApi.remove, removeRegion),
  ];
}
