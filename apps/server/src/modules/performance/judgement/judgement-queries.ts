import {
  judgement,
  judgeType,
  type judgementById as detailEndpoint,
  type agentJudgements as agentEndpoint,
  type blankSheet as blankEndpoint,
  type EndpointInput,
  type EndpointOutput,
  type expertAverage as averageEndpoint,
  type expertJudgements as expertEndpoint,
  type JudgedLine,
  type JudgementDetail,
  type judgementContext as contextEndpoint,
  type judgementItems as itemsEndpoint,
  type JudgementLine,
  type JudgementSummary,
  type summaryOfJudged as summaryEndpoint,
} from '@zhaocai/model';
import { cutAt } from '../../../platform/crud/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { actionsFor, historyOf } from '../../../platform/lifecycle/index.ts';
import { Parameters, visibleConditions } from '../../../platform/rows/index.ts';
import { findTarget, type Judged, type Target, type TargetField } from '../business/judged-target.ts';
import { findInUse, itemsOf } from '../template/template-queries.ts';
import { detailOf, judgementColumns, lineOf } from './judgement-rows.ts';
import { scoredSql, summaryOf, type Scored } from './judgement-summary.ts';

const most = 500;
const mostEditions = 50;

function isOf(field: TargetField, id: string): string {
  if (field === 'supplierId') return `t.supplier_id = ${id}`;
  return field === 'cooperationId' ? `t.cooperation_id = ${id}` : `t.expert_id = ${id}`;
}

/** The judgements of one that the reader sees. */
const seenOf = (ctx: Ctx, to: Parameters, { field, targetId }: Target) =>
  [...visibleConditions(judgement, ctx, { parameters: to }), isOf(field, to.bind(targetId))].join(' and ');

/** All of the unit's. */
const everyOf = ({ tenantId }: Ctx, to: Parameters, { field, targetId }: Target) =>
  `t.tenant_id = ${to.bind(tenantId)} and t.is_deleted = 0 and ${isOf(field, to.bind(targetId))}`;

async function listOf(ctx: Ctx, judged: Judged): Promise<JudgementLine[]> {
  const target = await findTarget(ctx, judged);
  const parameters = new Parameters();
  const asked = ctx.db.query<Record<string, unknown>>(
    `select ${judgementColumns} from judgement t where ${seenOf(ctx, parameters, target)}
     order by t.judge_time desc nulls first, t.id desc limit ${most + 1}`,
    parameters.values,
  );
  return (await cutAt(ctx, asked, most)).map(lineOf);
}

export const listOfAgency = (ctx: Ctx, { agentId }: EndpointInput<typeof agentEndpoint>) =>
  listOf(ctx, { judgeType: judgeType.code.agency, targetId: agentId });

export const listOfExpert = (ctx: Ctx, { expertId }: EndpointInput<typeof expertEndpoint>) =>
  listOf(ctx, { judgeType: judgeType.code.expert, targetId: expertId });

/** Average and proposal are the unit's, the same for every reader; what each was for is told of those that he sees. */
export async function summarize(ctx: Ctx, judged: EndpointInput<typeof summaryEndpoint>): Promise<JudgementSummary> {
  const target = await findTarget(ctx, judged);
  const [every, seen] = [new Parameters(), new Parameters()];
  const [rows, shown] = await Promise.all([
    ctx.db.query<Scored>(scoredSql(everyOf(ctx, every, target), every.bind(ctx.now)), every.values),
    ctx.db.query<Scored>(scoredSql(seenOf(ctx, seen, target), seen.bind(ctx.now)), seen.values),
  ]);
  return summaryOf(ctx, rows, shown);
}

export async function averageOfExpert(
  ctx: Ctx,
  { expertId }: EndpointInput<typeof averageEndpoint>,
): Promise<EndpointOutput<typeof averageEndpoint>> {
  const { avgScore, count } = await summarize(ctx, { judgeType: judgeType.code.expert, targetId: expertId });
  return { expertId, avgScore, count };
}

/** One that the reader sees. */
export async function findJudgement(ctx: Ctx, id: string) {
  const parameters = new Parameters();
  const seen = visibleConditions(judgement, ctx, { parameters }).join(' and ');
  const [row] = await ctx.db.query<Record<string, unknown>>(
    `select ${judgementColumns} from judgement t where ${seen} and t.id = ${parameters.bind(id)}`,
    parameters.values,
  );
  return row ? { ...detailOf(row), createUser: row.createUser === null ? null : String(row.createUser) } : notFound();
}

export async function readJudgement(ctx: Ctx, { id }: EndpointInput<typeof detailEndpoint>): Promise<JudgementDetail> {
  const { createUser, ...row } = await findJudgement(ctx, id);
  return { ...row, actions: await actionsFor(ctx, judgement, { ...row, createUser }) };
}

export async function listScores(
  ctx: Ctx,
  { agentJudgeId }: EndpointInput<typeof itemsEndpoint>,
): Promise<JudgedLine[]> {
  return (await findJudgement(ctx, agentJudgeId)).details;
}

/** The items of the template in use, to be filled in. */
export async function listBlank(ctx: Ctx, asked: EndpointInput<typeof blankEndpoint>): Promise<JudgedLine[]> {
  const template = await findInUse(ctx, asked);
  return template ? itemsOf(template).map((item) => ({ ...item, score: null, remark: null })) : [];
}

/** What was done to it, and the editions of the same judgement, the newest first. */
export async function readContext(
  ctx: Ctx,
  { id }: EndpointInput<typeof contextEndpoint>,
): Promise<EndpointOutput<typeof contextEndpoint>> {
  const { judgeNo } = await findJudgement(ctx, id);
  const parameters = new Parameters();
  const seen = visibleConditions(judgement, ctx, { parameters }).join(' and ');
  const [history, editions] = await Promise.all([
    historyOf(ctx, judgement, id),
    ctx.db.query<Record<string, unknown>>(
      `select ${judgementColumns} from judgement t where ${seen} and t.judge_no = ${parameters.bind(judgeNo)}
       order by t.edition_no desc limit ${mostEditions + 1}`,
      parameters.values,
    ),
  ]);
  return { history, editions: (await cutAt(ctx, editions, mostEditions)).map(lineOf) };
}
