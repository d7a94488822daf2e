import { randomInt } from 'node:crypto';
import {
  isTendering,
  question,
  questionLifecycle,
  type EndpointInput,
  type saveQuestion as endpoint,
  type Saved,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import type { Files } from '../../../platform/files/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandValid } from '../../../platform/rows/index.ts';
import { dueOfAnswer, endOfQuestions } from '../rules/periods.ts';
import { findPublishedHead, isRegistered, type PublishedHead } from './asked-project.ts';
import { questionBusiness } from './question-files.ts';

type AskInput = EndpointInput<typeof endpoint>;

/**
 * A supplier asks about a published project. As long as registration is open every supplier may: nobody registers to
 * understand the documents (R37), and who asks does not say by it that he takes part (R38). Afterwards only those who are
 * registered can still quote, and ask.
 */
export async function askQuestion(files: Files, ctx: Ctx, input: AskInput): Promise<Saved> {
  if (ctx.user.tenantKind !== 'supplier') refuse('clarification.suppliersOnly');
  const project = await findPublishedHead(ctx, { projectId: input.projectId ?? '0', tenantId: input.tenantId });
  await demandAskable(ctx, project);
  const { title = '', content = '', packageId = null } = input;
  for (const [name, value] of [['title', title] as const, ['content', content] as const])
    if (value === '') refuse('clarification.missing', { field: question.fields[name].label[ctx.language] });
  demandValid(question, { title, content, projectId: project.id }, ctx);
  if (packageId) await demandPackage(ctx, project, packageId);
  const id = nextId();
  await insertUnstamped(ctx, { id, project, title, content, packageId, files: input.files ?? null });
  const fileIds = (input.files ?? []).map(({ fileId }) => fileId);
  if (fileIds.length > 0)
    await files.bind(ctx, fileIds, {
      businessType: questionBusiness,
      businessId: id,
      partyTenantId: project.tenantId,
    });
  // In the asker's own chain: the buyer's would tell who asked.
  await recordEvidence(ctx, {
    stream: 'admin',
    action: 'question.ask',
    subject: id,
    payload: { buyer: project.tenantId, projectId: project.id, title },
  });
  return { id, version: 0 };
}

async function demandAskable(ctx: Ctx, project: PublishedHead): Promise<void> {
  if (!isTendering(project.stage)) refuse('clarification.notOpen');
  const { end, article } = await endOfQuestions(ctx, project);
  if (ctx.now >= end) {
    const atDeadline = ctx.language === 'zh' ? '报价截止时间' : 'the quoting deadline';
    refuse('clarification.over', { end, article: article ?? atDeadline });
  }
  if (ctx.now >= project.entryEndTime && !(await isRegistered(ctx, project))) refuse('clarification.registeredOnly');
}

/** Whether the caller may ask now; what would refuse him is told when he does. */
export async function mayAsk(ctx: Ctx, project: PublishedHead, end: string): Promise<boolean> {
  if (ctx.user.tenantKind !== 'supplier' || !ctx.user.permissions.has('question_ask')) return false;
  if (!isTendering(project.stage) || ctx.now >= end) return false;
  return ctx.now < project.entryEndTime || isRegistered(ctx, project);
}

async function demandPackage(ctx: Ctx, { id, tenantId }: PublishedHead, packageId: string): Promise<void> {
  const rows = await ctx.db.query(
    'select 1 from published_package where tenant_id = $1 and project_id = $2 and id = $3',
    [tenantId, id, packageId],
  );
  if (rows.length === 0) notFound();
}

interface NewQuestion {
  readonly id: string;
  readonly project: PublishedHead;
  readonly title: string;
  readonly content: string;
  readonly packageId: string | null;
  readonly files: AskInput['files'] | null;
}

const lots = { from: 100_000, to: 1_000_000 } as const;

/** By the policy of the party, and without the stamps of who wrote it: the buyer's people read those. */
async function insertUnstamped(ctx: Ctx, asked: NewQuestion): Promise<void> {
  const { project } = asked;
  const due = await dueOfAnswer(ctx, project);
  for (;;) {
    const stored = await ctx.db.query(
      `insert into question (tenant_id, id, project_id, package_id, title, content, files, question_status, anonymous_no,
         ask_time, due_time, supplier_tenant_id, asker_id, create_time, update_time)
       values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10, $11, $12, $13, $10, $10)
       on conflict do nothing returning id`,
      [
        project.tenantId,
        asked.id,
        project.id,
        asked.packageId,
        asked.title,
        asked.content,
        asked.files ? JSON.stringify(asked.files) : null,
        questionLifecycle.code.unanswered,
        randomInt(lots.from, lots.to),
        ctx.now,
        due,
        ctx.tenantId,
        ctx.user.userId,
      ],
    );
    if (stored.length > 0) return;
  }
}
