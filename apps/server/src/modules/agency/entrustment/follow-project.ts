import {
  agencyEntrustment,
  entrustmentLifecycle,
  hasEnded,
  liveEntrustments,
  projectLifecycle,
  type Row,
  type Text,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { lockRow } from '../../../platform/rows/index.ts';
import { tellOfEntrustment } from '../tell-agency.ts';
import { ends, feeInWords, goesOn } from './entrustment-words.ts';
import { finalFeeOf } from './final-fee.ts';

type EntrustmentRow = Row<typeof agencyEntrustment>;

interface Standing {
  readonly id: string;
  readonly entrustStatus: number;
  readonly stage: number;
  readonly isDeleted: boolean;
}

const last = `
  select e.id::text, e.entrust_status as "entrustStatus", p.stage, p.is_deleted <> 0 as "isDeleted"
  from agency_entrustment e join project p on p.tenant_id = e.tenant_id and p.id = e.project_id
  where e.tenant_id = $1 and e.project_id = $2 and e.is_deleted = 0 order by e.id desc limit 1`;

/**
 * A project came to its result or its end, or its result was taken back: its agency's part with it. What runs is completed
 * by a result, with the fee for what was awarded, and ends without one; an offer that nobody accepted ends in both cases.
 * The caller holds the project.
 */
export async function followEntrustment(ctx: Ctx, projectId: string): Promise<void> {
  const [found] = await ctx.db.query<Standing & Record<string, unknown>>(last, [ctx.tenantId, projectId]);
  const follow = found && courseOf(found);
  if (follow) await follow(ctx, await lockRow(ctx, agencyEntrustment, { id: found.id, reach: 'tenant' }));
}

type Course = (ctx: Ctx, row: EntrustmentRow) => Promise<void>;

function courseOf({ entrustStatus, stage, isDeleted }: Standing): Course | undefined {
  const isLive = entrustmentLifecycle.is(entrustStatus, ...liveEntrustments);
  const why = isDeleted ? ends.deleted : endOf(stage);
  if (why) return isLive ? (ctx, row) => lapse(ctx, row, why) : undefined;
  if (projectLifecycle.hasReached(stage, 'resultPublished')) return isLive ? conclude : undefined;
  return entrustmentLifecycle.is(entrustStatus, 'completed') ? resume : undefined;
}

/** Why nothing is done for the project any more, in the words that stay with the entrustment. */
function endOf(stage: number): Text | undefined {
  if (!hasEnded(stage)) return undefined;
  return projectLifecycle.is(stage, 'failed') ? ends.failed : ends.terminated;
}

async function conclude(ctx: Ctx, row: EntrustmentRow): Promise<void> {
  if (!entrustmentLifecycle.is(row.entrustStatus, 'active')) return lapse(ctx, row, ends.decided);
  const final = await finalFeeOf(ctx, row);
  await transition(ctx, agencyEntrustment, {
    subject: row,
    action: 'conclude',
    stream: row.projectId,
    payload: { finalFee: final?.fee ?? null },
    set: { endTime: ctx.now, finalFee: final?.fee ?? null },
  });
  await tellOfEntrustment(ctx, row, { kind: 'finished', content: feeInWords(final) });
}

async function lapse(ctx: Ctx, row: EntrustmentRow, why: Text): Promise<void> {
  const reason = why.zh;
  await transition(ctx, agencyEntrustment, {
    subject: row,
    action: 'lapse',
    stream: row.projectId,
    reason,
    set: { endTime: ctx.now, endReason: reason },
  });
  await tellOfEntrustment(ctx, row, { kind: 'terminated', content: why });
}

async function resume(ctx: Ctx, row: EntrustmentRow): Promise<void> {
  const set = { endTime: null, finalFee: null };
  await transition(ctx, agencyEntrustment, { subject: row, action: 'resume', stream: row.projectId, set });
  await tellOfEntrustment(ctx, row, { kind: 'projectChanged', content: goesOn });
}
