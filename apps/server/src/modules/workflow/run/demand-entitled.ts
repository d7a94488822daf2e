import { userStatus, type FlowWorld } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import type { FlowVersion } from './flow-version.ts';
import type { StoredRun } from './load-run.ts';

interface HandingOver {
  readonly run: StoredRun;
  readonly version: FlowVersion;
  readonly world: FlowWorld;
  /** Who is to decide. */
  readonly people: readonly string[];
}

/**
 * Who decides about an action that a flow is bound to is not picked by whoever asked for it, whatever his rights; and
 * whoever is picked by anybody holds the right to it himself, where the flow does not name him.
 */
export async function demandEntitled(ctx: Ctx, { run, version, world, people }: HandingOver): Promise<void> {
  const business = ctx.flowBusinesses.get(run.businessType);
  if (!business?.isBindable) return;
  const askers = [run.initiator, ...(run.state.handedInBy ?? []), ...(world.makers() ?? [])];
  if (askers.includes(ctx.user.userId)) refuse('workflow.ownHandOver');
  if (business.right === undefined) return;
  const named = version.graph.definition.nodes.flatMap(({ grant }) => grant?.userIds ?? []);
  const chosen = people.filter((id) => !named.includes(id));
  const without = await ctx.db.query<{ name: string }>(withoutRight, [ctx.tenantId, chosen, business.right]);
  if (without.length > 0) refuse('workflow.notEntitled', { names: without.map(({ name }) => name).join('、') });
}

const withoutRight = `
  select coalesce(nullif(u.real_name, ''), nullif(u.nick_name, ''), u.account) as name from user_account u
  where u.tenant_id = $1 and u.id = any($2::bigint[]) and u.status in ${userStatus.sql('enabled')} and not exists (
    select from user_role o
    join role r on r.tenant_id = o.tenant_id and r.id = o.role_id and r.is_deleted = 0
    join role_menu g on g.tenant_id = r.tenant_id and g.role_id = r.id
    join menu m on m.id = g.menu_id and m.code = $3
    where o.tenant_id = u.tenant_id and o.user_id = u.id)
  order by name`;
