import {
  demand,
  demandResearch,
  researchLifecycle,
  type FormValues,
  type MoveAnswer,
  type ResearchRow,
} from '@zhaocai/model';
import type { Files } from '../../../platform/files/index.ts';
import { isOver, type FlowBusiness, type FlowEnd, type Reader } from '../../../platform/flows/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { findRow, isSeen, lockRow } from '../../../platform/rows/index.ts';
import { ownFlow } from '../../budget/index.ts';
import { askApproval, withAuthority, type BoundFlow } from '../../workflow/index.ts';
import { demandAhead, linesAsked, putUp, type Held } from './put-up.ts';
import { publishWords, yesNo } from './publish-words.ts';

/** The publication of a research, as flows speak of it. */
export const publishType = 'demand_publish';
export const { isReturnedToCaller: isReturnedToWriter } = ownFlow(publishType, 'demand.researchInFlow');

/** It goes out with the last yes, and comes back to its writer with a no. */
export function publishBusiness(files: Files): FlowBusiness {
  return {
    type: publishType,
    ...publishWords,
    isBindable: true,
    right: 'demandManage_research',
    mayRead: async (reader, businessId) => {
      const demandId = await demandIdOf(reader, businessId);
      return (
        demandId !== undefined && reader.user.permissions.has('demandManage_view') && isSeen(reader, demand, demandId)
      );
    },
    async handInAgain(ctx, { businessId }) {
      const held = await holdAsked(ctx, businessId);
      demandAhead(ctx, held.row);
      return publishForm(ctx, held);
    },
    onFlowFinished: (ctx, end) => settle(files, ctx, end),
  };
}

async function demandIdOf({ db, tenantId }: Reader, id: string): Promise<string | undefined> {
  const [row] = await db.query<{ demandId: string }>(
    'select demand_id::text as "demandId" from demand_research where tenant_id = $1 and id = $2 and is_deleted = 0',
    [tenantId, id],
  );
  return row?.demandId;
}

/** The research stands in approval, and with it what it asks about, until people have decided. */
export async function askToPublish(
  ctx: Ctx,
  held: Held,
  flow: BoundFlow,
): Promise<MoveAnswer<ResearchRow['researchStatus']>> {
  const { about, row } = held;
  demandAhead(ctx, row);
  await transition(ctx, demandResearch, {
    subject: row,
    action: 'askApproval',
    payload: { demandNo: about.demandNo, title: row.title, flowKey: flow.flowKey },
  });
  const asked = { businessType: publishType, businessId: row.id, title: `${about.demandNo} ${row.title}` };
  await askApproval(ctx, { ...asked, flow, form: await publishForm(ctx, held) });
  // A flow in which nobody is asked has ended already.
  const { id, version, researchStatus } = await findRow(ctx, demandResearch, { id: row.id, reach: 'tenant' });
  return { id, version, state: researchStatus };
}

/** What those who are asked read: what everybody will read, and what it may cost. */
async function publishForm(ctx: Ctx, { about, row }: Held): Promise<FormValues> {
  const { title, content, endTime, isBudgetShown, files } = row;
  return {
    demandNo: about.demandNo,
    demandName: about.demandName,
    title,
    budget: about.budget,
    isBudgetShown: (isBudgetShown ? yesNo.yes : yesNo.no)[ctx.language],
    endTime,
    content,
    lines: (await linesAsked(ctx, about.id)).map(({ name, qty, techParams }) => ({ name, qty, techParams })),
    files: files ?? [],
  };
}

/** One that people are asked about, whoever holds the right. The demand before its research, as everybody locks them. */
async function holdAsked(ctx: Ctx, id: string): Promise<Held> {
  const demandId = (await demandIdOf(ctx, id)) ?? '';
  const about = await lockRow(ctx, demand, { id: demandId, reach: 'tenant' });
  const row = await lockRow(ctx, demandResearch, { id, reach: 'tenant' });
  if (!researchLifecycle.is(row.researchStatus, 'inApproval')) refuse('platform.badState');
  return { about, row };
}

async function settle(files: Files, ctx: Ctx, { businessId, outcome, flowInstanceId, remark }: FlowEnd): Promise<void> {
  if (!isOver(outcome)) return;
  const acting = withAuthority(ctx, ['demandManage_research']);
  const held = await holdAsked(acting, businessId);
  if (outcome === 'finished') {
    await putUp(files, acting, held);
    return;
  }
  const { row } = held;
  await transition(acting, demandResearch, {
    subject: row,
    action: outcome === 'rejected' ? 'rejectApproval' : 'withdrawApproval',
    payload: { title: row.title, flowInstanceId, ...(remark && { reason: remark }) },
  });
}

const askedOf = `
  select id::text from demand_research where tenant_id = $1 and demand_id = any($2::bigint[]) and is_deleted = 0
    and research_status in ${researchLifecycle.sql('inApproval')}`;

/** A demand stays where it is while people are asked about its research. */
export async function demandNotAsked(ctx: Ctx, demandIds: readonly string[]): Promise<void> {
  if ((await ctx.db.query(askedOf, [ctx.tenantId, demandIds])).length > 0) refuse('demand.researchInFlow');
}

/** What they read of it stays too, unless it was returned to the caller to be changed. */
export async function demandNotRead(ctx: Ctx, demandId: string): Promise<void> {
  const [asked] = await ctx.db.query<{ id: string }>(askedOf, [ctx.tenantId, [demandId]]);
  if (asked && !(await isReturnedToWriter(ctx, asked.id))) refuse('demand.researchInFlow');
}
