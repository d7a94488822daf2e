import {
  judgement,
  judgeTemplate,
  type correctJudgement as correctEndpoint,
  type EndpointInput,
  type EndpointOutput,
  type keepJudgement as keepEndpoint,
  type MoveAnswer,
  type MoveInput,
  type Saved,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { findRow, insertRow, lockRow } from '../../../platform/rows/index.ts';
import { handIn, type JudgementRow } from './save-judgement.ts';
import { linesOf, scoredLines } from './score-sheet.ts';

/** Archived, taken back or revoked: what a reason is enough for. */
export function moveJudgement(action: 'archive' | 'withdraw' | 'revoke') {
  return async (ctx: Ctx, { id, version, reason }: MoveInput): Promise<MoveAnswer<number>> => {
    const row = await lockRow(ctx, judgement, { id, version });
    if (action === 'withdraw' && row.judgerId !== ctx.user.userId) refuse('performance.notYours');
    return transition(ctx, judgement, { subject: row, action, reason, payload: { judgeNo: row.judgeNo } });
  };
}

/** The appeal is answered, and the score stays. */
export async function keepJudgement(
  ctx: Ctx,
  { id, version, appealAnswer }: EndpointInput<typeof keepEndpoint>,
): Promise<Saved> {
  const row = await lockRow(ctx, judgement, { id, version });
  if (appealAnswer === '') refuse('performance.appealAnswerEmpty');
  const moved = await transition(ctx, judgement, {
    subject: row,
    action: 'keep',
    set: { appealAnswer },
    payload: { judgeNo: row.judgeNo, appealAnswer },
  });
  return { id, version: moved.version };
}

/** What the next edition says as the former one did. */
const carriedOn = [
  'judgeNo',
  'judgeType',
  'targetName',
  'cycle',
  'period',
  'projectNo',
  'projectName',
  'dueTime',
  'supplierId',
  'cooperationId',
  'expertId',
  'projectId',
  'templateId',
  'templateName',
  'templateEdition',
  'levels',
  'lateReason',
  'judgedSide',
  'targetUserId',
  'buyerName',
] as const satisfies readonly (keyof JudgementRow)[];

/** Another edition by the same items takes its place, which whoever is judged may answer anew; the former one stays. */
export async function correctJudgement(
  ctx: Ctx,
  { id, version, details, remark, reason }: EndpointInput<typeof correctEndpoint>,
): Promise<EndpointOutput<typeof correctEndpoint>> {
  const row = await lockRow(ctx, judgement, { id, version });
  const before = linesOf(row);
  const lines = scoredLines(before, details);
  const isSame = lines.every(({ score }, index) => Number(score) === Number(before[index]?.score));
  if (isSame) refuse('performance.sameScores');
  await transition(ctx, judgement, { subject: row, action: 'correct', reason, payload: { judgeNo: row.judgeNo } });
  const values = {
    ...Object.fromEntries(carriedOn.map((name) => [name, row[name]])),
    details: lines,
    remark: remark ?? row.remark,
    editionNo: row.editionNo + 1,
    replacesId: row.id,
  };
  const nextId = await insertRow(ctx, judgement, { values });
  await keepOwner(ctx, nextId, row);
  const { confirmDays } = await findRow(ctx, judgeTemplate, { id: row.templateId, reach: 'tenant' });
  return handIn(ctx, {
    row: { id: nextId, version: 0, judgeNo: row.judgeNo ?? '' },
    values,
    target: row,
    confirmDays,
  });
}

/** It stays in the range of whoever judged: whoever corrects is in the evidence and among its moves. */
async function keepOwner({ db, tenantId }: Ctx, id: string, { createUser, createDept }: JudgementRow): Promise<void> {
  const sql = 'update judgement set create_user = $3, create_dept = $4 where tenant_id = $1 and id = $2';
  await db.write(sql, [tenantId, id, createUser, createDept]);
}
