import { committee, committeeLifecycle, committeeMember, seatLifecycle, memberTask } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { transitionAll } from '../../../platform/lifecycle/index.ts';
import { endEvaluations } from './end-evaluations.ts';

const committees = `
  select id::text from committee where tenant_id = $1 and project_id = $2 and is_deleted = 0
    and group_status in ${committeeLifecycle.sql('forming', 'confirmed', 'evaluating')} order by id`;
const members = `
  select id::text from committee_member where tenant_id = $1 and project_id = $2 and is_deleted = 0
    and sign_status in ${seatLifecycle.sql('expected', 'present')} order by id`;

/** Who was to evaluate what has ended is waited for no more. */
export async function endCommittees(ctx: Ctx, projectId: string): Promise<void> {
  const [standing, seated] = await Promise.all([
    ctx.db.query<{ id: string }>(committees, [ctx.tenantId, projectId]),
    ctx.db.query<{ id: string }>(members, [ctx.tenantId, projectId]),
  ]);
  await transitionAll(ctx, committee, {
    ids: standing.map(({ id }) => id),
    action: 'end',
    stream: projectId,
    set: { leaderId: null },
  });
  await transitionAll(ctx, committeeMember, {
    ids: seated.map(({ id }) => id),
    action: 'release',
    set: { task: memberTask.code.none },
  });
  await endEvaluations(ctx, { of: 'projectId', id: projectId });
}
