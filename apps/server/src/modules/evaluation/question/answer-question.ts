import {
  bidQuestion,
  bidQuestionLifecycle,
  packageEvaluationLifecycle,
  project,
  scoreSheetLifecycle,
  type answerBidQuestion as answerEndpoint,
  type EndpointInput,
  type EndpointOutput,
  type ownBidQuestions as ownEndpoint,
  type OwnBidQuestion,
  type Saved,
} from '@zhaocai/model';
import { createHash } from 'node:crypto';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import type { FileAccess, Files } from '../../../platform/files/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { theClock, turnDue } from '../../../platform/lifecycle/index.ts';
import { demandVersion, isSeen, noteLocks } from '../../../platform/rows/index.ts';
import { standingOf, substanceArticle } from './bid-questions.ts';

export const bidQuestionBusiness = 'bidQuestion';

type Own = Omit<OwnBidQuestion, 'mayAnswer'> & { readonly lawRegime: number };

/** A bidder's own, by the policy of the party: once it was sent. Of who asks nothing is read. */
const own = `
  select t.id::text, t.version, t.asked_for as "askedFor", t.content, t.question_status as "questionStatus",
    t.send_time as "sendTime", t.due_time as "dueTime", t.answer, t.answer_files as "answerFiles",
    t.answer_time as "answerTime", t.drop_reason as "dropReason", k.package_no as "packageNo",
    k.package_name as "packageName", p.law_regime as "lawRegime"
  from bid_question t
  join published_package k on k.tenant_id = t.tenant_id and k.id = t.package_id
  join published_project p on p.tenant_id = t.tenant_id and p.id = t.project_id
  where t.tenant_id = $1 and t.supplier_tenant_id = $2 and t.is_deleted = 0 and t.send_time is not null`;

export async function readOwnQuestions(
  ctx: Ctx,
  { projectId, tenantId }: EndpointInput<typeof ownEndpoint>,
): Promise<EndpointOutput<typeof ownEndpoint>> {
  const rows = await ctx.db.query<Own & Record<string, unknown>>(`${own} and t.project_id = $3 order by t.id`, [
    tenantId,
    ctx.tenantId,
    projectId,
  ]);
  return {
    article: substanceArticle(ctx, rows[0]?.lawRegime),
    questions: rows.map(({ lawRegime: _regime, ...row }) => {
      const questionStatus = standingOf(row, ctx);
      const mayAnswer = bidQuestionLifecycle.is(questionStatus, 'sent') && ctx.user.permissions.has('bid_quote');
      return { ...row, questionStatus, mayAnswer };
    }),
  };
}

/** Answers in time, with files; the row is the buyer's, so a function of the database writes it. */
export async function answerQuestion(
  files: Files,
  ctx: Ctx,
  { id, tenantId, version, answer, files: given }: EndpointInput<typeof answerEndpoint>,
): Promise<Saved> {
  const [row] = await ctx.db.query<Own & Record<string, unknown>>(`${own} and t.id = $3`, [tenantId, ctx.tenantId, id]);
  if (!row) return notFound();
  demandVersion(row, version);
  const standing = standingOf(row, ctx);
  if (bidQuestionLifecycle.is(standing, 'lapsed')) refuse('evaluation.answerLate', { time: row.dueTime ?? '' });
  if (!bidQuestionLifecycle.is(standing, 'sent')) refuse('platform.badState');
  if (answer === '') refuse('evaluation.answerEmpty');
  const fileIds = (given ?? []).map(({ fileId }) => fileId);
  if (fileIds.length > 0)
    await files.bind(ctx, fileIds, {
      businessType: bidQuestionBusiness,
      businessId: id,
      partyTenantId: tenantId,
    });
  noteLocks(ctx.db, bidQuestion, [id]);
  const [answered] = await ctx.db.query<{ version: number | null }>(
    'select answer_bid_question($1, $2, $3, $4, $5::jsonb, $6, $7) as version',
    [tenantId, id, version, answer, given ? JSON.stringify(given) : null, nextId(), ctx.now],
  );
  const next = answered?.version ?? refuse('platform.stale');
  await recordEvidence(ctx, {
    stream: 'admin',
    action: 'bidQuestion.answer',
    subject: id,
    payload: { buyer: tenantId, sha256: createHash('sha256').update(answer).digest('hex'), files: fileIds },
  });
  return { id, version: next };
}

const evaluationOfFile = `
  select q.project_id::text as "projectId", v.evaluation_status in ${packageEvaluationLifecycle.sql('closed')} as "isClosed",
    exists (select from score_sheet s where s.tenant_id = q.tenant_id and s.evaluation_id = q.evaluation_id
      and s.user_id = $3 and s.score_status not in ${scoreSheetLifecycle.sql('void')} and s.is_deleted = 0) as "isMember"
  from bid_question q join package_evaluation v on v.tenant_id = q.tenant_id and v.id = q.evaluation_id
  where q.tenant_id = $1 and q.id = $2 and q.is_deleted = 0`;

/** His own files; of the buyer who evaluates, and once the summary is closed who sees project and committee. */
export const bidQuestionFileAccess: FileAccess = {
  async mayRead(ctx, { tenantId, businessId }) {
    if (tenantId === ctx.tenantId) return ctx.user.permissions.has('bid_view');
    if (businessId === null) return false;
    const [row] = await ctx.db.query<{ projectId: string; isClosed: boolean; isMember: boolean }>(evaluationOfFile, [
      ctx.tenantId,
      businessId,
      ctx.user.userId,
    ]);
    if (!row) return false;
    const mayLook = row.isClosed && ctx.user.permissions.has('expertDraw_view');
    return row.isMember || (mayLook && isSeen(ctx, project, row.projectId));
  },
};

const late = `
  select id::text from bid_question where tenant_id = $1 and is_deleted = 0
    and question_status in ${bidQuestionLifecycle.sql('sent')} and due_time <= $2`;

type Hour = Parameters<typeof theClock>[0];

/** Whoever has let his time pass has not answered. May run twice. */
export async function lapseQuestions(hour: Hour): Promise<void> {
  await turnDue(theClock(hour, 'committeeQuestions'), bidQuestion, {
    time: hour.now,
    turns: [{ action: 'lapse', due: late }],
  });
}
