import {
  openQuestions,
  project,
  question,
  questionLifecycle,
  type EndpointInput,
  type EndpointOutput,
  type Page,
  type PageInput,
  type PublishedAnswer,
  type QuestionAnswer,
  type questionsOfProject as ofProjectEndpoint,
  type questionCount as countEndpoint,
} from '@zhaocai/model';
import { cutAt, escapeLike, pageAnswer } from '../../../platform/crud/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { actionsFor } from '../../../platform/lifecycle/index.ts';
import { Parameters, visibleConditions } from '../../../platform/rows/index.ts';
import { findProject } from '../../tendering/index.ts';
import { endOfQuestions } from '../rules/periods.ts';
import { mayAsk } from './ask-question.ts';
import { findPublishedHead, type PublishedId } from './asked-project.ts';

/** As the columns are read: without a word of who asked. */
type QuestionLine = Omit<QuestionAnswer, 'actions'>;

const isSupplier = (ctx: Ctx) => ctx.user.tenantKind === 'supplier';

const columns = `
  q.id::text, q.tenant_id as "tenantId", q.version, q.project_id::text as "projectId", q.package_id::text as "packageId",
  k.package_no as "packageNo", q.title, q.content, q.files, q.question_status as "questionStatus",
  q.anonymous_no as "anonymousNo", q.ask_time as "askTime", q.due_time as "dueTime",
  q.reply_content as "replyContent", q.reply_files as "replyFiles", q.reply_time as "replyTime",
  q.changes_documents as "changesDocuments", q.change_bulletin_id::text as "changeBulletinId",
  q.shows_files as "showsFiles", q.shown_title as "shownTitle", q.shown_content as "shownContent", q.publish_time as "publishTime", q.close_reason as "closeReason"`;

/** Of the buyer: the questions about the projects that the reader sees. */
function ownerSource(ctx: Ctx, parameters: Parameters): string {
  const seen = visibleConditions(project, ctx, { parameters }).join(' and ');
  return `from question q join project t on t.tenant_id = q.tenant_id and t.id = q.project_id
    left join package k on k.tenant_id = q.tenant_id and k.id = q.package_id
    where q.is_deleted = 0 and ${seen}`;
}

/** Of a supplier: his own, whatever became of the project's notice. */
function askerSource(ctx: Ctx, parameters: Parameters): string {
  return `from question q join published_project t on t.tenant_id = q.tenant_id and t.id = q.project_id
    left join published_package k on k.tenant_id = q.tenant_id and k.id = q.package_id
    where q.is_deleted = 0 and q.supplier_tenant_id = ${parameters.bind(ctx.tenantId)}`;
}

const sourceFor = (ctx: Ctx, parameters: Parameters) =>
  isSupplier(ctx) ? askerSource(ctx, parameters) : ownerSource(ctx, parameters);

const select = `select ${columns}, t.project_no as "projectNo", t.project_name as "projectName"`;

/** To its asker an answer in the making is none, and a version is no count of what is done behind the door. */
async function shown(ctx: Ctx, row: QuestionLine): Promise<QuestionAnswer> {
  if (!isSupplier(ctx)) return { ...row, actions: await actionsOf(ctx, row) };
  if (questionLifecycle.is(row.questionStatus, 'published')) return { ...row, version: 0, actions: [] };
  const { unanswered } = questionLifecycle.code;
  const isClosed = questionLifecycle.is(row.questionStatus, 'closed');
  return {
    ...row,
    version: 0,
    questionStatus: isClosed ? row.questionStatus : unanswered,
    replyContent: null,
    replyFiles: null,
    replyTime: null,
    changesDocuments: null,
    changeBulletinId: null,
    showsFiles: null,
    shownTitle: null,
    shownContent: null,
    actions: [],
  };
}

function actionsOf(ctx: Ctx, { id, tenantId, questionStatus }: QuestionLine): Promise<string[]> {
  const row = { id, tenantId, createUser: null, questionStatus };
  return actionsFor(ctx, question, row);
}

const allShown = (ctx: Ctx, rows: readonly QuestionLine[]) => Promise.all(rows.map((row) => shown(ctx, row)));

const mostQuestions = 500;

/** The questions of a project, newest first: a supplier's own, or all of them for the buyer's people. */
export async function readQuestions(
  ctx: Ctx,
  { projectId, tenantId, supplierId }: EndpointInput<typeof ofProjectEndpoint>,
): Promise<EndpointOutput<typeof ofProjectEndpoint>> {
  const asking = isSupplier(ctx) ? await askingOf(ctx, { projectId, tenantId }) : await askedOf(ctx, projectId);
  if (supplierId && supplierId !== ctx.tenantId) refuse('clarification.askerHidden');
  const parameters = new Parameters();
  const source = sourceFor(ctx, parameters);
  const asked = ctx.db.query<QuestionLine & Record<string, unknown>>(
    `${select} ${source} and q.project_id = ${parameters.bind(projectId)}
     order by q.ask_time desc, q.id desc limit ${mostQuestions + 1}`,
    parameters.values,
  );
  const rows = await cutAt(ctx, asked, mostQuestions);
  return { questions: await allShown(ctx, rows), ...asking };
}

async function askingOf(ctx: Ctx, wanted: PublishedId) {
  const head = await findPublishedHead(ctx, wanted);
  const { end, article } = await endOfQuestions(ctx, head);
  return { askUntil: end, article, canAsk: await mayAsk(ctx, head, end) };
}

