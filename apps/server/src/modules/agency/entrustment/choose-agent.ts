import {
  agencyCooperation,
  agencyEntrustment,
  choiceWay,
  entrustmentLifecycle,
  project,
  type chooseAgent as endpoint,
  type EndpointInput,
  type EndpointOutput,
  type Row,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { changeRow, insertRow, lockRow, nextNumber, numberSeries } from '../../../platform/rows/index.ts';
import { demandChoosable, demandConfirmed, type CooperationRow } from '../cooperation/choosable.ts';
import { nextOfDraw } from '../draw/next-of-draw.ts';
import { demandNoDraw } from '../draw/start-draw.ts';
import { feeOf } from '../fee/fee-scale.ts';
import { hangAgreement } from './agreement.ts';
import { choiceRuleOf, judgeDirectChoice } from './choice-rule.ts';
import { demandOpenForChoice } from './project-open.ts';

type Input = EndpointInput<typeof endpoint>;
type ProjectRow = Row<typeof project>;

/** `WT-2026-0001`, counted in a year. */
const entrustNos = numberSeries({
  entity: agencyEntrustment,
  field: 'entrustNo',
  prefix: (now) => `WT-${now.slice(0, 4)}-`,
  digits: 4,
});

/** Asks an agency to run a project: directly, where the rules let one, or whoever is next by a draw. */
export async function chooseAgent(ctx: Ctx, input: Input): Promise<EndpointOutput<typeof endpoint>> {
  const held = await lockRow(ctx, project, { id: input.proId });
  await demandOpenForChoice(ctx, held);
  const { cooperation, isConfirmed } = await chosenOf(ctx, held, input);
  await demandConfirmed(ctx, cooperation);
  demandChoosable(ctx, cooperation);
  await followUp(ctx, held.id);
  const entrustStatus = isConfirmed ? entrustmentLifecycle.code.offered : entrustmentLifecycle.code.toConfirm;
  const values = { ...(await termsOf(ctx, { held, cooperation, input })), entrustStatus };
  const entrustNo = await nextNumber(ctx, entrustNos);
  const id = await insertRow(ctx, agencyEntrustment, { values: { ...values, entrustNo } });
  const files = input.agreementFiles ?? [];
  const version = await hangAgreement(ctx, { id, files, agentTenantId: cooperation.agentTenantId });
  await recordEvidence(ctx, {
    stream: held.id,
    action: `${agencyEntrustment.name}.add`,
    subject: id,
    payload: { entrustNo, agentName: cooperation.agentName, way: values.way, drawId: values.drawId, entrustStatus },
  });
  return { id, version, entrustStatus };
}

interface Chosen {
  readonly cooperation: CooperationRow;
  /** Nobody else has to confirm it. */
  readonly isConfirmed: boolean;
}

async function chosenOf(ctx: Ctx, held: ProjectRow, input: Input): Promise<Chosen> {
  const named = await namedAgency(ctx, input);
  if (input.drawId !== undefined) {
    demandTermsOfCooperation(input);
    const next = await nextOfDraw(ctx, { drawId: input.drawId, projectId: held.id });
    if (named !== undefined && named !== next.id) refuse('agency.drawnAnother', { name: next.name });
    return { cooperation: await hold(ctx, next.id), isConfirmed: true };
  }
  if (named === undefined) return refuse('agency.noAgency');
  await demandNoDraw(ctx, held.id);
  const cooperation = await hold(ctx, named);
  return { cooperation, ...judgeDirectChoice(await choiceRuleOf(ctx, held), input.reason) };
}

/** An offer that nobody could accept would pass the turn to the next one of the draw. */
function demandTermsOfCooperation({ feePayer, feeFloat, minFee }: Input): void {
  if ([feePayer, feeFloat, minFee].some((term) => term !== undefined)) refuse('agency.feeFixed');
}

/** It stays as it is until this is written down. */
function hold(ctx: Ctx, id: string): Promise<CooperationRow> {
  return lockRow(ctx, agencyCooperation, { id, reach: 'tenant' });
}

async function namedAgency(ctx: Ctx, { agentTenantId, cooperationId }: Input): Promise<string | undefined> {
  if (cooperationId !== undefined) return cooperationId;
  if (agentTenantId === undefined) return undefined;
  const [row] = await ctx.db.query<{ id: string }>(
    'select id::text from agency_cooperation where tenant_id = $1 and agent_tenant_id = $2 and is_deleted = 0',
    [ctx.tenantId, agentTenantId],
  );
  return row?.id ?? refuse('agency.unknownAgency', { number: agentTenantId });
}

/** What gave a project back was waiting for this. */
async function followUp(ctx: Ctx, projectId: string): Promise<void> {
  const waiting = await ctx.db.query<{ id: string }>(
    `select id::text from agency_entrustment where tenant_id = $1 and project_id = $2 and is_deleted = 0
       and not followed_up and entrust_status in ${entrustmentLifecycle.sql('returned')} order by id`,
    [ctx.tenantId, projectId],
  );
  for (const { id } of waiting) await changeRow(ctx, agencyEntrustment, { id, values: { followedUp: true } });
}

interface Terms {
  readonly held: ProjectRow;
  readonly cooperation: CooperationRow;
  readonly input: Input;
}

async function termsOf(ctx: Ctx, { held, cooperation, input }: Terms) {
  const feeFloat = input.feeFloat ?? cooperation.feeFloat;
  const minFee = input.minFee ?? cooperation.minFee;
  const { generalBudget: amount, purchaseType } = held;
  const fee = await feeOf(ctx, { amount, purchaseType, terms: { feeFloat, minFee } });
  return {
    projectId: held.id,
    cooperationId: cooperation.id,
    agentName: cooperation.agentName,
    agentTenantId: cooperation.agentTenantId,
    isOnPlatform: cooperation.isOnPlatform,
    buyerName: ctx.user.tenantName,
    way: input.drawId === undefined ? choiceWay.code.direct : choiceWay.code.draw,
    drawId: input.drawId ?? null,
    chooseReason: input.reason || null,
    scope: input.scope || null,
    feePayer: input.feePayer ?? cooperation.feePayer,
    feeFloat,
    minFee,
    estimatedFee: fee ?? null,
    agreementFiles: [],
    followedUp: false,
  };
}
