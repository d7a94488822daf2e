import {
  complaintDecision,
  exceptionKind,
  exceptionReason,
  objection,
  type EndpointInput,
  type ExceptionKind,
  type handleComplaint as endpoint,
  type Saved,
} from '@zhaocai/model';
import type { Files } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { askException, isPossible, type ProjectRow } from '../../tendering/index.ts';
import { fileIdsOf, saidOf } from '../answer/reply-to-objection.ts';
import { demandKind, demandWords, findObjection, holdObjection, type ObjectionRow } from '../answer/hold-objection.ts';
import { bindReply } from '../raise/objection-files.ts';

type Input = EndpointInput<typeof endpoint>;

/**
 * Decides a complaint or a report, by somebody whose own act it is not about. To end a procurement or take its result back
 * is asked for with it, on the ground of the complaint, and agreed to by another person; what the product does not do stands
 * in words as the duty of whoever procures, until he says that it is done.
 */
export async function handleComplaint(files: Files, ctx: Ctx, { id, version, ...input }: Input): Promise<Saved> {
  const found = await findObjection(ctx, id);
  demandKind(ctx, found.row, true);
  demandWords(ctx, input.text, 'decisionText');
  await demandOtherPerson(ctx, found);
  await askEffect(ctx, found, input);
  const { row, project } = await holdObjection(ctx, { id, version });
  await bindReply(files, ctx, { id, files: input.files });
  const isRejected = complaintDecision.is(input.decision, 'reject');
  const moved = await transition(ctx, objection, {
    subject: row,
    action: isRejected ? 'reject' : 'uphold',
    stream: project.id,
    set: {
      decision: input.decision,
      decisionText: input.text,
      decisionFiles: input.files ?? null,
      decideTime: ctx.now,
      deciderId: ctx.user.userId,
      ...(isRejected && { closeTime: ctx.now }),
    },
    payload: { ...saidOf(row), decision: input.decision, text: input.text, files: fileIdsOf(input.files ?? null) },
  });
  return { id, version: moved.version };
}

interface Found {
  readonly row: ObjectionRow;
  readonly project: ProjectRow;
}

const answerers = `
  select distinct create_user::text as "userId" from state_change
  where tenant_id = $1 and entity = $2 and row_id = $3 and action in ('accept', 'refuse', 'answer')`;

/** Not who handles the project, nor who gave the answer that is complained of. */
async function demandOtherPerson(ctx: Ctx, { row, project }: Found): Promise<void> {
  if (await isOwnAct(ctx, { row, project })) refuse('objection.ownAct');
}

export async function isOwnAct(
  ctx: Ctx,
  { row, project }: { readonly row: Pick<ObjectionRow, 'parentId'>; readonly project: Pick<ProjectRow, 'handlerId'> },
): Promise<boolean> {
  if (project.handlerId === ctx.user.userId) return true;
  const rows = await ctx.db.query<{ userId: string }>(answerers, [ctx.tenantId, objection.name, row.parentId]);
  return rows.some(({ userId }) => userId === ctx.user.userId);
}

/** Asked for as anybody asks for it: by this person, to be agreed to by another. */
async function askEffect(ctx: Ctx, { row, project }: Found, { decision, text }: Pick<Input, 'decision' | 'text'>) {
  const type = kindsOf(decision).find((kind) => isPossible(project, kind));
  if (type === undefined) return;
  await askException(ctx, {
    id: project.id,
    version: project.version,
    type,
    reasonCode: exceptionReason.code.complaint,
    reason: `${row.appealNo}：${text}`.slice(0, 500),
  });
}

/** What in the product does it, by how far the procurement is. */
function kindsOf(decision: number): readonly ExceptionKind[] {
  const { terminate, undoResult, recallResult } = exceptionKind.code;
  if (complaintDecision.is(decision, 'procureAnew')) return [terminate, undoResult];
  return complaintDecision.is(decision, 'evaluateAnew') ? [recallResult, undoResult] : [];
}
