import {
  bulletin,
  bulletinLifecycle,
  bulletinType,
  changesOf,
  clarification,
  question,
  questionLifecycle,
  type EndpointInput,
  type FileValue,
  type MoveAnswer,
  type MoveInput,
  type Row,
  type saveQuestion as endpoint,
  type Saved,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import type { Files } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { demandValid, demandVersion, findRow, insertRow, lockRow } from '../../../platform/rows/index.ts';
import { changesQuotes, findProject, tellRegistrants, type ProjectRow } from '../../tendering/index.ts';
import { articleOfChanges } from '../rules/periods.ts';
import { copyUnnamed, replyBusiness } from './question-files.ts';

type QuestionRow = Row<typeof question>;
type State = QuestionRow['questionStatus'];

/** The question, if its project is this user's to see, held until the transaction ends. */
async function holdQuestion(
  ctx: Ctx,
  { id, version }: Pick<MoveInput, 'id'> & { readonly version?: number | undefined },
): Promise<{ row: QuestionRow; project: ProjectRow }> {
  const { projectId } = await findRow(ctx, question, { id });
  const project = await findProject(ctx, projectId);
  const row = await lockRow(ctx, question, { id });
  if (version !== undefined) demandVersion(row, version);
  return { row, project };
}

type Words = Pick<EndpointInput<typeof endpoint>, 'shownTitle' | 'shownContent'>;

/** Drafts the answer, or writes it anew; nobody outside of the buyer reads it before it is published. */
export async function answerQuestion(
  files: Files,
  ctx: Ctx,
  { id, version, ...input }: EndpointInput<typeof endpoint> & { readonly id: string },
): Promise<Saved> {
  const { row, project } = await holdQuestion(ctx, { id });
  if (!questionLifecycle.is(row.questionStatus, 'unanswered', 'drafted')) refuse('clarification.notAnswerable');
  if (version !== undefined) demandVersion(row, version);
  const { replyContent = '', replyFiles = null, changesDocuments = null, showsFiles = null } = input;
  if (replyContent === '') refuse('clarification.missing', { field: question.fields.replyContent.label[ctx.language] });
  const changeBulletinId = changesDocuments ? (input.changeBulletinId ?? null) : null;
  const answer = {
    replyContent,
    replyFiles,
    changesDocuments,
    showsFiles,
    changeBulletinId,
    ...shownWords(row, input),
  };
  demandValid(question, { ...row, ...answer }, ctx);
  if (changeBulletinId) await demandNoticeOf(ctx, { ...row, changeBulletinId }, project);
  await bindNew(files, ctx, { id, replyFiles, before: row.replyFiles });
  const moved = await transition(ctx, question, {
    subject: row,
    action: 'answer',
    stream: project.id,
    set: { ...answer, replyTime: ctx.now },
    payload: {
      anonymousNo: row.anonymousNo,
      ...((answer.shownTitle ?? answer.shownContent) !== null && {
        shownTitle: answer.shownTitle,
        shownContent: answer.shownContent,
      }),
    },
  });
  return { id, version: moved.version };
}

/** Other words than its asker's, or null where they are his; an answer that says nothing of them leaves them. */
function shownWords(row: QuestionRow, { shownTitle, shownContent }: Words): Pick<QuestionRow, keyof Words> {
  const other = (given: string | null | undefined, kept: string | null, asked: string) =>
    given === undefined ? kept : given === '' || given === asked ? null : given;
  return {
    shownTitle: other(shownTitle, row.shownTitle, row.title),
    shownContent: other(shownContent, row.shownContent, row.content),
  };
}

async function bindNew(
  files: Files,
  ctx: Ctx,
  {
    id,
    replyFiles,
    before,
  }: { id: string; replyFiles: readonly { fileId: string }[] | null; before: readonly FileValue[] | null },
): Promise<void> {
  const known = new Set(before?.map(({ fileId }) => fileId));
  const added = (replyFiles ?? []).map(({ fileId }) => fileId).filter((fileId) => !known.has(fileId));
  if (added.length > 0) await files.bind(ctx, added, { businessType: replyBusiness, businessId: id });
}

/**
 * Lets everybody read question and answer, in a row that knows nothing of the asker. An answer that changes the documents
 * is the explanation of a change notice, never the change itself (R05).
 */
export async function publishAnswer(files: Files, ctx: Ctx, input: MoveInput): Promise<MoveAnswer<State>> {
  const { row, project } = await holdQuestion(ctx, input);
  demandState(question, row.questionStatus, 'publish');
  if (row.changesDocuments) await demandNoticeOf(ctx, row, project);
  const { projectId, packageId, anonymousNo, replyContent, changeBulletinId } = row;
  const title = row.shownTitle ?? row.title;
  const content = row.shownContent ?? row.content;
  const said = { projectId, packageId, anonymousNo, title, content, replyContent, changeBulletinId };
  const clarificationId = await insertRow(ctx, clarification, { values: { ...said, publishTime: ctx.now } });
  const shown = row.showsFiles ? await copyUnnamed(files, ctx, { from: row.files, to: row.id }) : [];
  await files.publish(ctx, { businessType: replyBusiness, businessId: row.id });
  const all = [...shown, ...(row.replyFiles ?? [])];
  if (all.length > 0)
    await ctx.db.query('update clarification set files = $3::jsonb where tenant_id = $1 and id = $2', [
      ctx.tenantId,
      clarificationId,
      JSON.stringify(all),
    ]);
  const moved = await transition(ctx, question, {
    subject: row,
    action: 'publish',
    stream: project.id,
    set: { publishTime: ctx.now, clarificationId },
    payload: { anonymousNo, title, changeBulletinId },
  });
  await recordEvidence(ctx, {
    stream: project.id,
    action: 'clarification.publish',
    subject: clarificationId,
    payload: { ...said, files: all.map(({ fileId }) => fileId) },
  });
  await tellRegistrants(ctx, {
    projectId,
    kind: 'questionAnswered',
    title: `${project.projectNo} ${project.projectName}`,
    content: title,
  });
  return moved;
}

/** Without an answer: the asker reads why. */
export async function closeQuestion(ctx: Ctx, { reason, ...input }: MoveInput): Promise<MoveAnswer<State>> {
  const { row, project } = await holdQuestion(ctx, input);
  return transition(ctx, question, {
    subject: row,
    action: 'close',
    reason,
    stream: project.id,
    set: { closeReason: reason ?? null },
    payload: { anonymousNo: row.anonymousNo },
  });
}

export async function reopenQuestion(ctx: Ctx, { reason, ...input }: MoveInput): Promise<MoveAnswer<State>> {
  const { row, project } = await holdQuestion(ctx, input);
  return transition(ctx, question, {
    subject: row,
    action: 'reopen',
    reason,
    stream: project.id,
    set: { closeReason: null },
    payload: { anonymousNo: row.anonymousNo },
  });
}

/**
 * A published notice of the same project that came after the question and changes what suppliers quote by (R05): one that
 * tells a pause or another room changes no documents.
 */
async function demandNoticeOf(
  ctx: Ctx,
  { projectId, askTime, changeBulletinId }: Pick<QuestionRow, 'projectId' | 'askTime' | 'changeBulletinId'>,
  project: ProjectRow,
): Promise<void> {
  const found = await ctx.db.query<{ changes: unknown; content: string }>(
    `select changes, content from ${bulletin.table} where tenant_id = $1 and id = $2 and project_id = $3 and is_deleted = 0
       and bulletin_type in ${bulletinType.sql('change')} and bulletin_status in ${bulletinLifecycle.sql('published', 'ended')}
       and publish_time >= $4`,
    [ctx.tenantId, changeBulletinId ?? '0', projectId, askTime],
  );
  if (found.some(({ changes, content }) => changesQuotes(changesOf({ changes }), content))) return;
  const { manner, lawRegime, bidEndTime, publishTime } = project;
  const article = await articleOfChanges(ctx, {
    manner: Number(manner),
    lawRegime: Number(lawRegime),
    bidEndTime,
    publishTime: publishTime ?? ctx.now,
  });
  refuse('clarification.needsNotice', { article });
}
