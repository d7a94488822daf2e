import * as model from '@zhaocai/model';
import { exportRows, importRoutes } from '../../../platform/crud/index.ts';
import { handle, type Ctx, type MountedEndpoint } from '../../../platform/http/index.ts';
import { readIn, withoutTenant, type LooseInput } from '../named-tenant.ts';
import { deptDetail, deptManager, deptTree, lazyDeptTree, lazyListDepts, listDepts } from './dept-queries.ts';
import { removeDepts } from './remove-depts.ts';
import { importHooks, saveDept } from './save-dept.ts';

export function deptRoutes(): MountedEndpoint[] {
  return [
    handle(model.listDepts, listDepts),
    handle(model.lazyListDepts, lazyListDepts),
    handle(model.deptTree, deptTree),
    handle(model.lazyDeptTree, lazyDeptTree),
    handle(model.deptManager, deptManager),
    handle(model.deptDetail, deptDetail),
    handle(model.submitDept, saveDept),
    handle(model.removeDepts, removeDepts),
    ...exportRoutes(),
    ...importRoutes(model.dept, importHooks),
  ];
}

/** The departments of the place that the call names, each with the path to its parent, as an import takes them. */
function exportRoutes(): MountedEndpoint[] {
  const { export: exported } = model.resource(model.dept);
  if (!exported) return [];
  const work = (ctx: Ctx, input: model.ExportInput & LooseInput) =>
    readIn(ctx, { input, permission: 'tenantDept_view' }, (inner) =>
      exportRows(inner, model.dept, { input: withoutTenant(input) }),
    );
  return [handle<model.ExportInput, unknown>(exported, work)];
}
