import {
  agencyEntrustment,
  choiceWay,
  entrustmentLifecycle,
  fill,
  liveEntrustments,
  ruleAction,
  type project,
  type Row,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { changeRow, lockRow } from '../../../platform/rows/index.ts';
import { feeOf } from '../fee/fee-scale.ts';
import { tellOfEntrustment } from '../tell-agency.ts';
import { lacksAgreement } from './agreement.ts';
import { choiceRuleOf, type ChoiceRule } from './choice-rule.ts';
import { feeChanged } from './entrustment-words.ts';

type ProjectRow = Pick<
  Row<typeof project>,
  'id' | 'lawRegime' | 'purchaseType' | 'typeId' | 'generalBudget' | 'regionCode' | 'projectNo' | 'projectName'
>;
type EntrustmentRow = Row<typeof agencyEntrustment>;

const running = `
  select id::text from agency_entrustment where tenant_id = $1 and project_id = $2 and is_deleted = 0
    and entrust_status in ${entrustmentLifecycle.sql(...liveEntrustments)}`;

async function lockRunning(ctx: Ctx, projectId: string): Promise<EntrustmentRow | undefined> {
  const [found] = await ctx.db.query<{ id: string }>(running, [ctx.tenantId, projectId]);
  return found && lockRow(ctx, agencyEntrustment, { id: found.id, reach: 'tenant' });
}

/**
 * The agency of a project that goes on its way, by the amount that it has now: what was chosen directly for a small one may
 * have to be drawn or confirmed for what it has become, and the fee follows the amount. The project is held by the caller.
 */
export async function judgeAgencyAgain(ctx: Ctx, held: ProjectRow): Promise<void> {
  const row = await lockRunning(ctx, held.id);
  if (!row) return;
  await demandInRule(ctx, row, await choiceRuleOf(ctx, held));
  await demandAgreement(ctx, row);
  await calculateAnew(ctx, row, held);
}

/** R64: what was accepted without a written agreement, as other rules let it, goes out under these laws with one only. */
async function demandAgreement(ctx: Ctx, { id, entrustStatus, agentName }: EntrustmentRow): Promise<void> {
  if (!entrustmentLifecycle.is(entrustStatus, 'active')) return;
  if (await lacksAgreement(ctx, id)) refuse('agency.agreementDemandedNow', { name: agentName });
}

/** The amount of a draft was changed: whoever is asked to run it reads the fee that belongs to it. The project is held by the caller. */
export async function followAmount(ctx: Ctx, held: ProjectRow): Promise<void> {
  const row = await lockRunning(ctx, held.id);
  if (row) await calculateAnew(ctx, row, held);
}

/** A choice without a draw, under the rule of now. */
export async function demandInRule(ctx: Ctx, row: EntrustmentRow, rule: ChoiceRule | undefined): Promise<void> {
  if (!rule || !choiceWay.is(row.way, 'direct')) return;
  const { name } = rule;
  if (ruleAction.is(rule.action, 'block')) refuse('agency.drawDemandedNow', { rule: name, name: row.agentName });
  const isConfirmed = await wasConfirmed(ctx, row.id);
  if (!isConfirmed) refuse('agency.confirmDemandedNow', { rule: name, name: row.agentName });
}

async function wasConfirmed(ctx: Ctx, id: string): Promise<boolean> {
  const found = await ctx.db.query(
    `select from state_change where tenant_id = $1 and entity = $2 and row_id = $3 and action = 'confirm' limit 1`,
    [ctx.tenantId, agencyEntrustment.name, id],
  );
  return found.length > 0;
}

async function calculateAnew(ctx: Ctx, row: EntrustmentRow, held: ProjectRow): Promise<void> {
  const { generalBudget: amount, purchaseType } = held;
  const total = await feeOf(ctx, { amount, purchaseType, terms: row });
  const before = row.estimatedFee;
  if (total === undefined || total === before) return;
  await changeRow(ctx, agencyEntrustment, { id: row.id, values: { estimatedFee: total } });
  await recordEvidence(ctx, {
    stream: held.id,
    action: `${agencyEntrustment.name}.edit`,
    subject: row.id,
    payload: { before: { estimatedFee: before }, after: { estimatedFee: total } },
  });
  const content = feeChanged(
    amount,
    fill(`${before === null ? '—' : '{before:yuan}'} → {total:yuan}`, { before: before ?? '', total }),
  );
  await tellOfEntrustment(ctx, row, { kind: 'projectChanged', content });
}
