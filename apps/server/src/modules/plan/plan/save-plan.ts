import { plan, planLifecycle, type PlanDetailInput, type PlanInput, type Saved } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { judgeNew, storeJudged, storeRow, type StoredRow, type Values } from '../../../platform/crud/index.ts';
import { notFound, Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';
import { nextNumber, nextNumbers, numberSeries } from '../../../platform/rows/index.ts';
import { demandItem, type NamedItem } from '../../budget/index.ts';
import { editOthers, tellOwner } from '../../workflow/index.ts';
import { isReturnedToCaller } from '../approval/plan-business.ts';
import {
  chosenLine,
  demandBudget,
  demandSameYear,
  linesNamed,
  type BudgetLine,
  type WishedLine,
} from './budget-line.ts';
import { demandDept, groundOf, standingOf, type PlanGround } from './plan-ground.ts';
import { insertLines, lineOf, planLines, replaceLines } from './plan-lines.ts';
import { planMoneyNames } from './plan-money.ts';
import { demandDates, demandLines, demandSum } from './plan-rules.ts';
import { demandDeptInScope } from '../../../platform/access/index.ts';

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

async function storePlan(ctx: Ctx, input: PlanInput): Promise<StoredRow> {
  const stored = await storeRow(ctx, plan, {
    input: { ...input },
    hooks: {
      takes: takenNames,
      async beforeSave(_ctx, values, existing) {
        const drawn = await completePlan(ctx, { values, existing, input });
        return existing ? drawn : { ...drawn, ...begun, planNo: await nextNumber(ctx, planNos) };
      },
    },
  });
  if (!input.details) return stored;
  const { id: planId } = stored.saved;
  await (input.id ? replaceLines(ctx, planId, input.details) : insertLines(ctx, [{ planId, lines: input.details }]));
  return withLines(stored, input.details);
}

// What a list tells of a plan's money comes back with the row that was read there.
const takenNames = ['details', ...planMoneyNames];
const begun = { planStatus: planLifecycle.code.draft };

/** What new plans stand on, read once for all of them. */
interface Known {
  readonly ground: PlanGround;
  readonly items: ReadonlyMap<string, NamedItem>;
}

/** A new plan that may be stored, with its lines. */
export interface JudgedPlan {
  readonly values: Values;
  readonly details: readonly PlanDetailInput[];
}

/** Judges a new plan as a save does, and stores nothing; asks no statement where all that it names is known. */
export async function judgePlan(ctx: Ctx, input: PlanInput, known: Known): Promise<JudgedPlan> {
  const values = await judgeNew(ctx, plan, {
    input: { ...input },
    hooks: {
      takes: takenNames,
      beforeSave: (_ctx, given) => completePlan(ctx, { values: given, existing: undefined, input, known }),
    },
  });
  return { values, details: input.details ?? [] };
}

/** Stores plans that were judged with their lines: their numbers and rows in a few statements, whatever their number. */
export async function storePlans(ctx: Ctx, judged: readonly JudgedPlan[]): Promise<StoredRow[]> {
  const numbers = await nextNumbers(ctx, planNos, judged.length);
  const rows = judged.map(({ values }, index) => ({ ...values, ...begun, planNo: numbers[index] }));
  const stored = await storeJudged(ctx, plan, rows);
  const plans = stored.map((row, index) => ({ row, details: judged[index]?.details ?? [] }));
  await insertLines(
    ctx,
    plans.map(({ row, details }) => ({ planId: row.saved.id, lines: details })),
  );
  return plans.map(({ row, details }) => withLines(row, details));
}

function withLines(stored: StoredRow, details: readonly PlanDetailInput[]): StoredRow {
  return { ...stored, payload: { ...stored.payload, details: details.map(lineOf) } };
}

interface Completing {
  readonly values: Values;
  readonly existing: Values | undefined;
  readonly input: PlanInput;
  readonly known?: Known;
}

async function completePlan(ctx: Ctx, { values, existing, input, known }: Completing): Promise<Values> {
  if (existing) await demandEditable(ctx, { id: String(existing.id), planStatus: existing.planStatus });
  if (existing) await judgeEdit(ctx, { values, existing, input });
  const standing = standingOf(values, input);
  const ground = known?.ground ?? (await groundOf(ctx, [standing]));
  demandDept(ground, standing.deptId);
  demandDeptInScope(ctx, plan, { values, existing });
  demandDates(String(values.planStartDate), String(values.planDemandDate));
  demandLines(ctx, input.details ?? []);
  const lines = input.details ?? (input.id ? await planLines(ctx, input.id) : []);
  demandSum(String(values.budgetMoney), lines);
  const line = chosenLine(linesSeen(ground, standing.line, existing), standing.line);
  demandSameYear(ground.lines, line, standing.line.year);
  await demandBudget(ctx, { ...line, budgetMoney: String(values.budgetMoney) }, ground.money);
  const itemCode = await plannedItem(ctx, { values, existing, known });
  return { ...line, itemCode, ...(line.budgetCostId && { noBudgetReason: null }) };
}

/** What was returned to the caller in an approval is his to change. */
async function judgeEdit(ctx: Ctx, { values, existing, input }: Completing & { readonly existing: Values }) {
  const hasLines = input.details !== undefined;
  const edit = { values, existing, title: existing.planName, about: 'plan', hasLines } as const;
  const isDraft = planLifecycle.is(existing.planStatus, 'draft', 'returned');
  if (isDraft) await editOthers(ctx, plan, { ...edit, head: 'planManage_audit' });
  else await tellOwner(ctx, plan, edit);
}

/** What his data scope keeps from him he does not draw on; what the plan drew on before may be hidden meanwhile. */
function linesSeen({ lines, seenLines }: PlanGround, wish: WishedLine, existing: Values | undefined): BudgetLine[] {
  const named = linesNamed(lines, wish);
  const seen = named.filter(({ id }) => id === existing?.budgetCostId || seenLines.has(id));
  return named.length > 0 && seen.length === 0 ? notFound() : seen;
}

/** What a plan names already stays, also when it is no longer in use. */
async function plannedItem(ctx: Ctx, { values, existing, known }: Omit<Completing, 'input'>): Promise<string> {
  const named = String(values.itemCode);
  return existing?.itemCode === named ? named : demandItem(ctx, named, known?.items);
}

async function demandEditable(
  ctx: Ctx,
  { id, planStatus }: { readonly id: string; readonly planStatus: unknown },
): Promise<void> {
  if (planLifecycle.is(planStatus, 'draft', 'returned')) return;
  if (planLifecycle.is(planStatus, 'inApproval') && (await isReturnedToCaller(ctx, id))) return;
  refuse('plan.notEditable');
}
