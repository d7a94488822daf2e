import type { BoundActions } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

// oxlint-disable-next-line house/locks-are-ordered -- bindings are no entity: their flows are locked before, in order
const lockBound = `
  select business_type as "businessType", definition_id as "defindId" from flow_binding
  where tenant_id = $1 and definition_id = any($2::bigint[]) order by business_type for update`;
const release = `
  update flow_binding set definition_id = null, version = version + 1, update_user = $3, update_time = $4
  where tenant_id = $1 and definition_id = any($2::bigint[])`;
const hold = `
  update flow_binding set is_held = true, version = version + 1, update_user = $3, update_time = $4
  where tenant_id = $1 and definition_id = any($2::bigint[])`;

/**
 * Before flows are switched off or deleted: whoever does it says what becomes of the actions that wait for them, for
 * otherwise they would take effect without anybody being asked, and nobody would have wanted that.
 */
export async function loosenBindings(
  ctx: Ctx,
  flowIds: readonly string[],
  become: BoundActions | undefined,
): Promise<void> {
  const bound = await ctx.db.query<{ businessType: string; defindId: string | null }>(lockBound, [
    ctx.tenantId,
    flowIds,
  ]);
  if (bound.length === 0) return;
  if (become === undefined) {
    const actions = bound.map(({ businessType }) => actionLabel(ctx, businessType)).join('、');
    return refuse('workflow.stillBound', { actions });
  }
  const sql = become === 'direct' ? release : hold;
  await ctx.db.write(sql, [ctx.tenantId, flowIds, ctx.user.userId, ctx.now]);
  for (const { businessType, defindId } of bound) {
    const payload = { businessType, before: defindId, after: become === 'direct' ? null : 'held' };
    await recordEvidence(ctx, { stream: 'admin', action: 'flow.bind', subject: businessType, payload });
  }
}

/** What people call the action of a kind of business. */
export function actionLabel(
  { flowBusinesses, language }: Pick<Ctx, 'flowBusinesses' | 'language'>,
  type: string,
): string {
  return flowBusinesses.get(type)?.label[language] ?? type;
}
