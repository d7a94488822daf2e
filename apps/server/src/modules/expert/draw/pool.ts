import {
  agencyEntrustment,
  entrustmentLifecycle,
  expertDrawLifecycle,
  drawnExpertLifecycle,
  expertLifecycle,
  liesIn,
  type AllotCandidate,
  type DrawCondition,
  type ExclusionReason,
} from '@zhaocai/model';
import { createHash } from 'node:crypto';
import type { Ctx } from '../../../platform/http/index.ts';
import { entryFaults, entryRules } from '../library/entry-rules.ts';
import { codesIn } from '../library/item-names.ts';
import { fieldsBelow } from './fields-below.ts';

/** What a draw asks of whom it draws from. */
export interface PoolWish {
  readonly projectId: string;
  readonly conditions: readonly DrawCondition[];
  readonly reviewTime: string;
  readonly reviewEndTime: string;
  readonly avoidUnits: string | null;
  readonly avoidExperts: readonly string[];
  /** The draw itself, which keeps nobody from itself. */
  readonly drawId: string | null;
}

export interface Left {
  readonly id: string;
  readonly reason: ExclusionReason;
}

export interface Pool {
  /** In the order of their ids as text; `unit` is how the employer is compared. */
  readonly candidates: readonly AllotCandidate[];
  readonly excluded: readonly Left[];
}

interface Found {
  readonly id: string;
  readonly unit: string | null;
  readonly itemCodes: string;
  readonly regionCode: string;
  readonly titleLevel: number;
  readonly source: number;
  readonly workYears: number;
  readonly birthday: string | null;
  readonly isOwn: boolean;
  readonly isAgency: boolean;
  readonly isBusy: boolean;
  readonly isDrafter: boolean;
  readonly isDeclared: boolean;
}

// R30: (a) the buyer's people and the agency's, (e) whom the unit or the expert himself has declared, (g) who had a hand in
// the documents. Who has to do with a bidder is asked apart.
const library = `
  with own as (
    select unit_key(t.tenant_name) as unit, t.credit_code as code from tenant t where t.tenant_id = $1
    union all
    select unit_key(t.tenant_name || d.dept_name), null from tenant t
    join dept d on d.tenant_id = t.tenant_id and d.is_deleted = 0 where t.tenant_id = $1),
  declared as (
    select unit_key(line) as unit from regexp_split_to_table($5::text, '[\\n,，、;；]+') as line),
  agency as (
    select unit_key(a.agent_name) as unit from ${agencyEntrustment.table} a
    where a.tenant_id = $1 and a.project_id = $2 and a.is_deleted = 0
      and a.entrust_status in ${entrustmentLifecycle.sql('offered', 'active', 'completed')})
  select e.id::text, unit_key(e.work_unit) as unit, e.item_codes as "itemCodes", e.region_code as "regionCode",
    e.title_level as "titleLevel", e.source, e.work_years as "workYears", e.birthday::text,
    exists (select from own o where o.unit = unit_key(e.work_unit) or o.code = e.unit_credit_code) as "isOwn",
    exists (select from agency a where a.unit = unit_key(e.work_unit)) as "isAgency",
    exists (select from drawn_expert r join expert_draw d on d.tenant_id = r.tenant_id and d.id = r.draw_id
      where r.tenant_id = e.tenant_id and r.expert_id = e.id and r.is_deleted = 0 and r.is_called
        and r.join_status in ${drawnExpertLifecycle.sql('waiting', 'notified', 'accepted')}
        and d.info_status not in ${expertDrawLifecycle.sql('void')} and d.id is distinct from $7::bigint
        and d.review_time < $4::timestamptz and d.review_end_time > $3::timestamptz) as "isBusy",
    exists (select from project p where p.tenant_id = e.tenant_id and p.id = $2
      and e.user_id in (p.create_user, p.handler_id, p.confirmer_id))
      or exists (select from project_member m where m.tenant_id = e.tenant_id and m.project_id = $2
        and m.user_id = e.user_id) as "isDrafter",
    e.id = any($6::bigint[])
      or exists (select from declared d where d.unit = unit_key(e.work_unit))
      or exists (select from own o, regexp_split_to_table(coalesce(e.avoid_units, ''), '[\\n,，、;；]+') as line
        where o.unit = unit_key(line)) as "isDeclared"
  from expert e
  where e.tenant_id = $1 and e.is_deleted = 0 and e.expert_status in ${expertLifecycle.sql('active')}
  order by e.id::text collate "C"`;

