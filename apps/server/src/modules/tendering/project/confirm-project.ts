import type { ProjectAction } from '@zhaocai/contract';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandVersion } from '../store-row.ts';
import { lockProject, type ProjectRow } from './find-project.ts';
import { moveProject, type Moved } from './move-project.ts';

export interface Decision {
  readonly id: string;
  readonly version: number;
  readonly agree: boolean;
  readonly reason?: string;
}

/** The manager's word, on the project before it is published and on the selection before the result is. */
export async function confirmProject(ctx: Ctx, { id, version, agree, reason }: Decision): Promise<Moved> {
  const project = await lockProject(ctx, id);
  demandVersion(project, version);
  const action = actionFor(project, agree);
  if (!agree && !reason) refuse('tendering.rejectReason');
  return moveProject(ctx, project, {
    action,
    payload: { agree, ...(reason && { reason }) },
    set: { audit_status: agree ? 2 : 3, reject_reason: agree ? null : reason, ...projectStatus[action] },
  });
}

const projectStatus: Partial<Record<ProjectAction, { project_status: number }>> = {
  approve: { project_status: 2 },
  reject: { project_status: 7 },
};

function actionFor({ stage, auditStatus }: ProjectRow, agree: boolean): ProjectAction {
  if (auditStatus !== 1) refuse('tendering.nothingToConfirm');
  if (stage === 10) return agree ? 'approve' : 'reject';
  if (stage === 60) return agree ? 'approveResult' : 'rejectResult';
  return refuse('tendering.nothingToConfirm');
}
