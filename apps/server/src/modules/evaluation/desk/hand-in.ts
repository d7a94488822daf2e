import {
  owedMarks,
  packageEvaluationLifecycle,
  scoreSheet,
  type EndpointInput,
  type EndpointOutput,
  type lockSheet as lockEndpoint,
  type StandardDraft,
} from '@zhaocai/model';
import { createHash } from 'node:crypto';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { demandVersion, findRow } from '../../../platform/rows/index.ts';
import { bidsOf, evaluationOf, isOut, marksBy, marksOf, standardFor } from './desk-facts.ts';
import { openQuestions } from './open-questions.ts';
import { lockDesk, type WholeDesk } from './own-desk.ts';
import { settle } from './settle.ts';

/** Hands in what a member has found: the checks, then the scores. The last of the committee leads on. */
export async function lockSheet(
  ctx: Ctx,
  { version, ...place }: EndpointInput<typeof lockEndpoint>,
): Promise<EndpointOutput<typeof lockEndpoint>> {
  const desk = await lockDesk(ctx, place);
  const { sheet, row } = desk;
  if (version !== undefined) demandVersion(sheet, version);
  demandState(scoreSheet, sheet.scoreStatus, 'lock');
  const standard = await standardFor(ctx, row);
  const digest = await demandWhole(ctx, desk, standard);
  const moved = await transition(ctx, scoreSheet, {
    subject: sheet,
    action: 'lock',
    set: { lockTime: ctx.now, returnReason: null },
    // What he has handed in can be held against what is stored.
    payload: { evaluationId: row.id, marks: digest },
  });
  const sheets = desk.sheets.map((one) => (one.id === sheet.id ? { ...one, scoreStatus: moved.state } : one));
  await settle(ctx, { ...desk, sheets });
  const [latest, { version: next, scoreStatus }] = await Promise.all([
    evaluationOf(ctx, row.packageId),
    findRow(ctx, scoreSheet, { id: sheet.id }),
  ]);
  return {
    id: sheet.id,
    version: next,
    scoreStatus: Number(scoreStatus),
    evaluationStatus: Number(latest.evaluationStatus),
    mismatches: openQuestions(latest, standard, sheet.memberId).mismatches.map((spot) => ({
      ...spot,
      name: standard.items[spot.place]?.name ?? '',
    })),
  };
}

/** Everything of this part is there. Answers a digest of it. */
async function demandWhole(ctx: Ctx, { row, sheet }: WholeDesk, standard: StandardDraft): Promise<string> {
  const [opened, rows] = await Promise.all([bidsOf(ctx, row.packageId), marksOf(ctx, [sheet])]);
  const kind = packageEvaluationLifecycle.is(row.evaluationStatus, 'checking') ? 'check' : 'item';
  const bids = kind === 'check' ? opened : opened.filter(({ id }) => !isOut(row, id));
  const marks = marksBy([sheet], rows);
  const count = owedMarks({ standard, bids, marks }, { memberId: sheet.memberId, kind });
  if (count > 0) refuse('evaluation.marksOwed', { count });
  return createHash('sha256').update(JSON.stringify(marks)).digest('hex');
}
