import { agencyByDraw, ruleAction, yuanToFen, type project, type Row } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

export interface ChoiceRule {
  readonly name: string;
  readonly action: number;
}

type Judged = Pick<Row<typeof project>, 'lawRegime' | 'purchaseType' | 'generalBudget'>;

const inForce = `
  select r.rule_name as name, r.action from purchase_rule r
  left join project_type t on t.tenant_id = r.tenant_id and t.id = r.type_id and t.is_deleted = 0
  where r.tenant_id = $1 and r.is_deleted = 0 and r.rule_code = $2
    and (r.type_id is null or (t.law_regime = $3 and t.purchase_type = $4))
    and coalesce(r.amount_from, 0) <= $5::bigint and (r.amount_to is null or r.amount_to > $5::bigint)
    and r.effective_from <= $6::date and (r.effective_to is null or r.effective_to >= $6::date)
  order by r.action limit 1`;

/** What the buyer's rules say about choosing an agency for a project of this amount without a draw. */
export async function choiceRuleOf(
  ctx: Pick<Ctx, 'db' | 'tenantId' | 'now'>,
  row: Judged,
): Promise<ChoiceRule | undefined> {
  const [rule] = await ctx.db.query<ChoiceRule & Record<string, unknown>>(inForce, [
    ctx.tenantId,
    agencyByDraw,
    row.lawRegime,
    row.purchaseType,
    yuanToFen(row.generalBudget),
    ctx.now.slice(0, 10),
  ]);
  return rule;
}

/** A direct choice: refused where the rule wants a draw, with the reason and another's word where it says so. */
export function judgeDirectChoice(rule: ChoiceRule | undefined, reason: string | undefined): { isConfirmed: boolean } {
  if (!rule) return { isConfirmed: true };
  if (ruleAction.is(rule.action, 'block')) refuse('agency.drawDemanded', { rule: rule.name });
  if (!reason) refuse('agency.reasonMissing', { rule: rule.name });
  return { isConfirmed: false };
}
