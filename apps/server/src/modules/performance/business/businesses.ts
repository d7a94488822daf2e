import {
  drawnExpertLifecycle,
  entrustmentLifecycle,
  entryLifecycle,
  expertDrawLifecycle,
  judgeCycle,
  judgementLifecycle,
  judgeType,
  project,
  concludedContracts,
  purchaseContractLifecycle,
  standingJudgements,
  type JudgeableBusiness,
  type PeriodSpan,
} from '@zhaocai/model';
import { cutAt, escapeLike } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { Parameters, visibleConditions } from '../../../platform/rows/index.ts';
import { conductClock, type ConductDue } from './conduct-clock.ts';
import type { Judged } from './judged-target.ts';

/** A project in which somebody did what he is judged by. */
export interface Business {
  readonly targetId: string;
  readonly targetName: string;
  readonly projectId: string;
  readonly projectNo: string;
  readonly projectName: string;
  readonly manner: number;
  readonly lawRegime: number;
  readonly endTime: string;
}

const signed = purchaseContractLifecycle.sql(...concludedContracts);

/** Who has won and when that, or the contract of it, was done; `t` is the project. */
const ofSuppliers = (tenant: string) => `
  select s.id as target_id, s.supplier_name as target_name, t.id as project_id,
    coalesce((select max(c.sign_time) from contract c where c.tenant_id = t.tenant_id and c.project_id = t.id
      and c.supplier_tenant_id = s.supplier_tenant_id and c.contract_status in ${signed} and c.is_deleted = 0),
      t.result_time) as end_time
  from project t
  join lateral (select distinct e.supplier_id from entry e where e.tenant_id = t.tenant_id and e.project_id = t.id
    and e.entry_status in ${entryLifecycle.sql('won')} and e.is_deleted = 0) w on true
  join supplier s on s.tenant_id = t.tenant_id and s.id = w.supplier_id and s.is_deleted = 0
  where t.tenant_id = ${tenant} and t.result_time is not null`;

/** Which agency has run a project, to its result at least. */
const ofAgencies = (tenant: string) => `
  select a.id as target_id, a.agent_name as target_name, t.id as project_id,
    max(coalesce(e.end_time, t.result_time)) as end_time
  from agency_entrustment e
  join project t on t.tenant_id = e.tenant_id and t.id = e.project_id
  join agency_cooperation a on a.tenant_id = e.tenant_id and a.id = e.cooperation_id and a.is_deleted = 0
  where e.tenant_id = ${tenant} and e.is_deleted = 0 and (e.entrust_status in ${entrustmentLifecycle.sql('completed')}
    or (e.entrust_status in ${entrustmentLifecycle.sql('active')} and t.result_time is not null))
  group by a.id, a.agent_name, t.id`;

/** Which expert has evaluated, or stayed away: nobody learns of him before the evaluation is over (R28). */
const ofExperts = (tenant: string, now: string) => `
  select x.id as target_id, x.name as target_name, r.project_id, max(d.review_end_time) as end_time
  from drawn_expert r
  join expert_draw d on d.tenant_id = r.tenant_id and d.id = r.draw_id
  join expert x on x.tenant_id = r.tenant_id and x.id = r.expert_id and x.is_deleted = 0
  where r.tenant_id = ${tenant} and r.is_deleted = 0 and r.is_called and d.review_end_time <= ${now}::timestamptz
    and r.join_status in ${drawnExpertLifecycle.sql('accepted', 'absent')}
    and d.info_status in ${expertDrawLifecycle.sql('notifying', 'done')}
  group by x.id, x.name, r.project_id`;

/** `b` are the pieces of business of a kind. */
function businessSql(kind: number, to: Parameters, { tenantId, now }: Pick<Ctx, 'tenantId' | 'now'>): string {
  if (judgeType.is(kind, 'supplier')) return ofSuppliers(to.bind(tenantId));
  if (judgeType.is(kind, 'agency')) return ofAgencies(to.bind(tenantId));
  return ofExperts(to.bind(tenantId), to.bind(now));
}

const columns = `
  b.target_id::text as "targetId", b.target_name as "targetName", t.id::text as "projectId",
  t.project_no as "projectNo", t.project_name as "projectName", t.manner, t.law_regime as "lawRegime",
  b.end_time as "endTime"`;

/** `judged` are those who have the target in this column. */
const targetColumn = (kind: number) =>
  judgeType.is(kind, 'supplier') ? 'supplier_id' : judgeType.is(kind, 'agency') ? 'cooperation_id' : 'expert_id';

interface Asked {
  readonly judgeType: number;
  readonly targetId?: string | undefined;
  readonly projectId?: string | undefined;
  readonly keyword?: string | undefined;
  readonly isOpen?: number | undefined;
}

interface Listed extends Business, Record<string, unknown> {
  readonly judgementId: string | null;
  readonly judgeStatus: number | null;
  readonly totalScore: string | null;
  readonly level: number | null;
}

const most = 200;

const namedLike = (like: string) =>
  `(t.project_name ilike ${like} or t.project_no ilike ${like} or b.target_name ilike ${like})`;

