import {
  demand,
  projectLifecycle,
  type confirmDemand as confirmEndpoint,
  type EndpointInput,
  type EntityAction,
  type MoveAnswer,
  type MoveInput,
  type submitDemand as submitEndpoint,
} from '@zhaocai/model';
import { demandDeptInScope } from '../../../platform/access/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { demandOwner, findRow, lockRow, type Values } from '../../../platform/rows/index.ts';
import { demandAsked } from '../research/demand-asked.ts';
import { endResearchOf } from '../research/move-research.ts';
import { demandNotAsked } from '../research/publish-business.ts';
import { askToConfirm, demandNotInFlow } from './confirm-business.ts';
import { demandLines } from './demand-lines.ts';
import { demandComplete, demandPlanHas, type StoredDemand } from './demand-rules.ts';

export interface MovedDemand {
  readonly id: string;
  readonly version: number;
  readonly demandStatus: number;
}

interface Move {
  readonly action: EntityAction<typeof demand>;
  readonly reason?: string | undefined;
  readonly set?: Values;
}

async function move(ctx: Ctx, row: StoredDemand, moving: Move): Promise<MovedDemand> {
  const payload = { demandNo: row.demandNo, budget: row.budget };
  const { id, version, state } = await transition(ctx, demand, { subject: row, ...moving, payload });
  return { id, version, demandStatus: state };
}

/** Hands a demand in: complete, its clauses answered for, enough suppliers asked, and within what its plan has. */
export async function submitDemand(
  ctx: Ctx,
  { id, version, researchRemark }: EndpointInput<typeof submitEndpoint>,
): Promise<MovedDemand> {
  const stored = await lockRow(ctx, demand, { id, version });
  const row = { ...stored, researchRemark: researchRemark ?? stored.researchRemark };
  demandState(demand, row.demandStatus, 'submit');
  demandDeptInScope(ctx, demand, { values: row, existing: row });
  await demandNotAsked(ctx, [id]);
  demandComplete(ctx, row, await demandLines(ctx, id));
  await endResearchOf(ctx, row);
  await demandAsked(ctx, row);
  await demandPlanHas(ctx, row);
  const set = { rejectReason: null, submitTime: ctx.now, researchRemark: row.researchRemark };
  const moved = await move(ctx, row, { action: 'submit', set });
  if (!(await askToConfirm(ctx, row))) return moved;
  // A flow in which nobody is asked has ended already.
  const after = await findRow(ctx, demand, { id, reach: 'tenant' });
  return { id, version: after.version, demandStatus: Number(after.demandStatus) };
}

/** Somebody else's word on what was handed in, where no flow is asked. */
export async function confirmDemand(
  ctx: Ctx,
  { id, version, agree, reason, researchRemark }: EndpointInput<typeof confirmEndpoint>,
): Promise<MovedDemand> {
  const stored = await lockRow(ctx, demand, { id, version });
  const row = { ...stored, researchRemark: researchRemark ?? stored.researchRemark };
  const action = agree ? 'confirm' : 'reject';
  demandState(demand, row.demandStatus, action);
  await demandNotInFlow(ctx, id);
  if (!agree) return move(ctx, row, { action, reason, set: { rejectReason: reason ?? null } });
  await demandAsked(ctx, row);
  const set = { rejectReason: null, confirmTime: ctx.now, researchRemark: row.researchRemark };
  return move(ctx, row, { action, set });
}

/** What a person does by a button alone. */
export async function moveDemand(
  ctx: Ctx,
  { id, version, reason, action }: MoveInput & { readonly action: 'recall' | 'close' | 'reopen' },
): Promise<MoveAnswer<StoredDemand['demandStatus']>> {
  const row = await lockRow(ctx, demand, { id, version });
  demandState(demand, row.demandStatus, action);
  if (action === 'recall') {
    demandOwner(ctx, demand, { row, head: 'demandManage_confirm' });
    await demandNotInFlow(ctx, id);
  }
  if (action === 'close') {
    await demandProjectOver(ctx, row);
    await demandNotAsked(ctx, [id]);
  }
  const set = action === 'reopen' ? { projectId: null, confirmTime: null } : {};
  if (action === 'reopen' && row.projectId) refuse('platform.badState');
  return transition(ctx, demand, { subject: row, action, reason, set, payload: { demandNo: row.demandNo } });
}

/** A demand whose project still runs is not put away. */
async function demandProjectOver(ctx: Ctx, { projectId }: StoredDemand): Promise<void> {
  if (!projectId) return;
  const running = await ctx.db.query(
    `select 1 from project where tenant_id = $1 and id = $2 and is_deleted = 0
       and stage not in ${projectLifecycle.sql('resultPublished', 'failed', 'terminated')}`,
    [ctx.tenantId, projectId],
  );
  if (running.length > 0) refuse('demand.projectRuns');
}
