import {
  agencyByDraw,
  fenToYuan,
  holdsFor,
  regionBreadth,
  ruleAction,
  type AmountRange,
  type project,
  type Row,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

export interface ChoiceRule {
  readonly name: string;
  readonly action: number;
}

type Stored = ChoiceRule & AmountRange;

type Judged = Pick<Row<typeof project>, 'lawRegime' | 'purchaseType' | 'typeId' | 'generalBudget' | 'regionCode'>;

const inForce = `
  select r.rule_name as name, r.action, r.amount_from as "amountFrom", r.amount_to as "amountTo",
    r.region_code as "regionCode", r.effective_from as "effectiveFrom", r.effective_to as "effectiveTo"
  from purchase_rule r
  left join project_type t on t.tenant_id = r.tenant_id and t.id = r.type_id and t.is_deleted = 0
  where r.tenant_id = $1 and r.is_deleted = 0 and r.rule_code = $2
    and (r.type_id is null or r.type_id = $5::bigint
      or ($5::bigint is null and t.law_regime = $3 and t.purchase_type = $4))
  order by r.action, r.id`;

/**
 * What the buyer's rules say about choosing an agency for a project of this amount, in its region, without a draw: the
 * narrowest region first, and what refuses before what warns.
 */
export async function choiceRuleOf(
  ctx: Pick<Ctx, 'db' | 'tenantId' | 'now'>,
  row: Judged,
): Promise<ChoiceRule | undefined> {
  const { lawRegime, purchaseType, typeId, generalBudget: amount, regionCode } = row;
  const of = [ctx.tenantId, agencyByDraw, lawRegime, purchaseType, typeId];
  const stored = await ctx.db.query<Stored & Record<string, unknown>>(inForce, of);
  const yuan = (fen: string | null) => (fen === null ? null : fenToYuan(fen));
  const asked = { amount, regionCode, day: ctx.now.slice(0, 10) };
  const holding = stored.filter((rule) =>
    holdsFor({ ...rule, amountFrom: yuan(rule.amountFrom), amountTo: yuan(rule.amountTo) }, asked),
  );
  return holding.toSorted((one, other) => regionBreadth(other.regionCode) - regionBreadth(one.regionCode))[0];
}

/** A direct choice: refused where the rule wants a draw, with the reason and another's word where it says so. */
export function judgeDirectChoice(rule: ChoiceRule | undefined, reason: string | undefined): { isConfirmed: boolean } {
  if (!rule) return { isConfirmed: true };
  if (ruleAction.is(rule.action, 'block')) refuse('agency.drawDemanded', { rule: rule.name });
  if (!reason) refuse('agency.reasonMissing', { rule: rule.name });
  return { isConfirmed: false };
}
