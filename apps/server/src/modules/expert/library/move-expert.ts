import {
  ageOn,
  expert,
  expertLifecycle,
  type EndpointInput,
  type EndpointOutput,
  type EntityAction,
  type MoveInput,
  type updateExpertStatus,
} from '@zhaocai/model';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { theClock, transition, transitionAll, turnDue, type Moved } from '../../../platform/lifecycle/index.ts';
import { lockRow, lockRows } from '../../../platform/rows/index.ts';
import { entryFaults, entryRules } from './entry-rules.ts';

type Action = Exclude<EntityAction<typeof expert>, 'resumeByClock'>;
type Code = (typeof expertLifecycle.choices)[number]['value'];

/** Moves one expert by a button of his page. */
export async function moveExpert(
  ctx: Ctx,
  { id, version, action, reason }: MoveInput & { readonly action: Action },
): Promise<Moved<Code>> {
  const row = await lockRow(ctx, expert, { id, version });
  await demandEntry(ctx, action, [id]);
  return transition(ctx, expert, { subject: row, action, reason, set: setOf(ctx, action, { reason }) });
}

/** Moves one or several, all of them or none; which action that is follows from where they stand. */
export async function updateStatus(
  ctx: Ctx,
  input: EndpointInput<typeof updateExpertStatus>,
): Promise<EndpointOutput<typeof updateExpertStatus>> {
  const { id, version, expertStatus, reason, suspendUntil } = input;
  const ids = idsOf(input);
  const rows = await lockRows(ctx, expert, { ids });
  if (id !== undefined && version !== undefined && rows[0]?.version !== version) refuse('platform.stale');
  const action = actionTo(
    ctx,
    expertStatus,
    rows.map((row) => row.expertStatus),
  );
  if (action === 'suspend' && !(suspendUntil && suspendUntil > ctx.now.slice(0, 10))) refuse('expert.suspendDay');
  await demandEntry(ctx, action, ids);
  await transitionAll(ctx, expert, { ids, action, reason, set: setOf(ctx, action, { reason, suspendUntil }) });
  return { count: ids.length, expertStatus };
}

function idsOf({ id, ids }: EndpointInput<typeof updateExpertStatus>): string[] {
  const wanted = [...new Set(id === undefined ? (ids ?? '').split(',').filter(Boolean) : [id])];
  if (wanted.length === 0) refuse('platform.selectOne');
  return wanted.some((one) => !/^\d{1,18}$/.test(one)) ? notFound() : wanted;
}

/** The one action by which all of them come to a state. */
function actionTo({ language }: Ctx, expertStatus: number, from: readonly unknown[]): Action {
  const { actions, choices } = expertLifecycle;
  const names = Object.keys(actions) as (keyof typeof actions)[]; // the keys of the declared actions
  const found = names.find(
    (name) => !('byClock' in actions[name] && actions[name].byClock) && leads(actions[name], expertStatus, from),
  );
  if (found !== undefined && found !== 'resumeByClock') return found;
  const state = choices.find(({ value }) => value === expertStatus)?.label[language] ?? '';
  return refuse('expert.mixedStates', { state });
}

function leads(
  { from, to }: { readonly from: readonly unknown[]; readonly to: unknown },
  expertStatus: number,
  states: readonly unknown[],
): boolean {
  return to === expertStatus && states.every((state) => from.includes(state));
}

interface Said {
  readonly reason?: string | undefined;
  readonly suspendUntil?: string | undefined;
}

export function setOf({ now }: Ctx, action: Action, { reason, suspendUntil }: Said) {
  const cleared = { stateReason: reason ?? null, suspendUntil: suspendUntil ?? null };
  return action === 'approve' ? { ...cleared, joinTime: now } : cleared;
}

/** R28: nobody comes into the library without the years, the title and the age that it asks for. */
async function demandEntry(ctx: Ctx, action: Action, ids: readonly string[]): Promise<void> {
  if (action !== 'approve') return;
  const rules = await entryRules(ctx);
  const day = ctx.now.slice(0, 10);
  const rows = await ctx.db.query<Entering>(enteringSql, [ctx.tenantId, ids]);
  for (const row of rows) {
    const [fault] = entryFaults(row, rules, day);
    const { name, workYears: years, birthday } = row;
    if (fault === 'years') refuse('expert.yearsShort', { name, years, least: rules.workYears });
    if (fault === 'title') refuse('expert.titleShort', { name });
    if (fault === 'age') refuse('expert.tooOld', { name, age: ageOn(birthday ?? day, day), limit: rules.ageLimit });
  }
}

/** What of an expert is judged when he comes into the library. */
export interface Entering extends Record<string, unknown> {
  readonly name: string;
  readonly workYears: number;
  readonly titleLevel: number;
  readonly birthday: string | null;
}

const enteringSql = `
  select name, work_years as "workYears", title_level as "titleLevel", birthday::text
  from expert where tenant_id = $1 and id = any($2::bigint[]) order by id`;

const overSql = `
  select id::text from expert where tenant_id = $1 and is_deleted = 0
    and expert_status in ${expertLifecycle.sql('suspended')} and suspend_until < $2::date`;

type Hour = Parameters<typeof theClock>[0];

/** Whose suspension is over may be drawn again. May run twice. */
export async function turnExperts(db: Hour['db'], { tenantId, now }: Pick<Hour, 'tenantId' | 'now'>): Promise<void> {
  const clock = theClock({ db, tenantId, now }, 'nightly');
  const set = { suspendUntil: null, stateReason: null };
  await turnDue(clock, expert, { time: now.slice(0, 10), turns: [{ action: 'resumeByClock', due: overSql, set }] });
}
