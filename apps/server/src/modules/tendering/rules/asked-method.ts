import {
  fenToYuan,
  methodByAmount,
  openStatus,
  procurementMethod,
  ruleAction,
  ruleForAmount,
  type AskedMethod,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

interface MethodFacts {
  readonly manner: number;
  readonly lawRegime: number;
  readonly purchaseType?: number | null | undefined;
  readonly typeId?: string | null | undefined;
  readonly generalBudget?: string | null | undefined;
  readonly regionCode?: string | null | undefined;
  readonly mannerFiles?: readonly unknown[] | null | undefined;
}

interface StoredRule {
  readonly ruleId: string;
  readonly ruleName: string;
  readonly manner: number;
  readonly action: number;
  readonly article: string | null;
  readonly amountFrom: string | null;
  readonly amountTo: string | null;
  readonly regionCode: string | null;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
}

const rules = `
  select r.id::text as "ruleId", r.rule_name as "ruleName", m.manner_code as manner, r.action,
    r.source_article as article, r.amount_from as "amountFrom", r.amount_to as "amountTo",
    r.region_code as "regionCode", r.effective_from as "effectiveFrom", r.effective_to as "effectiveTo"
  from purchase_rule r
  join type_method m on m.tenant_id = r.tenant_id and m.id = r.manner_id and m.is_deleted = 0
  join project_type t on t.tenant_id = m.tenant_id and t.id = m.type_id and t.is_deleted = 0
  where r.tenant_id = $1 and r.rule_code = '${methodByAmount}' and r.is_deleted = 0
    and t.law_regime = $2 and t.purchase_type = $3 and (t.id = $4::bigint or ($4::bigint is null and t.open_status in ${openStatus.sql('open')}))
  order by t.sort nulls last, t.type_code, r.amount_from desc nulls last, r.id`;

/** By which method the buyer's rules buy this amount; null where none of them speaks of it. */
export async function askedMethod(ctx: Ctx, facts: MethodFacts): Promise<AskedMethod | null> {
  const { manner, lawRegime, purchaseType, generalBudget: amount, regionCode } = facts;
  if (!purchaseType || !amount) return null;
  const stored = await ctx.db.query<StoredRule & Record<string, unknown>>(rules, [
    ctx.tenantId,
    lawRegime,
    purchaseType,
    facts.typeId ?? null,
  ]);
  const inYuan = stored.map((rule) => ({
    ...rule,
    amountFrom: rule.amountFrom === null ? null : fenToYuan(rule.amountFrom),
    amountTo: rule.amountTo === null ? null : fenToYuan(rule.amountTo),
  }));
  const found = ruleForAmount(inYuan, { amount, regionCode, day: ctx.now.slice(0, 10) });
  if (!found) return null;
  const { ruleId, ruleName, article, amountFrom, amountTo, action } = found;
  const isBlocking = ruleAction.is(action, 'block');
  const isKept = found.manner === manner;
  return { ruleId, ruleName, manner: found.manner, article, amountFrom, amountTo, isKept, isBlocking };
}

/** Another method than the amount asks for takes an approval file (B.5). */
export async function demandMethodAskedFor(ctx: Ctx, facts: MethodFacts): Promise<void> {
  const asked = await askedMethod(ctx, facts);
  if (!asked || asked.isKept || !asked.isBlocking || facts.mannerFiles?.length) return;
  const manner = procurementMethod.named(asked.manner)?.label[ctx.language] ?? '';
  refuse('tendering.otherMethod', { amount: facts.generalBudget ?? '', manner });
}
