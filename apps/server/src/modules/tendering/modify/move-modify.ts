import { projectModify, type MoveInput } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { demandOthersWork, demandState, transition } from '../../../platform/lifecycle/index.ts';
import { findRow, lockRow } from '../../../platform/rows/index.ts';
import { lockProject } from '../project/find-project.ts';
import { agreeTo, type HeldModify, type Moved } from './agree-to-modify.ts';
import { askForModify, demandNotInFlow } from './modify-business.ts';
import { demandAskable } from './modify-rules.ts';

/** The project before its application, by everybody. */
async function holdModify(
  ctx: Ctx,
  { id, version }: Pick<MoveInput, 'id'> & { readonly version?: number },
): Promise<HeldModify> {
  const { projectId } = await findRow(ctx, projectModify, { id });
  const project = await lockProject(ctx, projectId);
  return { project, row: await lockRow(ctx, projectModify, { id, version }) };
}

/** Hands an application in: to the people of the bound flow, or to whoever may decide. */
export async function submitModify(ctx: Ctx, input: MoveInput): Promise<Moved> {
  const { row, project } = await holdModify(ctx, input);
  await demandAskable(ctx, project, row);
  const moved = await transition(ctx, projectModify, {
    subject: row,
    action: 'submit',
    stream: project.id,
    set: { rejectReason: null },
    payload: { modifyNo: row.modifyNo, modifyType: row.modifyType },
  });
  const isAsked = await askForModify(ctx, row, project);
  // A flow in which nobody is asked has decided already.
  return isAsked ? stateOf(ctx, row.id) : moved;
}

async function stateOf(ctx: Ctx, id: string): Promise<Moved> {
  const { version, auditStatus } = await findRow(ctx, projectModify, { id, reach: 'tenant' });
  return { id, version, state: auditStatus };
}

export async function recallModify(ctx: Ctx, input: MoveInput): Promise<Moved> {
  const { row, project } = await holdModify(ctx, input);
  await demandNotInFlow(ctx, row.id);
  return transition(ctx, projectModify, { subject: row, action: 'recall', stream: project.id });
}

export async function rejectModify(ctx: Ctx, { reason, ...input }: MoveInput): Promise<Moved> {
  const { row, project } = await holdModify(ctx, input);
  await demandNotInFlow(ctx, row.id);
  return transition(ctx, projectModify, {
    subject: row,
    action: 'reject',
    reason,
    stream: project.id,
    set: { rejectReason: reason ?? null },
  });
}

export async function approveModify(ctx: Ctx, input: MoveInput): Promise<Moved> {
  const { row, project } = await holdModify(ctx, input);
  await demandNotInFlow(ctx, row.id);
  demandState(projectModify, row.auditStatus, 'approve');
  await demandOthersWork(ctx, projectModify, { row, action: 'approve' });
  return agreeTo(ctx, { row, project });
}
