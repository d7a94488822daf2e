import {
  bidQuestion,
  bidQuestionLifecycle,
  lawRegime,
  order87,
  tenderingLaw,
  type AskedQuestion,
  type CommitteeQuestions,
  type DeskBid,
  type Row,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { findRows } from '../../../platform/rows/index.ts';
import { ruleInForce, type ProjectRow } from '../../tendering/index.ts';
import { personsOf } from '../committee/committee-queries.ts';
import { membersOf } from '../committee/find-committee.ts';
import { bidsOf, isClosed, type EvaluationRow } from '../desk/desk-facts.ts';
import { findOwnDesk, type DeskPlace } from '../desk/own-desk.ts';

export type QuestionRow = Row<typeof bidQuestion>;

/** Everything that was asked in an evaluation, the oldest first. */
export function questionsOf(ctx: Ctx, evaluationId: string): Promise<QuestionRow[]> {
  return findRows(ctx, bidQuestion, { of: 'evaluationId', ids: [evaluationId] });
}

/** Its time is over, whether or not the clock has noted it yet. */
export function standingOf(
  { questionStatus, dueTime }: { readonly questionStatus: unknown; readonly dueTime: string | null },
  { now }: Pick<Ctx, 'now'>,
): number {
  const isLate = bidQuestionLifecycle.is(questionStatus, 'sent') && dueTime !== null && dueTime <= now;
  return isLate ? bidQuestionLifecycle.code.lapsed : Number(questionStatus);
}

/** Somebody still has to send it, or may still answer it. */
export function isWaiting(row: QuestionRow, ctx: Pick<Ctx, 'now'>): boolean {
  return bidQuestionLifecycle.is(standingOf(row, ctx), 'drafted', 'sent');
}

/** By which article an answer may not change what was offered. */
export function substanceArticle({ language }: Pick<Ctx, 'language'>, regime: unknown): string {
  const source = lawRegime.is(regime, 'procurement') ? order87(51) : tenderingLaw(39);
  return language === 'zh' ? source.sourceArticle : source.sourceArticleEn;
}

/** So many minutes the law leaves a bidder at least to explain his price (R52). */
export async function leastMinutes(ctx: Ctx, project: ProjectRow): Promise<number | null> {
  const rule = await ruleInForce(ctx, { ...project, publishTime: project.publishTime ?? ctx.now }, 'lowPriceMinutes');
  return rule ? Number(rule.value) : null;
}

/** What the members read of it: who asked they know, for they ask together. */
export async function readQuestions(ctx: Ctx, place: DeskPlace): Promise<CommitteeQuestions> {
  const { row, project, seat } = await findOwnDesk(ctx, place);
  const [all, people, least] = await Promise.all([
    questionsOf(ctx, row.id),
    membersOf(ctx, [row.groupId]),
    leastMinutes(ctx, project),
  ]);
  const known = await personsOf(ctx, people);
  const told = await toldQuestions(ctx, row, all);
  return {
    article: substanceArticle(ctx, project.lawRegime),
    leastMinutes: least,
    isLeader: row.leaderId === seat.id,
    mayAsk: !isClosed(row),
    questions: told.map((one, at) => {
      const askerId = all[at]?.askerId ?? '';
      return { ...one, askerName: known.get(askerId)?.name ?? '', isOwn: askerId === seat.id };
    }),
  };
}

/** Questions and answers as whoever may read the evaluation reads them: to whom, never by whom. */
export async function toldQuestions(
  ctx: Ctx,
  { packageId }: Pick<EvaluationRow, 'packageId'>,
  rows: readonly QuestionRow[],
): Promise<AskedQuestion[]> {
  if (rows.length === 0) return [];
  const nameOf = new Map<DeskBid['bidKey'], string>((await bidsOf(ctx, packageId)).map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    entryId: row.entryId,
    bidderName: nameOf.get(row.entryId) ?? '',
    askedFor: row.askedFor,
    content: row.content,
    minutes: row.minutes,
    questionStatus: standingOf(row, ctx),
    sendTime: row.sendTime,
    dueTime: row.dueTime,
    answer: row.answer,
    answerFiles: row.answerFiles,
    answerTime: row.answerTime,
    dropReason: row.dropReason,
  }));
}
