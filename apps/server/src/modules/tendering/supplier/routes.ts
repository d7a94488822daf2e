import * as model from '@zhaocai/model';
import { crud, namedReads } from '../../../platform/crud/index.ts';
import { handle, type MountedEndpoint } from '../../../platform/http/index.ts';
import { blackListSupplier } from './black-list.ts';
import { judgeRelated, listRelated } from './judge-related.ts';
import { completeRelation } from './relation-rules.ts';

export function supplierRoutes(): MountedEndpoint[] {
  return [
    ...crud(model.supplier),
    handle(model.blackListSupplier, blackListSupplier),
    ...namedReads(model.supplierRelation),
    ...crud(model.supplierRelation, { without: ['page', 'detail'], beforeSave: completeRelation }),
    handle(model.relatedBidders, listRelated),
    handle(model.judgeRelated, judgeRelated),
  ];
}
