import {
  appealType,
  complaintDecision,
  hasEnded,
  objection,
  raisedObjectionLifecycle,
  type replyToObjection as endpoint,
  type EndpointInput,
  type EntityState,
  type MoveAnswer,
  type MoveInput,
  type Saved,
} from '@zhaocai/model';
import type { Files } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import type { ProjectRow } from '../../tendering/index.ts';
import { bindReply } from '../raise/objection-files.ts';
import { lapseOf } from '../rules/objection-dues.ts';
import { lawOf } from '../rules/objection-law.ts';
import { demandKind, demandWords, holdObjection, type ObjectionRow } from './hold-objection.ts';

type State = EntityState<typeof objection>;

/** It is looked into; the answer is due as before. */
export async function acceptObjection(ctx: Ctx, input: MoveInput): Promise<MoveAnswer<State>> {
  const { row, project } = await holdObjection(ctx, input);
  demandKind(ctx, row, false);
  return transition(ctx, objection, { subject: row, action: 'accept', stream: project.id, payload: saidOf(row) });
}

/** It is not looked into, and its supplier reads why; he may complain of that too. */
export async function refuseObjection(ctx: Ctx, { reason, ...input }: MoveInput): Promise<MoveAnswer<State>> {
  const { row, project } = await holdObjection(ctx, input);
  demandKind(ctx, row, false);
  return transition(ctx, objection, {
    subject: row,
    action: 'refuse',
    reason,
    stream: project.id,
    set: { refuseReason: reason ?? null, answerTime: ctx.now },
    payload: saidOf(row),
  });
}

/**
 * Answers. An enquiry is over with it; an objection waits for its supplier's word until the time for a complaint is over;
 * one that is found right holds the procurement until what was promised is done.
 */
export async function replyToObjection(
  files: Files,
  ctx: Ctx,
  { id, version, answer, answerFiles = null, isUpheld }: EndpointInput<typeof endpoint>,
): Promise<Saved> {
  const { row, project } = await holdObjection(ctx, { id, version });
  demandKind(ctx, row, false);
  demandWords(ctx, answer, 'answer');
  await bindReply(files, ctx, { id, files: answerFiles });
  const isOver = appealType.is(row.appealType, 'enquiry');
  const { closed, upheld, answered } = raisedObjectionLifecycle.code;
  const to = isOver ? closed : isUpheld ? upheld : answered;
  const moved = await transition(ctx, objection, {
    subject: row,
    action: 'answer',
    to,
    stream: project.id,
    set: {
      answer,
      answerFiles,
      answerTime: ctx.now,
      lapseTime: to === answered ? await lapseNow(ctx, row, project) : null,
      ...(isOver && { closeTime: ctx.now }),
    },
    payload: { ...saidOf(row), answer, isUpheld: to === upheld, files: fileIdsOf(answerFiles) },
  });
  return { id, version: moved.version };
}

/** Until when its supplier may complain of the answer that is given now. */
async function lapseNow(ctx: Ctx, row: ObjectionRow, project: ProjectRow): Promise<string | null> {
  const regime = { manner: Number(project.manner), lawRegime: Number(project.lawRegime) };
  const law = await lawOf(ctx, regime, [row.submitTime ?? ctx.now, ctx.now]);
  const answered = { target: Number(row.target), dueTime: row.dueTime, answerTime: ctx.now };
  return lapseOf(law, { ...answered, lawRegime: regime.lawRegime });
}

/** What was promised or ordered is done. */
export async function carryOutObjection(ctx: Ctx, { reason, ...input }: MoveInput): Promise<MoveAnswer<State>> {
  const { row, project } = await holdObjection(ctx, input);
  demandWords(ctx, reason, 'carryOutRemark');
  if (complaintDecision.is(row.decision, 'procureAnew') && !hasEnded(project.stage)) refuse('objection.notCarriedOut');
  return transition(ctx, objection, {
    subject: row,
    action: 'carryOut',
    reason,
    stream: project.id,
    set: { carryOutRemark: reason ?? null, closeTime: ctx.now },
    payload: saidOf(row),
  });
}

/** What the evidence of the project says of it: never who has raised it. */
export function saidOf({ appealNo, appealType: type, target }: ObjectionRow) {
  return { appealNo, appealType: type, target };
}

export function fileIdsOf(files: readonly { readonly fileId: string }[] | null): string[] {
  return (files ?? []).map(({ fileId }) => fileId);
}
