import { recordEvidence } from '../../../platform/audit/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockProject } from '../project/find-project.ts';

export interface Review {
  readonly ids: readonly string[];
  readonly agree: boolean;
  readonly reason?: string;
}

/** Accepts or rejects registrations where the project has them reviewed: all of them, or none. */
export async function reviewEntries(ctx: Ctx, { ids, agree, reason }: Review): Promise<{ count: number }> {
  if (!agree && !reason) refuse('tendering.rejectReason');
  const wanted = [...new Set(ids)];
  const rows = await ctx.db.query<{ projectId: string }>(
    `select project_id as "projectId" from entry where tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0`,
    [ctx.tenantId, wanted],
  );
  if (rows.length !== wanted.length) notFound();
  const projectIds = [...new Set(rows.map(({ projectId }) => projectId))].sort();
  for (const projectId of projectIds) {
    const { stage } = await lockProject(ctx, projectId);
    if (Number(stage) < 30 || Number(stage) >= 45) refuse('platform.badState');
  }
  const reviewed = await ctx.db.query<{ id: string; projectId: string }>(
    `update entry set entry_status = $3, reject_reason = $4, update_user = $5, update_time = $6, version = version + 1
     where tenant_id = $1 and id = any($2::bigint[]) and entry_status = 1 and is_deleted = 0
     returning id, project_id as "projectId"`,
    [ctx.tenantId, wanted, agree ? 2 : 3, agree ? null : reason, ctx.user.userId, ctx.now],
  );
  if (reviewed.length !== wanted.length) refuse('platform.badState');
  for (const { id, projectId } of reviewed) {
    const payload = { agree, ...(reason && { reason }) };
    await recordEvidence(ctx, { stream: projectId, action: 'entry.review', subject: id, payload });
  }
  return { count: reviewed.length };
}
