import {
  demand,
  demandResearch,
  isReasoned,
  leastReason,
  researchLifecycle,
  type EndpointInput,
  type extendResearch as extendEndpoint,
  type MessageKind,
  type MoveAnswer,
  type MoveInput,
  type ResearchRow,
  type Row,
  type Saved,
} from '@zhaocai/model';
import type { Files } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { demandOwner, demandValid, findRow, lockRow } from '../../../platform/rows/index.ts';
import { asSaid, boundFlow, messageIds, type Said, saidWith } from '../../workflow/index.ts';
import { askToPublish, publishType } from './publish-business.ts';
import { putUp, type Held } from './put-up.ts';

type Moved = MoveAnswer<ResearchRow['researchStatus']>;
type DemandRow = Row<typeof demand>;

/** The demand before its research, by everybody. */
async function holdResearch(ctx: Ctx, { id, version }: Pick<MoveInput, 'id' | 'version'>): Promise<Held> {
  const { demandId } = await findRow(ctx, demandResearch, { id });
  const about = await lockRow(ctx, demand, { id: demandId });
  demandOwner(ctx, demand, { row: about, head: 'demandManage_confirm' });
  return { about, row: await lockRow(ctx, demandResearch, { id, version }) };
}

/** Lets everybody read what is asked: at once, or once those have agreed whom the bound flow names. */
export async function publishResearch(files: Files, ctx: Ctx, input: MoveInput): Promise<Moved> {
  const held = await holdResearch(ctx, input);
  const { row } = held;
  if (researchLifecycle.is(row.researchStatus, 'inApproval')) refuse('demand.researchInFlow');
  demandState(demandResearch, row.researchStatus, 'publish');
  const flow = await boundFlow(ctx, publishType);
  return flow ? askToPublish(ctx, held, flow) : putUp(files, ctx, held);
}

/** Later, never earlier: who has begun to write has the time that he was promised. */
export async function extendResearch(
  ctx: Ctx,
  { id, version, endTime, reason }: EndpointInput<typeof extendEndpoint>,
): Promise<Saved> {
  const { row } = await holdResearch(ctx, { id, version });
  demandValid(demandResearch, { ...row, endTime }, ctx);
  if (endTime <= row.endTime || endTime <= ctx.now) refuse('demand.endTimeEarlier');
  const moved = await transition(ctx, demandResearch, {
    subject: row,
    action: 'extend',
    reason,
    set: { endTime, changeReason: reason },
    payload: { before: row.endTime, endTime },
  });
  await tellAnswered(ctx, { row, kind: 'researchExtended', content: extended(endTime, reason ?? '') });
  return { id, version: moved.version };
}

/** Before the time that was published whoever still writes loses what he was promised: with a reason, which all may read. */
export async function endResearch(ctx: Ctx, { reason, ...input }: MoveInput): Promise<Moved> {
  const { row } = await holdResearch(ctx, input);
  demandState(demandResearch, row.researchStatus, 'end');
  const isEarly = ctx.now < row.endTime;
  if (isEarly && !isReasoned(reason)) refuse('demand.endEarlyReason', { endTime: row.endTime, least: leastReason });
  const moved = await transition(ctx, demandResearch, {
    subject: row,
    action: 'end',
    reason,
    ...(isEarly && { set: { changeReason: reason }, payload: { endTime: row.endTime } }),
  });
  if (isEarly) await tellAnswered(ctx, { row, kind: 'terminated', content: reason ?? '' });
  return moved;
}

interface Answered {
  readonly row: Pick<ResearchRow, 'id' | 'title'>;
  readonly kind: MessageKind;
  readonly content: Said;
}

/** Everybody who has answered, by the database: the buyer learns nothing of the people there. */
const extended = (until: string, reason: string) =>
  saidWith({ zh: `截止时间延长至${until}`, en: `Extended until ${until}` }, reason);

async function tellAnswered(ctx: Ctx, { row: { id, title }, kind, content }: Answered): Promise<void> {
  const told = [id, messageIds(), kind, title, asSaid(content), ctx.now];
  await ctx.db.query('select from tell_researched($1, $2::bigint[], $3, $4, $5, $6)', told);
}

/** It was a mistake: who has read it is told why, and the demand is a draft again. */
export async function withdrawResearch(ctx: Ctx, { reason, ...input }: MoveInput): Promise<Moved> {
  const { about, row } = await holdResearch(ctx, input);
  const moved = await transition(ctx, demandResearch, {
    subject: row,
    action: 'withdraw',
    reason,
    set: { changeReason: reason },
  });
  await transition(ctx, demand, { subject: about, action: 'dropResearch', payload: { researchId: row.id } });
  await tellAnswered(ctx, { row, kind: 'withdrawn', content: reason ?? '' });
  return moved;
}

/** A research whose time is over ends with the handing in of its demand; one that is still open keeps it back. */
export async function endResearchOf(ctx: Ctx, { id: demandId }: Pick<DemandRow, 'id'>): Promise<void> {
  const [open] = await ctx.db.query<{ id: string }>(
    `select id::text from demand_research where tenant_id = $1 and demand_id = $2 and is_deleted = 0
       and research_status in ${researchLifecycle.sql('published')}`,
    [ctx.tenantId, demandId],
  );
  if (!open) return;
  const row = await lockRow(ctx, demandResearch, { id: open.id, reach: 'tenant' });
  if (ctx.now < row.endTime) refuse('demand.researchOpen');
  const { permissions } = ctx.user;
  const user = { ...ctx.user, permissions: new Set([...permissions, 'demandManage_research']) };
  await transition({ ...ctx, user }, demandResearch, { subject: row, action: 'end' });
}