/**
 * D.1 and D.2 (a) and (e) to (g): whom a draw draws from, and whom it does not, for which reason. Who has to do with a bidder
 * is not looked at: `withoutBidders` does that, at the draw and nowhere else.
 */
export async function poolFor(ctx: Ctx, wish: PoolWish): Promise<Pool> {
  const [found, rules, below] = await Promise.all([
    ctx.db.query<Found & Record<string, unknown>>(library, [
      ctx.tenantId,
      wish.projectId,
      wish.reviewTime,
      wish.reviewEndTime,
      wish.avoidUnits ?? '',
      wish.avoidExperts,
      wish.drawId,
    ]),
    entryRules(ctx),
    fieldsBelow(ctx),
  ]);
  const day = wish.reviewTime.slice(0, 10);
  const asked = found.map((one) => ({ one, conditions: conditionsOf(one, wish.conditions, below) }));
  const meant = asked.filter(({ conditions }) => conditions.length > 0);
  const judged = meant.map(({ one, conditions }) => ({ one, conditions, reason: reasonOf(one, rules, day) }));
  return {
    candidates: judged
      .filter(({ reason }) => reason === undefined)
      .map(({ one: { id, unit }, conditions }) => ({ id, unit, conditions })),
    excluded: judged.flatMap(({ one: { id }, reason }) => (reason ? [{ id, reason }] : [])),
  };
}

/** A pool without those who have to do with a bidder of the project (D.2 b to d), which the database answers by yes or no. */
export async function withoutBidders(
  ctx: Pick<Ctx, 'db'>,
  { projectId, reviewTime }: Pick<PoolWish, 'projectId' | 'reviewTime'>,
  { candidates, excluded }: Pool,
): Promise<Pool> {
  const meeting = await meetingBidders(
    ctx,
    candidates.map(({ id }) => ({ projectId, reviewTime, expertId: id })),
  );
  const conflicts = new Set(meeting.map(({ expertId }) => expertId));
  return {
    candidates: candidates.filter(({ id }) => !conflicts.has(id)),
    excluded: [...excluded, ...meeting.map(({ expertId }) => ({ id: expertId, reason: 'conflict' as const }))],
  };
}

function reasonOf(one: Found, rules: Parameters<typeof entryFaults>[1], day: string): ExclusionReason | undefined {
  if (entryFaults(one, rules, day).length > 0) return 'notFit';
  if (one.isOwn) return 'ownUnit';
  if (one.isAgency) return 'agency';
  if (one.isDrafter) return 'drafted';
  if (one.isDeclared) return 'declared';
  return one.isBusy ? 'busy' : undefined;
}

/** The numbers of the conditions that somebody meets, counted from one. */
function conditionsOf(
  one: Found,
  conditions: readonly DrawCondition[],
  below: (code: string) => ReadonlySet<string>,
): number[] {
  const codes = codesIn(one.itemCodes);
  return conditions.flatMap(({ itemCode, regionCode, titleLevel, source }, index) => {
    const isMet =
      codes.some((code) => below(itemCode).has(code)) &&
      liesIn(one.regionCode, regionCode) &&
      (!titleLevel || one.titleLevel <= titleLevel) &&
      (!source || one.source === source);
    return isMet ? [index + 1] : [];
  });
}

const meets = `
  select x.place::int from unnest($1::bigint[], $2::date[], $3::bigint[]) with ordinality as x (project, day, expert, place)
  where expert_meets_bidder(x.project, x.expert, x.day) order by x.place`;

/** An expert and the project that he is to evaluate, on a day. */
interface Meeting {
  readonly projectId: string;
  readonly reviewTime: string;
  readonly expertId: string;
}

/** Of these those whose expert the database says to have to do with a bidder of the project; who that is it does not say. */
export async function meetingBidders<M extends Meeting>(ctx: Pick<Ctx, 'db'>, asked: readonly M[]): Promise<M[]> {
  if (asked.length === 0) return [];
  const columns = [
    asked.map(({ projectId }) => projectId),
    asked.map(({ reviewTime }) => reviewTime),
    asked.map(({ expertId }) => expertId),
  ];
  const rows = await ctx.db.query<{ place: number }>(meets, columns);
  return rows.flatMap(({ place }) => asked[place - 1] ?? []);
}

/** How an employer and an excluded expert stand in a record: whoever knows them finds them, and nobody else. */
export function hashedFor(drawNo: string, text: string): string {
  return createHash('sha256').update(`${drawNo}|${text}`, 'utf8').digest('hex');
}
