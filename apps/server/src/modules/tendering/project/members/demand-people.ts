import { memberPermissions, userStatus } from '@zhaocai/model';
import { notFound, refuse, Refusal, type Ctx } from '../../../../platform/http/index.ts';

/** Naming people for a project is the handler's, and the head of procurement's. */
export function demandMayName({ user }: Ctx): void {
  if (!memberPermissions.some((code) => user.permissions.has(code))) throw new Refusal('platform.forbidden', {}, 403);
}

const countPeople = `
  select count(*)::int as known, count(*) filter (where status in ${userStatus.sql('enabled')})::int as active
  from user_account where tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0`;

/** People of the own unit, each of them enabled; `ids` without twins. */
export async function demandPeopleInUse(
  ctx: Ctx,
  ids: readonly string[],
  disabled: 'tendering.memberUnknown' | 'tendering.holderUnknown',
): Promise<void> {
  const [people] = await ctx.db.query<{ known: number; active: number }>(countPeople, [ctx.tenantId, ids]);
  if (people?.known !== ids.length) notFound();
  if (people?.active !== ids.length) refuse(disabled);
}
