import type { plan, planModify, Row } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { saidWith, tellPerson } from '../../workflow/index.ts';
import { adjustedWord, cancelledWord, whatChanged } from '../approval/modify-words.ts';
import { holdsAll } from '../plan/receivers.ts';
import { keptIn } from './modify-queries.ts';

/** Who wrote a plan, and who hands in the plans of its department, or of the nearest above that has such people. */
const owners = `
  with above as (
    select a.id, cardinality(string_to_array(a.ancestors, ',')) as depth from dept d
    join dept a on a.tenant_id = d.tenant_id and a.is_deleted = 0
      and (a.id = d.id or a.id = any(string_to_array(d.ancestors, ',')::bigint[]))
    where d.tenant_id = $1 and d.id = $3),
  heads as (
    select u.id, max(above.depth) as depth from user_account u join above on above.id = any(u.dept_ids)
    where u.tenant_id = $1 and u.is_deleted = 0 and ${holdsAll} group by u.id)
  select u.id::text from user_account u
  where u.tenant_id = $1 and u.is_deleted = 0 and u.id <> all($5::bigint[])
    and (u.id = $4 or u.id in (select h.id from heads h where h.depth = (select max(depth) from heads)))`;

interface Adjusted {
  readonly modify: Row<typeof planModify>;
  readonly old: Row<typeof plan>;
  readonly newPlanId: string | null;
}

/**
 * Whoever was told to buy the plan buys another one now, or nothing; its department learns what became of what it asked
 * for, and why. Who asked for the adjustment is told what was decided as such, who decided knows.
 */
export async function tellAdjusted(ctx: Ctx, { modify, old, newPlanId }: Adjusted): Promise<void> {
  const { planName: title, planNo, receiverId } = old;
  const isOver = newPlanId === null;
  const word = (isOver ? cancelledWord : adjustedWord)(planNo);
  if (receiverId && receiverId !== ctx.user.userId) {
    const about = { businessType: 'plan', businessId: newPlanId ?? old.id } as const;
    await tellPerson(ctx, {
      ...about,
      userId: receiverId,
      title,
      kind: isOver ? 'terminated' : 'returned',
      content: word,
    });
  }
  const told = [ctx.user.userId, modify.createUser, receiverId].filter((id) => id !== null);
  const values = [ctx.tenantId, ['planManage_submit'], old.deptId, old.createUser, told];
  const content = saidWith(whatChanged({ ...modify, ...keptIn(modify) }), modify.reason);
  for (const { id: userId } of await ctx.db.query<{ id: string }>(owners, values)) {
    const about = { businessType: 'planModify', businessId: modify.id } as const;
    await tellPerson(ctx, { ...about, userId, title, kind: isOver ? 'terminated' : 'projectChanged', content });
  }
}