async function askedOf(ctx: Ctx, projectId: string) {
  const { manner, lawRegime, publishTime, bidEndTime } = await findProject(ctx, projectId);
  if (!publishTime) return { askUntil: null, article: null, canAsk: false };
  const facts = { manner: Number(manner), lawRegime: Number(lawRegime), publishTime, bidEndTime };
  const { end, article } = await endOfQuestions(ctx, facts);
  return { askUntil: end, article, canAsk: false };
}

/** A single one, under the same conditions. */
export async function readQuestion(ctx: Ctx, id: string): Promise<QuestionAnswer> {
  const parameters = new Parameters();
  const source = sourceFor(ctx, parameters);
  const [row] = await ctx.db.query<QuestionLine & Record<string, unknown>>(
    `${select} ${source} and q.id = ${parameters.bind(id)}`,
    parameters.values,
  );
  return row ? shown(ctx, row) : notFound();
}

/** Across projects, what waits for an answer first. */
export async function pageQuestions(ctx: Ctx, input: PageInput): Promise<Page<QuestionAnswer>> {
  const { current, size } = input;
  const parameters = new Parameters();
  const from = `${sourceFor(ctx, parameters)} and ${filtersOf(ctx, input, parameters).join(' and ')}`;
  const counted = `select count(*)::int as total from (select 1 ${from} limit 10001) c`;
  const countValues = [...parameters.values];
  // What is drafted counts as waiting for its asker too: its state must not show by its place.
  const waiting = `q.question_status in ${openQuestions}`;
  const order = `order by (${waiting}) desc, case when ${waiting} then q.due_time end, q.ask_time desc, q.id desc`;
  const limits = `limit ${parameters.bind(size)} offset ${parameters.bind((current - 1) * size)}`;
  const [rows, [count]] = await Promise.all([
    ctx.db.query<QuestionLine & Record<string, unknown>>(`${select} ${from} ${order} ${limits}`, parameters.values),
    ctx.db.query<{ total: number }>(counted, countValues),
  ]);
  const records = await allShown(ctx, rows);
  return pageAnswer<QuestionAnswer>({ records, counted: count?.total ?? 0, cap: 10_000, size, current });
}

function filtersOf(ctx: Ctx, input: PageInput, parameters: Parameters): string[] {
  const conditions = ['true'];
  const keyword = typeof input.keyword === 'string' ? input.keyword.trim() : '';
  if (keyword) {
    const pattern = parameters.bind(`%${escapeLike(keyword)}%`);
    conditions.push(`(q.title ilike ${pattern} or t.project_name ilike ${pattern} or t.project_no ilike ${pattern})`);
  }
  if (/^\d{1,18}$/.test(String(input.projectId ?? '')))
    conditions.push(`q.project_id = ${parameters.bind(String(input.projectId))}`);
  const status = questionLifecycle.named(Number(input.questionStatus ?? -1))?.name;
  if (status) conditions.push(`q.question_status = any(${parameters.bind(statesShownAs(ctx, status))}::smallint[])`);
  return conditions;
}

/** Which states a supplier's filter means: what is drafted is unanswered to him. */
function statesShownAs(ctx: Ctx, name: keyof typeof questionLifecycle.code): number[] {
  const { unanswered, drafted } = questionLifecycle.code;
  if (!isSupplier(ctx)) return [questionLifecycle.code[name]];
  if (name === 'unanswered') return [unanswered, drafted];
  return name === 'drafted' ? [] : [questionLifecycle.code[name]];
}

/** The badge: what the buyer's people owe, or what a supplier waits for. */
export async function countQuestions(
  ctx: Ctx,
  { projectId }: EndpointInput<typeof countEndpoint>,
): Promise<EndpointOutput<typeof countEndpoint>> {
  const parameters = new Parameters();
  const source = sourceFor(ctx, parameters);
  const of = projectId ? ` and q.project_id = ${parameters.bind(projectId)}` : '';
  const [row] = await ctx.db.query<{ unanswered: number; toPublish: number; overdue: number }>(
    `select count(*) filter (where q.question_status in ${questionLifecycle.sql('unanswered')})::int as unanswered,
       count(*) filter (where q.question_status in ${questionLifecycle.sql('drafted')})::int as "toPublish",
       count(*) filter (where q.question_status in ${openQuestions} and q.due_time < ${parameters.bind(ctx.now)})::int as overdue
     ${source}${of}`,
    parameters.values,
  );
  const { unanswered = 0, toPublish = 0, overdue = 0 } = row ?? {};
  return isSupplier(ctx)
    ? { unanswered: unanswered + toPublish, toPublish: 0, overdue }
    : { unanswered, toPublish, overdue };
}

/** What everybody reads about a published project, in the order of publication. */
export async function readClarifications(ctx: Ctx, wanted: PublishedId): Promise<PublishedAnswer[]> {
  const { id, tenantId } = await findPublishedHead(ctx, wanted);
  const asked = ctx.db.query<PublishedAnswer & Record<string, unknown>>(
    `select c.id::text, c.package_id::text as "packageId", k.package_no as "packageNo", c.anonymous_no as "anonymousNo",
       c.title, c.content, c.reply_content as "replyContent", c.files, c.change_bulletin_id::text as "changeBulletinId",
       c.publish_time as "publishTime"
     from clarification c
     left join published_package k on k.tenant_id = c.tenant_id and k.id = c.package_id
     where c.tenant_id = $1 and c.project_id = $2 and c.is_deleted = 0
     order by c.publish_time desc, c.id desc limit ${mostQuestions + 1}`,
    [tenantId, id],
  );
  return cutAt(ctx, asked, mostQuestions);
}
