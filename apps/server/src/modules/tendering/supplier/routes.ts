import * as model from '@zhaocai/model';
import { crud } from '../../../platform/crud/index.ts';
import { handle, type MountedEndpoint } from '../../../platform/http/index.ts';
import { blackListSupplier } from './black-list.ts';
import { judgeRelated, listRelated } from './judge-related.ts';
import { completeRelation } from './relation-rules.ts';

export function supplierRoutes(): MountedEndpoint[] {
  return [
    ...crud(model.supplier),
    handle(model.blackListSupplier, blackListSupplier),
    ...crud(model.supplierRelation, { beforeSave: completeRelation }),
    handle(model.relatedBidders, listRelated),
    handle(model.judgeRelated, judgeRelated),
  ];
}
