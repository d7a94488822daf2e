import {
  demand,
  demandAnswer,
  demandResearch,
  readableResearch,
  researchLifecycle,
  type ResearchAnswer,
  type Page,
  type PageInput,
  type ResearchLead,
  type ResearchNotice,
  type ResearchRow,
  type ResearchView,
} from '@zhaocai/model';
import { escapeLike, pageAnswer } from '../../../platform/crud/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { actionsFor } from '../../../platform/lifecycle/index.ts';
import { findRow, findRows, Parameters, projectionOf, toWireRow } from '../../../platform/rows/index.ts';
import { isReturnedToWriter } from './publish-business.ts';

const research = projectionOf(demandResearch, 'detail');
const answer = projectionOf(demandAnswer, 'detail');

/** The newest version of each supplier; who took his back has none. */
const newest = `
  select distinct on (a.research_id, a.supplier_tenant_id) a.* from demand_answer a
  where a.tenant_id = $1 and a.research_id in (
    select r.id from demand_research r where r.tenant_id = $1 and r.demand_id = $2 and r.is_deleted = 0)
  order by a.research_id, a.supplier_tenant_id, a.version_no desc`;

/** What suppliers answered about a demand of the own unit, in the order in which they first did. */
export async function answersOf(ctx: Ctx, demandId: string): Promise<ResearchAnswer[]> {
  const rows = await ctx.db.query<Record<string, unknown>>(
    `select ${answer.select} from (${newest}) t where t.is_withdrawn is not true order by t.create_time, t.id`,
    [ctx.tenantId, demandId],
  );
  // The select lists are made from the definitions that the types are made from; below too.
  return rows.map((row) => toWireRow(row, answer) as unknown as ResearchAnswer);
}

/** Whether anything was asked of the market about a demand that stands like this. */
export async function hasResearch(
  { db, tenantId }: Ctx,
  demandId: string,
  ...states: readonly (keyof typeof researchLifecycle.code)[]
): Promise<boolean> {
  const found = await db.query(
    'select from demand_research where tenant_id = $1 and demand_id = $2 and research_status = any($3) and is_deleted = 0 limit 1',
    [tenantId, demandId, states.map((state) => researchLifecycle.code[state])],
  );
  return found.length > 0;
}

/** The answers to a demand that the reader sees. */
export async function readAnswers(ctx: Ctx, demandId: string): Promise<ResearchAnswer[]> {
  await findRow(ctx, demand, { id: demandId });
  return answersOf(ctx, demandId);
}

/** What was asked about a demand, newest first, each with its answers. */
export async function researchOf(ctx: Ctx, demandId: string): Promise<ResearchView[]> {
  const rows = await findRows(ctx, demandResearch, { of: 'demandId', ids: [demandId], reach: 'tenant' });
  const answers = await answersOf(ctx, demandId);
  return Promise.all(
    rows.toReversed().map(async (row) => ({
      ...row,
      answers: answers.filter(({ researchId }) => researchId === row.id),
      actions: await actionsOf(ctx, row),
    })),
  );
}

async function actionsOf(ctx: Ctx, row: ResearchRow): Promise<string[]> {
  const isAsked = researchLifecycle.is(row.researchStatus, 'inApproval');
  const isOpen = isAsked ? await isReturnedToWriter(ctx, row.id) : researchLifecycle.is(row.researchStatus, 'draft');
  // While people are asked they alone decide; that they are asked follows from the publication.
  const moves = isAsked
    ? []
    : (await actionsFor(ctx, demandResearch, row)).filter((action) => action !== 'askApproval');
  return [...moves, ...(isOpen && ctx.user.permissions.has('demandManage_research') ? ['edit'] : [])];
}

/** Every published research of every buyer, those that still take answers first. */
export async function pageResearch(ctx: Ctx, input: PageInput): Promise<Page<ResearchLead>> {
  const { current, size } = input;
  const parameters = new Parameters();
  const where = [`r.research_status in ${readableResearch}`, 'r.is_deleted = 0'];
  const keyword = typeof input.keyword === 'string' ? input.keyword.trim() : '';
  if (keyword) {
    const pattern = parameters.bind(`%${escapeLike(keyword)}%`);
    where.push(`(r.title ilike ${pattern} or r.buyer_name ilike ${pattern})`);
  }
  const status = String(input.researchStatus ?? '');
  if (/^\d{1,2}$/.test(status)) where.push(`r.research_status = ${parameters.bind(Number(status))}`);
  const from = `from demand_research r where ${where.join(' and ')}`;
  const counted = `select count(*)::int as total from (select 1 ${from} limit 10001) c`;
  const countValues = [...parameters.values];
  const page = `
    select r.id, r.tenant_id as "tenantId", r.title, r.buyer_name as "buyerName", r.publish_time as "publishTime",
      r.end_time as "endTime", r.research_status as "researchStatus",
      coalesce((select a.is_withdrawn is not true from demand_answer a
        where a.supplier_tenant_id = ${parameters.bind(ctx.tenantId)} and a.tenant_id = r.tenant_id
          and a.research_id = r.id order by a.version_no desc limit 1), false) as "isAnswered"
    ${from}
    order by (r.research_status in ${researchLifecycle.sql('published')}) desc, r.publish_time desc, r.id desc
    limit ${parameters.bind(size)} offset ${parameters.bind((current - 1) * size)}`;
  const [records, [count]] = await Promise.all([
    ctx.db.query<ResearchLead & Record<string, unknown>>(page, parameters.values),
    ctx.db.query<{ total: number }>(counted, countValues),
  ]);
  return pageAnswer<ResearchLead>({ records, counted: count?.total ?? 0, cap: 10_000, size, current });
}

export interface PublishedResearch {
  readonly id: string;
  readonly tenantId?: string | undefined;
}

/** A published research, whoever's it is. */
export async function findPublished(ctx: Ctx, { id, tenantId }: PublishedResearch): Promise<ResearchRow> {
  const [row] = await ctx.db.query<Record<string, unknown>>(
    `select ${research.select} from demand_research t
     where t.id = $1 and ($2::text is null or t.tenant_id = $2) and t.is_deleted = 0
       and t.research_status in ${readableResearch}`,
    [id, tenantId ?? null],
  );
  return row ? (toWireRow(row, research) as unknown as ResearchRow) : notFound();
}

/** A published research with the reader's own answer. */
export async function readNotice(ctx: Ctx, wanted: PublishedResearch): Promise<ResearchNotice> {
  const found = await findPublished(ctx, wanted);
  const [last] = await ctx.db.query<Record<string, unknown>>(
    `select ${answer.select} from demand_answer t
     where t.supplier_tenant_id = $1 and t.tenant_id = $2 and t.research_id = $3
     order by t.version_no desc limit 1`,
    [ctx.tenantId, found.tenantId, found.id],
  );
  const own = last ? (toWireRow(last, answer) as unknown as ResearchAnswer) : null;
  const isOpen = researchLifecycle.is(found.researchStatus, 'published') && ctx.now < found.endTime;
  return { ...found, own, canAnswer: isOpen && ctx.user.tenantKind === 'supplier', serverTime: ctx.now };
}
