import { entry, isTendering, mayReviewEntries, project } from '@zhaocai/model';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { transitionAll } from '../../../platform/lifecycle/index.ts';
import { findRows, lockRows } from '../../../platform/rows/index.ts';

export interface Review {
  readonly ids: readonly string[];
  readonly agree: boolean;
  readonly reason?: string;
}

/** Accepts or rejects registrations where the project has them reviewed: all of them, or none. */
export async function reviewEntries(ctx: Ctx, { ids, agree, reason }: Review): Promise<{ count: number }> {
  if (!agree && !reason) refuse('tendering.rejectReason');
  const wanted = [...new Set(ids)];
  const found = await findRows(ctx, entry, { ids: wanted });
  if (found.length !== wanted.length) notFound();
  const projects = await lockRows(ctx, project, { ids: found.map(({ projectId }) => projectId) });
  if (!projects.every(({ stage }) => isTendering(stage))) refuse('platform.badState');
  if (!agree && !projects.every(mayReviewEntries)) refuse('tendering.mayNotRefuse');
  const entries = await lockRows(ctx, entry, { ids: wanted });
  for (const { id: projectId } of projects) {
    await transitionAll(ctx, entry, {
      ids: entries.filter((one) => one.projectId === projectId).map(({ id }) => id),
      action: agree ? 'approve' : 'reject',
      stream: projectId,
      reason,
      payload: { agree },
      set: { rejectReason: agree ? null : reason },
    });
  }
  return { count: entries.length };
}
