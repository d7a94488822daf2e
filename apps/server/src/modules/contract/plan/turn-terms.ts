import {
  addDays,
  contractTerm,
  contractTermLifecycle,
  dueAfter,
  payCondition,
  payDay,
  type contract,
  type Row,
  type Rule,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { theClock, transition, turnDue } from '../../../platform/lifecycle/index.ts';
import { changeRow, lockRows } from '../../../platform/rows/index.ts';
import { articleOf, findProject, loadCalendar, rulesInForce, type ProjectRow } from '../../tendering/index.ts';
import { conditionsOf, type MetCondition } from './met-conditions.ts';

type Contract = Row<typeof contract>;
type Term = Row<typeof contractTerm>;

/**
 * Lets the terms of a plan fall due whose conditions are met, and begins to count by when they are paid (R60). Called by
 * whatever meets a condition, and where a plan is made anew; may run twice.
 */
export async function turnTerms(ctx: Ctx, row: Contract): Promise<void> {
  const met = await conditionsOf(ctx, row);
  const waiting = await waitingTerms(ctx, row.id);
  const turning = waiting.filter((term) => conditionOf(term, met).begun !== null);
  if (turning.length === 0) return;
  const project = await findProject(ctx, row.projectId);
  for (const term of turning) await turnTerm(ctx, term, { row, project, met: conditionOf(term, met) });
}

/** Of a plan what still waits: for its condition, or for its last day to be counted. */
async function waitingTerms(ctx: Ctx, contractId: string): Promise<Term[]> {
  const found = await ctx.db.query<{ id: string }>(
    `select id::text from contract_term where tenant_id = $1 and contract_id = $2 and is_deleted = 0
       and (term_status in ${contractTermLifecycle.sql('notDue')} or due_time is null) order by id`,
    [ctx.tenantId, contractId],
  );
  return lockRows(ctx, contractTerm, { ids: found.map(({ id }) => id), reach: 'tenant' });
}

function conditionOf(term: Term, met: Readonly<Record<string, MetCondition>>): MetCondition {
  const name = payCondition.named(term.payCondition)?.name;
  return (name && met[name]) || { begun: null, whole: null };
}

interface Turning {
  readonly row: Contract;
  readonly project: ProjectRow;
  readonly met: MetCondition;
}

async function turnTerm(ctx: Ctx, term: Term, { row, project, met }: Turning): Promise<void> {
  const clock = met.whole === null ? {} : await clockOfTerm(ctx, term, { row, project, event: met.whole });
  const isDue = met.begun !== null && met.begun <= ctx.now;
  if (isDue && contractTermLifecycle.is(term.termStatus, 'notDue')) {
    const set = { conditionTime: met.begun, ...clock };
    await transition(ctx, contractTerm, { subject: term, action: 'fallDue', stream: row.projectId, set });
    return;
  }
  // A warranty that still runs: its end is known, and the clock lets the term fall due then.
  if (Object.keys(clock).length > 0 && term.dueTime === null)
    await changeRow(ctx, contractTerm, { id: term.id, values: { conditionTime: met.begun, ...clock } });
}

/** By when a term is paid whose condition was met, by which article, and what lateness costs. */
async function clockOfTerm(
  ctx: Ctx,
  term: Term,
  { row, project, event }: Omit<Turning, 'met'> & { readonly event: string },
) {
  const law = row.isSmeContract ? await smeLaw(ctx, project, event) : undefined;
  const conditionDay = event.slice(0, 10);
  const day = payDay({ conditionDay, planDate: term.planDate }, law?.days);
  return {
    dueTime: day && `${day} 23:59:59`,
    dueArticle: law?.article ?? null,
    lateRate: law?.lateRate ?? null,
    lateArticle: law?.lateArticle ?? null,
  };
}

/** What the law says of payments to small and medium enterprises on a day; undefined where it says nothing then. */
async function smeLaw(ctx: Ctx, project: ProjectRow, event: string) {
  const facts = { ...project, publishTime: event };
  const kinds = ['smePaymentPeriod', 'smePaymentLongest', 'smeLateInterest'];
  const [usual, longest, late] = await rulesInForce(ctx, facts, kinds);
  if (!usual || !longest) return undefined;
  const calendar = await loadCalendar(ctx, event);
  const lastDay = (rule: Rule) => dueAfter(event, rule, calendar)?.slice(0, 10) ?? null;
  return {
    days: {
      usual: lastDay(usual),
      longest: lastDay(longest),
      longestAtLeast: addDays(event.slice(0, 10), Number(longest.value)),
    },
    article: articleOf({ language: 'zh' }, usual),
    lateRate: late?.value ?? null,
    lateArticle: late ? articleOf({ language: 'zh' }, late) : null,
  };
}

const warrantyOver = `
  select id::text from contract_term where tenant_id = $1 and is_deleted = 0 and condition_time <= $2
    and term_status in ${contractTermLifecycle.sql('notDue')}
  order by id`;

/** Each night: warranties end by themselves, and what was kept back for them is to be paid. May run twice. */
export async function turnWarranties(hour: Parameters<typeof theClock>[0]): Promise<void> {
  const turns = [{ action: 'fallDue', due: warrantyOver }] as const;
  await turnDue(theClock(hour, 'contract terms'), contractTerm, { time: hour.now, turns });
}
