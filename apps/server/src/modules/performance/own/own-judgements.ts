import {
  judgementLifecycle,
  sentJudgements,
  type EndpointInput,
  type EndpointOutput,
  type JudgementDetail,
  type JudgementSummary,
  type ownJudgement as detailEndpoint,
  type ownJudgementPage as pageEndpoint,
} from '@zhaocai/model';
import { escapeLike, pageAnswer } from '../../../platform/crud/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { Parameters } from '../../../platform/rows/index.ts';
import { detailOf, judgementColumns, lineOf, type ReadJudgement } from '../judgement/judgement-rows.ts';
import { scoredSql, summaryOf, type Scored } from '../judgement/judgement-summary.ts';

type Reader = Pick<Ctx, 'tenantId' | 'user'>;

/**
 * Judgements of the reader's company, or of himself where he is an expert of a buyer; none before it is handed in. The
 * buyer is the tenant of the row.
 */
export function isOwnSql({ tenantId, user }: Reader, parameters: Parameters): string {
  const me = parameters.bind(tenantId);
  const sent = `t.judge_status in ${judgementLifecycle.sql(...sentJudgements)} and t.is_deleted = 0`;
  if (user.tenantKind === 'buyer')
    return `t.tenant_id = ${me} and t.target_user_id = ${parameters.bind(user.userId)} and ${sent}`;
  return `t.party_tenant_id = ${me} and ${sent}`;
}

const cap = 10_000;
const namedLike = (like: string) =>
  `(t.judge_no ilike ${like} or t.project_name ilike ${like} or t.project_no ilike ${like})`;

export async function pageOwn(
  ctx: Ctx,
  { current, size, keyword, judgeStatus, level }: EndpointInput<typeof pageEndpoint>,
): Promise<EndpointOutput<typeof pageEndpoint>> {
  const parameters = new Parameters();
  const where = [
    isOwnSql(ctx, parameters),
    ...(keyword ? [namedLike(parameters.bind(`%${escapeLike(keyword)}%`))] : []),
    ...(judgeStatus === undefined ? [] : [`t.judge_status = ${parameters.bind(judgeStatus)}`]),
    ...(level === undefined ? [] : [`t.level = ${parameters.bind(level)}`]),
  ].join(' and ');
  const counting = [...parameters.values];
  const limits = `limit ${parameters.bind(size)} offset ${parameters.bind((current - 1) * size)}`;
  const [rows, [count]] = await Promise.all([
    ctx.db.query<Record<string, unknown>>(
      `select ${judgementColumns} from judgement t where ${where} order by t.judge_time desc, t.id desc ${limits}`,
      parameters.values,
    ),
    ctx.db.query<{ total: number }>(
      `select count(*)::int as total from (select 1 from judgement t where ${where} limit ${cap + 1}) c`,
      counting,
    ),
  ]);
  return pageAnswer({ records: rows.map(lineOf), counted: count?.total ?? 0, cap, size, current });
}

/** One of the reader's own; 404 of every other. */
export async function findOwn(ctx: Ctx, id: string): Promise<ReadJudgement> {
  const parameters = new Parameters();
  const where = `${isOwnSql(ctx, parameters)} and t.id = ${parameters.bind(id)}`;
  const [row] = await ctx.db.query<Record<string, unknown>>(
    `select ${judgementColumns} from judgement t where ${where}`,
    parameters.values,
  );
  return row ? detailOf(row) : notFound();
}

export async function readOwn(ctx: Ctx, { id }: EndpointInput<typeof detailEndpoint>): Promise<JudgementDetail> {
  const { confirmDue, ...row } = await findOwn(ctx, id);
  const mayAnswer =
    ctx.user.permissions.has('judgementOwn_answer') &&
    judgementLifecycle.is(row.judgeStatus, 'judged') &&
    (confirmDue ?? '') >= ctx.now;
  return { ...row, confirmDue, actions: mayAnswer ? ['confirm', 'appeal'] : [] };
}

export async function summarizeOwn(ctx: Ctx): Promise<JudgementSummary> {
  const parameters = new Parameters();
  const sql = scoredSql(isOwnSql(ctx, parameters), parameters.bind(ctx.now));
  return summaryOf(ctx, await ctx.db.query<Scored>(sql, parameters.values));
}
