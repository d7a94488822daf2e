import * as contract from '@zhaocai/contract';
import { exportRows, importRoutes } from '../../../platform/crud/index.ts';
import { handle, type Ctx, type MountedEndpoint } from '../../../platform/http/index.ts';
import { readIn, withoutTenant, type LooseInput } from '../named-tenant.ts';
import { deptDetail, deptManager, deptTree, lazyDeptTree, lazyListDepts, listDepts } from './dept-queries.ts';
import { removeDepts } from './remove-depts.ts';
import { importHooks, saveDept } from './save-dept.ts';

export function deptRoutes(): MountedEndpoint[] {
  return [
    handle(contract.listDepts, listDepts),
    handle(contract.lazyListDepts, lazyListDepts),
    handle(contract.deptTree, deptTree),
    handle(contract.lazyDeptTree, lazyDeptTree),
    handle(contract.deptManager, deptManager),
    handle(contract.deptDetail, deptDetail),
    handle(contract.submitDept, saveDept),
    handle(contract.removeDepts, removeDepts),
    ...exportRoutes(),
    ...importRoutes(contract.dept, importHooks),
  ];
}

/** The departments of the place that the call names, each with the path to its parent, as an import takes them. */
function exportRoutes(): MountedEndpoint[] {
  const { export: exported } = contract.resource(contract.dept);
  if (!exported) return [];
  const work = (ctx: Ctx, input: contract.ExportInput & LooseInput) =>
    readIn(ctx, { input, permission: 'tenantDept_view' }, (inner) =>
      exportRows(inner, contract.dept, { input: withoutTenant(input) }),
    );
  return [handle<contract.ExportInput, unknown>(exported, work)];
}
