import {
  message,
  plan,
  planDetail,
  planDifference,
  planLifecycle,
  validate,
  type PlanDetailInput,
  type PlanInput,
  type Saved,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { storeRow, type StoredRow, type Values } from '../../../platform/crud/index.ts';
import { Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';
import { nextNumber, numberSeries } from '../../../platform/rows/index.ts';
import { lineOf, planLines, replaceLines } from './plan-lines.ts';

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

/** The same without files and evidence: for whoever stores many and tells of them at once. */
export async function storePlan(ctx: Ctx, input: PlanInput): Promise<StoredRow> {
  const stored = await storeRow(ctx, plan, {
    input: { ...input },
    hooks: {
      takes: ['details'],
      beforeSave: (_ctx, values, existing) => completePlan(ctx, { values, existing, input }),
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
}

async function completePlan(ctx: Ctx, { values, existing, input }: Completing): Promise<Values> {
  if (existing && !planLifecycle.is(existing.planStatus, 'draft', 'returned')) refuse('plan.notEditable');
  await demandDept(ctx, String(values.deptId));
  demandDates(String(values.planStartDate), String(values.planDemandDate));
  demandLines(ctx, input.details ?? []);
  const lines = input.details ?? (input.id ? await planLines(ctx, input.id) : []);
  demandSum(String(values.budgetMoney), lines);
  if (existing) return {};
  return { planNo: await nextNumber(ctx, planNos), planStatus: planLifecycle.code.draft };
}

/** What is needed cannot be needed before it starts. */
export function demandDates(start: string, demand: string): void {
  if (demand < start) refuse('plan.datesOrder');
}

/** The lines come to the budget (明细合计与预算金额不一致). */
export function demandSum(budget: string, lines: readonly PlanDetailInput[]): void {
  const found = planDifference(budget, lines);
  if (found) refuse('plan.sumDiffers', { sum: found.sum, budget: found.budget });
}

/** Refuses the first line that is not filled in as it must be. */
export function demandLines({ language }: Pick<Ctx, 'language'>, lines: readonly PlanDetailInput[]): void {
  for (const [index, line] of lines.entries()) {
    const [fault] = validate(planDetail.fields, { ...line });
    if (!fault) continue;
    const text = message(fault.code, language, { field: fault.label[language], ...fault.parameters });
    refuse('plan.line', { no: index + 1, text });
  }
}

async function demandDept(ctx: Ctx, deptId: string): Promise<void> {
  const found = await ctx.db.query('select 1 from dept where tenant_id = $1 and id = $2 and is_deleted = 0', [
    ctx.tenantId,
    deptId,
  ]);
  if (found.length === 0) throw new Refusal('plan.deptGone', {}, 404);
}
