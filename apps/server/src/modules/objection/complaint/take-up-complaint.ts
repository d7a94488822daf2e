import {
  exceptionKind,
  exceptionReason,
  objection,
  suspensionState,
  type EndpointInput,
  type EntityState,
  type MoveAnswer,
  type MoveInput,
  type Saved,
  type takeUpComplaint as endpoint,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { askException, type ProjectRow } from '../../tendering/index.ts';
import { demandKind, findObjection, holdObjection, type ObjectionRow } from '../answer/hold-objection.ts';
import { saidOf } from '../answer/reply-to-objection.ts';
import { dueOf, lawOf, type Law } from '../rules/objection-law.ts';

/**
 * Takes a complaint or a report up; the decision is due from now on. With `suspend` the procurement is asked to stand still
 * for it, which another person agrees to, for as long as the law allows (R47).
 */
export async function takeUpComplaint(
  ctx: Ctx,
  { id, version, suspend }: EndpointInput<typeof endpoint>,
): Promise<Saved> {
  const found = await findObjection(ctx, id);
  demandKind(ctx, found.row, true);
  if (suspend) await askSuspension(ctx, found);
  const { row, project } = await holdObjection(ctx, { id, version });
  const law = await lawOf(ctx, { manner: Number(project.manner), lawRegime: Number(project.lawRegime) }, [ctx.now]);
  const moved = await transition(ctx, objection, {
    subject: row,
    action: 'takeUp',
    stream: project.id,
    set: {
      ...dueOf(law, 'complaintDecisionPeriod', ctx.now),
      ...(suspend && { suspension: suspensionState.code.asked, suspendEnd: suspendEnd(law, ctx.now) }),
    },
    payload: { ...saidOf(row), ...(suspend && { suspend }) },
  });
  return { id, version: moved.version };
}

/** The project is locked before what is said about it, by everybody. */
async function askSuspension(
  ctx: Ctx,
  { row, project }: { readonly row: ObjectionRow; readonly project: ProjectRow },
): Promise<void> {
  await askException(ctx, {
    id: project.id,
    version: project.version,
    type: exceptionKind.code.suspend,
    reasonCode: exceptionReason.code.disputed,
    reason: `投诉${row.appealNo}已受理，处理期间暂停采购`,
  });
}

/** The longest that the law lets it stand still. */
function suspendEnd(law: Law, now: string): string | null {
  return dueOf(law, 'complaintSuspension', now).dueTime;
}

/** It is not taken up, and who complained reads why. */
export async function declineComplaint(
  ctx: Ctx,
  { reason, ...input }: MoveInput,
): Promise<MoveAnswer<EntityState<typeof objection>>> {
  const { row, project } = await holdObjection(ctx, input);
  demandKind(ctx, row, true);
  return transition(ctx, objection, {
    subject: row,
    action: 'decline',
    reason,
    stream: project.id,
    set: { refuseReason: reason ?? null, closeTime: ctx.now },
    payload: saidOf(row),
  });
}
