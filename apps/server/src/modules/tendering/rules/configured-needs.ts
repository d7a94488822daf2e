import { entrustmentLifecycle, isEvaluated, type OwnNumber } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import type { ProjectRow } from '../project/find-project.ts';
import { configuredMethod, kindFacts } from './own-numbers.ts';
import { standardsOf } from './standard-facts.ts';

type Purchase = Pick<
  ProjectRow,
  | 'id'
  | 'manner'
  | 'lawRegime'
  | 'purchaseType'
  | 'typeId'
  | 'publishTime'
  | 'submitTime'
  | 'depositMoney'
  | 'ownNumbers'
>;

/** What the buyer has a method take beside its numbers, and how kind and method are called. */
export interface Needs {
  readonly kind: string;
  readonly manner: string;
  readonly needDeposit: boolean | null;
  readonly needAgent: boolean | null;
  readonly needExpert: boolean | null;
}

/** As the method was when the project was handed in: what is running goes on, whatever is configured since. */
const configured = `
  with configured as (${configuredMethod})
  select t.type_name as kind, m.manner_name as manner, m.need_deposit as "needDeposit", m.need_agent as "needAgent",
    m.need_expert as "needExpert"
  from configured c
  join type_method m on m.tenant_id = $1 and m.id = c.id
  join project_type t on t.tenant_id = $1 and t.id = c.type_id
  where coalesce(m.update_time, m.create_time) <= $6`;

/** What the project's method takes; nothing where the buyer has configured none. Asked once for all that is demanded of it. */
export async function configuredNeeds(ctx: Ctx, project: Purchase): Promise<Needs | undefined> {
  const of = [...kindFacts(ctx, project), project.submitTime ?? ctx.now];
  const [needs] = await ctx.db.query<Needs & Record<string, unknown>>(configured, of);
  return needs;
}

/** A method with bid security is handed in with its amount. */
export function demandConfiguredDeposit(
  needs: Needs | undefined,
  { depositMoney }: Pick<Purchase, 'depositMoney'>,
): void {
  if (needs?.needDeposit && !Number(depositMoney ?? 0))
    refuse('tendering.depositConfigured', { kind: needs.kind, manner: needs.manner });
}

const runs = `
  select from agency_entrustment where tenant_id = $1 and project_id = $2 and is_deleted = 0
    and entrust_status in ${entrustmentLifecycle.sql('active')} limit 1`;

/** A method that is run by an agency goes out once one has accepted. */
export async function demandConfiguredAgency(ctx: Ctx, needs: Needs | undefined, project: Purchase): Promise<void> {
  if (!needs?.needAgent || (await ctx.db.query(runs, [ctx.tenantId, project.id])).length > 0) return;
  refuse('tendering.agentConfigured', { kind: needs.kind, manner: needs.manner });
}

/**
 * What experts evaluate has standards to evaluate by, which are part of its documents: asked before these are handed in, with
 * the project or by themselves, and when it goes out.
 */
export async function demandConfiguredExperts(ctx: Ctx, needs: Needs | undefined, project: Purchase): Promise<void> {
  if (!needs?.needExpert || !isEvaluated(project) || (await standardsOf(ctx, project.id)).length > 0) return;
  refuse('tendering.expertsConfigured', { kind: needs.kind, manner: needs.manner });
}

const expertKind = 'needExpert';

/** Kept with the numbers of a project that goes out: that its packages are evaluated by experts. */
export async function expertsToKeep(ctx: Ctx, project: Purchase): Promise<OwnNumber[]> {
  const needs = await configuredNeeds(ctx, project);
  return needs?.needExpert && isEvaluated(project) ? [{ kind: expertKind, value: 1 }] : [];
}

/** Whether a project went out to be evaluated by experts. */
export function wantsExperts({ ownNumbers }: Pick<ProjectRow, 'ownNumbers'>): boolean {
  // Written at the publication, by `expertsToKeep` and its caller.
  return ((ownNumbers ?? []) as readonly OwnNumber[]).some(({ kind }) => kind === expertKind);
}
