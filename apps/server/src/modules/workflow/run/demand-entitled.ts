import { userStatus, type FlowWorld } from '@zhaocai/model';
import { holdsRight } from '../../../platform/access/index.ts';
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
  const without = await lackingRight(ctx, { run, version, people });
  if (without.length > 0) refuse('workflow.notEntitled', { names: without.map(({ name }) => name).join('、') });
}

/** The rights of which one is held by whoever decides about the action of a run; undefined where the action knows none. */
export function rightsTo(
  { flowBusinesses }: Pick<Ctx, 'flowBusinesses'>,
  { businessType }: Pick<StoredRun, 'businessType'>,
): readonly string[] | undefined {
  const business = flowBusinesses.get(businessType);
  if (!business?.isBindable || business.right === undefined) return undefined;
  return [business.right, ...(business.orRights ?? [])];
}

/** Of these people those who may not decide what the run is about: they lack the right to it, and the flow does not name them. */
export async function lackingRight(
  ctx: Ctx,
  { run, version, people }: Pick<HandingOver, 'run' | 'version' | 'people'>,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const rights = rightsTo(ctx, run);
  if (rights === undefined) return [];
  const named = version.graph.definition.nodes.flatMap(({ grant }) => grant?.userIds ?? []);
  const chosen = people.filter((id) => !named.includes(id));
  return ctx.db.query<{ id: string; name: string }>(withoutRight, [ctx.tenantId, chosen, rights]);
}

const withoutRight = `
  select u.id::text, coalesce(nullif(u.real_name, ''), nullif(u.nick_name, ''), u.account) as name from user_account u
  where u.tenant_id = $1 and u.id = any($2::bigint[]) and u.status in ${userStatus.sql('enabled')}
    and not ${holdsRight('u', '$3')}
  order by name`;
