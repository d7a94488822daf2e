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
  type ResearchLine,
  type ResearchRow,
  type Row,
  type Saved,
} from '@zhaocai/model';
import type { Files } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { demandOwner, demandValid, findRow, lockRow } from '../../../platform/rows/index.ts';
import { asSaid, messageIds, type Said, saidWith } from '../../workflow/index.ts';
import { demandLines } from '../demand/demand-lines.ts';

type Moved = MoveAnswer<ResearchRow['researchStatus']>;
type DemandRow = Row<typeof demand>;

interface Held {
  readonly about: DemandRow;
  readonly row: ResearchRow;
}

/** The demand before its research, by everybody. */
async function holdResearch(ctx: Ctx, { id, version }: Pick<MoveInput, 'id' | 'version'>): Promise<Held> {
  const { demandId } = await findRow(ctx, demandResearch, { id });
  const about = await lockRow(ctx, demand, { id: demandId });
  demandOwner(ctx, demand, { row: about, head: 'demandManage_confirm' });
  return { about, row: await lockRow(ctx, demandResearch, { id, version }) };
}

/**
 * Lets everybody read what is asked, with what is needed as it is now, as a notice of type 11 among the others; the demand is
 * in research from here on.
 */
export async function publishResearch(files: Files, ctx: Ctx, input: MoveInput): Promise<Moved> {
  const { about, row } = await holdResearch(ctx, input);
  if (row.endTime <= ctx.now) refuse('demand.endTimePast');
  const lines = (await demandLines(ctx, about.id)).map(({ name, unit, qty, techParams, isKey }): ResearchLine => ({
    name,
    unit,
    qty,
    techParams,
    isKey: isKey === true,
  }));
  const moved = await transition(ctx, demandResearch, {
    subject: row,
    action: 'publish',
    set: {
      publishTime: ctx.now,
      lines,
      budget: row.isBudgetShown ? about.budget : null,
      buyerName: ctx.user.tenantName,
    },
    payload: { demandNo: about.demandNo, title: row.title, endTime: row.endTime, lines: lines.length },
  });
  await files.publish(ctx, { businessType: 'demandResearch', businessId: row.id });
  await transition(ctx, demand, { subject: about, action: 'research', payload: { researchId: row.id } });
  await tellConcerned(ctx, row);
  return moved;
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

/** Once, those whom it is likely to concern: who they are the database alone knows. */
async function tellConcerned(ctx: Ctx, { id, title, endTime }: ResearchRow): Promise<void> {
  const content = {
    zh: `${ctx.user.tenantName}发布需求调研，请于${endTime}前提交方案`,
    en: `${ctx.user.tenantName} asks what the market offers: hand in a scheme before ${endTime}`,
  };
  const told = [id, messageIds(), title, asSaid(content), ctx.now];
  await ctx.db.query('select from tell_new_research($1, $2::bigint[], $3, $4, $5)', told);
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
