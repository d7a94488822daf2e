import { budgetCost, plan, planLifecycle, type PlanInput, type Saved } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { storeRow, type StoredRow, type Values } from '../../../platform/crud/index.ts';
import { Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandReference, nextNumber, numberSeries } from '../../../platform/rows/index.ts';
import { demandItem, type NamedItem } from '../../budget/index.ts';
import { isReturnedToCaller } from '../approval/plan-business.ts';
import { chosenLine, demandBudget } from './budget-line.ts';
import { lineOf, planLines, replaceLines } from './plan-lines.ts';
import { planMoneyNames } from './plan-money.ts';
import { demandDates, demandLines, demandSum } from './plan-rules.ts';

/** `CG-JH-2026-0001`, counted in a year. */
const planNos = numberSeries({
  entity: plan,
  field: 'planNo',
  prefix: (now) => `CG-JH-${now.slice(0, 4)}-`,
  digits: 4,
});

/** Saves a draft, or a plan that was returned, with its lines: those that came take the place of the former ones. */
export async function savePlan(ctx: Ctx, input: PlanInput): Promise<Saved> {
  if (!input.id && !ctx.user.permissions.has('planManage_add')) throw new Refusal('platform.forbidden', {}, 403);
  const { saved, action, payload } = await storePlan(ctx, input);
  await recordEvidence(ctx, { stream: 'admin', action: `plan.${action}`, subject: saved.id, payload });
  return saved;
}

/** What plans buy, found for many at once. */
type Items = ReadonlyMap<string, NamedItem>;

/** The same without files and evidence: for whoever stores many and tells of them at once. */
export async function storePlan(ctx: Ctx, input: PlanInput, items?: Items): Promise<StoredRow> {
  const stored = await storeRow(ctx, plan, {
    input: { ...input },
    hooks: {
      // What a list tells of a plan's money comes back with the row that was read there.
      takes: ['details', ...planMoneyNames],
      beforeSave: (_ctx, values, existing) => completePlan(ctx, { values, existing, input, items }),
    },
  });
  if (!input.details) return stored;
  await replaceLines(ctx, stored.saved.id, input.details);
  return { ...stored, payload: { ...stored.payload, details: input.details.map(lineOf) } };
}

interface Completing {
  readonly values: Values;
  readonly existing: Values | undefined;
  readonly input: PlanInput;
  readonly items: Items | undefined;
}

async function completePlan(ctx: Ctx, { values, existing, input, items }: Completing): Promise<Values> {
  if (existing) await demandEditable(ctx, { id: String(existing.id), planStatus: existing.planStatus });
  await demandDept(ctx, String(values.deptId));
  demandDates(String(values.planStartDate), String(values.planDemandDate));
  demandLines(ctx, input.details ?? []);
  const lines = input.details ?? (input.id ? await planLines(ctx, input.id) : []);
  demandSum(String(values.budgetMoney), lines);
  const line = await chosenLine(ctx, wishedLine(values, input));
  await demandReference(ctx, budgetCost, { name: 'budgetCostId', values: { ...line }, existing });
  await demandBudget(ctx, { ...line, budgetMoney: String(values.budgetMoney) });
  const itemCode = await plannedItem(ctx, { values, existing, items });
  const drawn = { ...line, itemCode, ...(line.budgetCostId && { noBudgetReason: null }) };
  if (existing) return drawn;
  return { ...drawn, planNo: await nextNumber(ctx, planNos), planStatus: planLifecycle.code.draft };
}

/** What a plan names already stays, also when it is no longer in use. */
async function plannedItem(ctx: Ctx, { values, existing, items }: Omit<Completing, 'input'>): Promise<string> {
  const named = String(values.itemCode);
  return existing?.itemCode === named ? named : demandItem(ctx, named, items);
}

/** A project that is named anew says more than the line that was drawn on before. */
function wishedLine(values: Values, input: PlanInput) {
  const isProjectAlone = Boolean(input.budgetProId) && !input.budgetCostId;
  return {
    budgetCostId: isProjectAlone ? null : textOrNull(values.budgetCostId),
    // Without a line the project says nothing any more, unless it is what was asked for.
    budgetProId: isProjectAlone ? String(input.budgetProId) : null,
    year: Number(values.year),
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

async function demandEditable(
  ctx: Ctx,
  { id, planStatus }: { readonly id: string; readonly planStatus: unknown },
): Promise<void> {
  if (planLifecycle.is(planStatus, 'draft', 'returned')) return;
  if (planLifecycle.is(planStatus, 'inApproval') && (await isReturnedToCaller(ctx, id))) return;
  refuse('plan.notEditable');
}

async function demandDept(ctx: Ctx, deptId: string): Promise<void> {
  const found = await ctx.db.query('select 1 from dept where tenant_id = $1 and id = $2 and is_deleted = 0', [
    ctx.tenantId,
    deptId,
  ]);
  if (found.length === 0) throw new Refusal('plan.deptGone', {}, 404);
}