function listSql(ctx: Ctx, asked: Asked, to: Parameters): string {
  const kind = asked.judgeType;
  const conditions = [
    ...visibleConditions(project, ctx, { parameters: to }),
    ...(asked.targetId === undefined ? [] : [`b.target_id = ${to.bind(asked.targetId)}`]),
    ...(asked.projectId === undefined ? [] : [`t.id = ${to.bind(asked.projectId)}`]),
    ...(asked.keyword ? [namedLike(to.bind(`%${escapeLike(asked.keyword)}%`))] : []),
    ...(asked.isOpen === 1 ? [`(j.id is null or j.judge_status in ${judgementLifecycle.sql('draft')})`] : []),
  ];
  return `select ${columns}, j.id::text as "judgementId", j.judge_status as "judgeStatus",
      round(j.total_score, 2)::text as "totalScore", j.level
    from (${businessSql(kind, to, ctx)}) b
    join project t on t.tenant_id = ${to.bind(ctx.tenantId)} and t.id = b.project_id
    left join judgement j on j.tenant_id = t.tenant_id and j.project_id = t.id and j.${targetColumn(kind)} = b.target_id
      and j.cycle = ${judgeCycle.code.project} and j.is_deleted = 0
      and j.judge_status in ${judgementLifecycle.sql('draft', ...standingJudgements)}
    where ${conditions.join(' and ')} order by b.end_time desc, t.id desc, b.target_id limit ${most + 1}`;
}

/** Business that can be judged by project, the latest first, with the judgement that stands for it. */
export async function listBusinesses(ctx: Ctx, asked: Asked): Promise<JudgeableBusiness[]> {
  const parameters = new Parameters();
  const rows = await cutAt(ctx, ctx.db.query<Listed>(listSql(ctx, asked, parameters), parameters.values), most);
  const dueOf = conductClock(ctx);
  return Promise.all(
    rows.map(async ({ manner, lawRegime, ...row }) => {
      const { due } = await dueOf({ judgeType: asked.judgeType, manner, lawRegime, endTime: row.endTime });
      const isDone = row.judgementId !== null && !judgementLifecycle.is(row.judgeStatus, 'draft');
      const isLate = !isDone && due !== null && due < ctx.now;
      return { ...row, key: `${row.projectId}-${row.targetId}`, dueTime: due, isLate };
    }),
  );
}

/** The one piece of business of a project with somebody; undefined where there was none. */
export async function findBusiness(
  ctx: Ctx,
  { judgeType: kind, targetId, projectId }: Judged & { readonly projectId: string },
): Promise<(Business & ConductDue) | undefined> {
  const parameters = new Parameters();
  const sql = listSql(ctx, { judgeType: kind, targetId, projectId }, parameters);
  const [row] = await ctx.db.query<Listed>(sql, parameters.values);
  if (!row) return undefined;
  return { ...row, ...(await conductClock(ctx)({ judgeType: kind, ...row })) };
}

/** When an expert's evaluation of a project that he was called to ends, where it is not over yet. */
export async function runningReview(
  { db, tenantId, now }: Pick<Ctx, 'db' | 'tenantId' | 'now'>,
  { targetId, projectId }: { readonly targetId: string; readonly projectId: string },
): Promise<string | undefined> {
  const [row] = await db.query<{ endTime: string }>(
    `select d.review_end_time as "endTime" from drawn_expert r
     join expert_draw d on d.tenant_id = r.tenant_id and d.id = r.draw_id
     where r.tenant_id = $1 and r.expert_id = $2 and r.project_id = $3 and r.is_called and r.is_deleted = 0
       and d.review_time <= $4::timestamptz and d.review_end_time > $4::timestamptz limit 1`,
    [tenantId, targetId, projectId, now],
  );
  return row?.endTime;
}

const betweenDays = (column: string) =>
  `${column} between ($3 || ' 00:00:00')::timestamptz and ($4 || ' 23:59:59')::timestamptz`;

const suppliersIn = `
    select 1 from project t join entry e on e.tenant_id = t.tenant_id and e.project_id = t.id
    where t.tenant_id = $1 and e.supplier_id = $2 and e.entry_status in ${entryLifecycle.sql('won')} and e.is_deleted = 0
      and (${betweenDays('t.result_time')} or exists (select from contract c where c.tenant_id = t.tenant_id
        and c.entry_id = e.id and c.contract_status in ${signed} and ${betweenDays('c.sign_time')})) limit 1`;

const agenciesIn = `
    select 1 from agency_entrustment e
    where e.tenant_id = $1 and e.cooperation_id = $2 and e.is_deleted = 0
      and e.entrust_status in ${entrustmentLifecycle.sql('active', 'completed')}
      and e.accept_time <= ($4 || ' 23:59:59')::timestamptz
      and (e.end_time is null or e.end_time >= ($3 || ' 00:00:00')::timestamptz) limit 1`;

const expertsIn = `
    select 1 from drawn_expert r join expert_draw d on d.tenant_id = r.tenant_id and d.id = r.draw_id
    where r.tenant_id = $1 and r.expert_id = $2 and r.is_called and r.is_deleted = 0
      and r.join_status in ${drawnExpertLifecycle.sql('accepted', 'absent')} and ${betweenDays('d.review_end_time')} limit 1`;

/** Whether there was anything to judge in these days: without business there is no score (C.14). */
export async function hadBusiness(
  { db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>,
  { judgeType: kind, targetId, span }: Judged & { readonly span: PeriodSpan },
): Promise<boolean> {
  const sql = judgeType.is(kind, 'supplier') ? suppliersIn : judgeType.is(kind, 'agency') ? agenciesIn : expertsIn;
  return (await db.query(sql, [tenantId, targetId, span.from, span.to])).length > 0;
}
