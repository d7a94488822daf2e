import * as model from '@zhaocai/model';
import { projectModify } from '@zhaocai/model';
import { crud, namedReads } from '../../../platform/crud/index.ts';
import { handle, tellChoices, type Ctx, type MountedEndpoint } from '../../../platform/http/index.ts';
import { projectionOf, toWireRow } from '../../../platform/rows/index.ts';
import { findProject } from '../project/find-project.ts';
import { approveModify, recallModify, rejectModify, submitModify } from './move-modify.ts';
import { completeModify, demandModifiesOpen } from './save-modify.ts';

export function modifyRoutes(): MountedEndpoint[] {
  const { projectModify, projectModifyMoves } = model;
  return [
    ...namedReads(projectModify),
    ...crud(projectModify, {
      without: ['page', 'detail'],
      beforeSave: completeModify,
      beforeRemove: demandModifiesOpen,
    }),
    handle(model.modifiesOfProject, modifiesOf),
    tellChoices(model.modifyTypes),
    handle(projectModifyMoves.submit, submitModify),
    handle(projectModifyMoves.recall, recallModify),
    handle(projectModifyMoves.approve, approveModify),
    handle(projectModifyMoves.reject, rejectModify),
  ];
}

/** Of a project that the reader sees, whoever asked. */
async function modifiesOf(ctx: Ctx, { projectId }: { projectId: string }): Promise<model.ProjectModifyRow[]> {
  await findProject(ctx, projectId === '' ? '0' : projectId);
  const projection = projectionOf(projectModify, 'detail');
  const rows = await ctx.db.query<Record<string, unknown>>(
    `select ${projection.select} from project_modify t
     where t.tenant_id = $1 and t.project_id = $2 and t.is_deleted = 0 order by t.id desc`,
    [ctx.tenantId, projectId],
  );
  // The select list is made from the definition that the type is made from.
  return rows.map((row) => toWireRow(row, projection) as unknown as model.ProjectModifyRow);
}
