import {
  askedFor,
  bidQuestion,
  bidQuestionLifecycle,
  type askBidder as askEndpoint,
  type dropQuestion as dropEndpoint,
  type EndpointInput,
  type EndpointOutput,
  type Saved,
  type sendQuestion as sendEndpoint,
} from '@zhaocai/model';
import { createHash } from 'node:crypto';
import { minutesAfter } from '../../../platform/db/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { insertRow, lockRow } from '../../../platform/rows/index.ts';
import { bidsOf, isClosed, isOut } from '../desk/desk-facts.ts';
import { lockDesk, type DeskPlace, type WholeDesk } from '../desk/own-desk.ts';
import { leastMinutes, type QuestionRow } from './bid-questions.ts';

/** Writes a question to one bidder. The leader's own goes out at once; another member's waits for him. */
export async function askBidder(
  ctx: Ctx,
  { bidKey, askedFor: kind, content, minutes, ...place }: EndpointInput<typeof askEndpoint>,
): Promise<EndpointOutput<typeof askEndpoint>> {
  const desk = await lockAsking(ctx, place);
  const { row, seat, project } = desk;
  if (content === '') refuse('evaluation.questionEmpty');
  if (!(await bidsOf(ctx, row.packageId)).some(({ id }) => id === bidKey)) notFound();
  if (isOut(row, bidKey)) refuse('evaluation.bidOut');
  const asking = { askedFor: kind, minutes };
  await demandTime(ctx, desk, asking);
  const id = await insertRow(ctx, bidQuestion, {
    values: {
      evaluationId: row.id,
      projectId: project.id,
      projectName: row.projectName,
      packageId: row.packageId,
      entryId: bidKey,
      ...asking,
      content,
      leaderUserId: row.leaderUserId,
      askerId: seat.id,
      ...(await bidderOf(ctx, bidKey)),
    },
  });
  if (row.leaderId !== seat.id) return { id, version: 0, questionStatus: bidQuestionLifecycle.code.drafted };
  const drafted = await lockRow(ctx, bidQuestion, { id });
  return { ...(await send(ctx, drafted, minutes)), questionStatus: bidQuestionLifecycle.code.sent };
}

/** The evaluation, held, while something may be asked: until its summary is closed. */
async function lockAsking(ctx: Ctx, place: DeskPlace): Promise<WholeDesk> {
  const desk = await lockDesk(ctx, place);
  if (isClosed(desk.row)) refuse('platform.badState');
  return desk;
}

/** Why a price is so low the leader asks, and for as long as the law wants (R52). */
async function demandTime(
  ctx: Ctx,
  { row, seat, project }: WholeDesk,
  { askedFor: kind, minutes }: { readonly askedFor: number; readonly minutes: number },
): Promise<void> {
  if (!askedFor.is(kind, 'lowPrice')) return;
  if (row.leaderId !== seat.id) refuse('evaluation.notLeader');
  const least = await leastMinutes(ctx, project);
  if (least !== null && minutes < least) refuse('evaluation.answerTooSoon', { least });
}

const bidder = `
  select supplier_tenant_id as "supplierTenantId", create_user::text as "bidderId" from entry
  where tenant_id = $1 and id = $2 and is_deleted = 0`;

interface Bidder {
  readonly supplierTenantId: string;
  readonly bidderId: string | null;
}

async function bidderOf(ctx: Ctx, entryId: string): Promise<Bidder> {
  const [found] = await ctx.db.query<Bidder & Record<string, unknown>>(bidder, [ctx.tenantId, entryId]);
  return found ?? notFound();
}

interface Led {
  readonly question: QuestionRow;
  readonly desk: WholeDesk;
}

async function lockQuestion(
  ctx: Ctx,
  { questionId, version, ...place }: DeskPlace & { readonly questionId: string; readonly version: number },
): Promise<Led> {
  const desk = await lockAsking(ctx, place);
  const question = await lockRow(ctx, bidQuestion, { id: questionId, version });
  return question.evaluationId === desk.row.id ? { question, desk } : notFound();
}

/** By the leader, who may leave more time, or less. */
export async function sendQuestion(
  ctx: Ctx,
  { questionId, version, minutes, ...place }: EndpointInput<typeof sendEndpoint>,
): Promise<Saved> {
  const { question, desk } = await lockQuestion(ctx, { questionId, version, ...place });
  if (desk.row.leaderId !== desk.seat.id) refuse('evaluation.notLeader');
  return send(ctx, question, minutes ?? question.minutes);
}

/** Its words stand in no chain that others read: a digest does. */
async function send(ctx: Ctx, subject: QuestionRow, minutes: number): Promise<Saved> {
  const { id, version } = await transition(ctx, bidQuestion, {
    subject,
    action: 'send',
    set: { minutes, sendTime: ctx.now, dueTime: minutesAfter(ctx.now, minutes) },
    payload: { sha256: createHash('sha256').update(subject.content).digest('hex') },
  });
  return { id, version };
}

/** What is out the leader takes back; what is not, whoever wrote it too. */
export async function dropQuestion(ctx: Ctx, { reason, ...asked }: EndpointInput<typeof dropEndpoint>): Promise<Saved> {
  const { question, desk } = await lockQuestion(ctx, asked);
  const isDrafted = bidQuestionLifecycle.is(question.questionStatus, 'drafted');
  const isOwn = isDrafted && question.askerId === desk.seat.id;
  if (!isOwn && desk.row.leaderId !== desk.seat.id) refuse('evaluation.notLeader');
  const { id, version } = await transition(ctx, bidQuestion, {
    subject: question,
    action: isDrafted ? 'drop' : 'recall',
    reason,
    set: { dropReason: reason ?? null },
  });
  return { id, version };
}
