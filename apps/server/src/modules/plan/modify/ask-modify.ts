import {
  areLinesSame,
  cancelPlan,
  changedFields,
  modifiableFields,
  plan,
  planLifecycle,
  planModify,
  planModifyLifecycle,
  planModifyTypes,
  sumYuan,
  validate,
  type KeptPlan,
  type PlanModifyInput,
  type Row,
  type Saved,
} from '@zhaocai/model';
import { demandDeptInScope } from '../../../platform/access/index.ts';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { storeRow, type Values } from '../../../platform/crud/index.ts';
import { Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandVersion, lockRow } from '../../../platform/rows/index.ts';
import { lineOf, planLines } from '../plan/plan-lines.ts';
import { demandRoom } from './demand-room.ts';
import { demandNotBeingModified } from './waiting-modify.ts';
import { askForModify } from '../approval/modify-business.ts';
import { demandBudget } from '../plan/budget-line.ts';
import { demandDates, demandLines, demandSum, stillReleased } from '../plan/plan-rules.ts';

/** Fields of a plan that an adjustment keeps before and after. */
const keptFields = Object.entries(plan.fields)
  .filter(([, field]) => !('readOnly' in field && field.readOnly) && field.kind !== 'files')
  .map(([name]) => name);

/**
 * Asks for a change of an approved plan; it stays as it is until somebody decides. Only what this kind of adjustment is
 * about is taken from what came. No project is made of it yet, so that nothing of it is used.
 */
export async function askModify(ctx: Ctx, input: PlanModifyInput): Promise<Saved> {
  const { planId, version, modifyType, reason } = input;
  const row = await lockRow(ctx, plan, { id: planId });
  if (!planLifecycle.is(row.planStatus, 'approved', 'handedDown')) refuse('plan.notModifiable');
  demandVersion(row, version);
  demandDeptInScope(ctx, plan, { values: { ...row }, existing: { ...row } });
  await demandNotBeingModified(ctx, planId);
  const before = await keptPlan(ctx, row);
  demandOfKind(ctx, { ...row, ...before }, input);
  const after = modifyType === cancelPlan ? null : changedPlan(ctx, before, input);
  await demandRoom(ctx, row, after);
  if (after) {
    const budgetMoney = sumYuan([String(after.budgetMoney), `-${stillReleased(row, after)}`]);
    await demandBudget(ctx, { ...row, budgetMoney });
  }
  const { planName, planNo, deptId } = row;
  const asked = { planId, planName, planNo, deptId, before, after };
  const { saved } = await storeRow(ctx, planModify, {
    input: { modifyType, reason },
    hooks: { beforeSave: () => ({ ...asked, auditStatus: planModifyLifecycle.code.inApproval }) },
  });
  await recordEvidence(ctx, {
    stream: 'admin',
    action: 'plan.askModify',
    subject: planId,
    payload: { planNo, modifyId: saved.id, modifyType, reason, before, after },
  });
  await askForModify(ctx, saved.id);
  return saved;
}

async function keptPlan(ctx: Ctx, row: Row<typeof plan>): Promise<KeptPlan> {
  const values = Object.fromEntries(Object.entries(row).filter(([name]) => keptFields.includes(name)));
  const details = (await planLines(ctx, row.id)).map(lineOf);
  return { ...values, details };
}

/** Of a call beside what is changed. */
const besides: readonly string[] = ['planId', 'version', 'modifyType', 'reason', 'details', 'id', 'lang'];

/** Nothing that was sent is passed over: what this kind of adjustment does not change comes as it is, or not at all. */
function demandOfKind({ language }: Ctx, before: KeptPlan, input: PlanModifyInput): void {
  const sent = Object.keys(input).filter((name) => !besides.includes(name));
  const unknown = sent.find((name) => !Object.hasOwn(plan.fields, name));
  if (unknown !== undefined) refuse('platform.unknownField', { field: unknown });
  const allowed = modifiableFields(input.modifyType);
  const after: KeptPlan = { ...before, ...input, details: input.details?.map(lineOf) ?? before.details };
  const field = changedFields(before, after).find((name) => !allowed.includes(name));
  const type = planModifyTypes.find(({ value }) => value === input.modifyType)?.label[language] ?? '';
  if (field !== undefined) refuse('plan.notOfKind', { type, field: plan.fields[field].label[language] });
  if (!allowed.includes('details') && !areLinesSame(before, after)) refuse('plan.linesNotOfKind', { type });
}

/** The plan as it would be, judged like any plan that is saved. */
function changedPlan(ctx: Ctx, before: KeptPlan, input: PlanModifyInput): KeptPlan {
  const allowed = modifiableFields(input.modifyType);
  const changes: Values = {};
  for (const name of allowed) if (name !== 'details' && name in input) changes[name] = input[name];
  if (allowed.includes('details') && input.details) demandLines(ctx, input.details);
  const details = allowed.includes('details') && input.details ? input.details.map(lineOf) : before.details;
  const after: KeptPlan = { ...before, ...changes, details };
  const [fault] = validate(plan.fields, after);
  if (fault) throw new Refusal(fault.code, { ...fault.parameters, field: fault.label[ctx.language] });
  demandDates(String(after.planStartDate), String(after.planDemandDate));
  demandSum(String(after.budgetMoney), after.details);
  if (changedFields(before, after).length === 0 && areLinesSame(before, after)) refuse('plan.nothingChanged');
  return after;
}
