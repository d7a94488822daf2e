import { plan, planLifecycle, type Page, type PageInput, type PlanAnswer, type Row } from '@zhaocai/model';
import { readPage } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { actionsFor } from '../../../platform/lifecycle/index.ts';
import { findRow } from '../../../platform/rows/index.ts';
import { waitingModify } from './move-plan.ts';
import { planLines } from './plan-lines.ts';

type PlanRow = Row<typeof plan>;

interface Names {
  readonly depts: ReadonlyMap<string, string>;
  readonly people: ReadonlyMap<string, string>;
}

/** The list, each plan with the names of its department and of whom it was handed down to. */
export async function pagePlans(ctx: Ctx, input: PageInput): Promise<Page<PlanRow>> {
  const page = await readPage(ctx, plan, { input });
  // The generic read knows the rows as records; their select list is made from the definition of PlanRow.
  const records = page.records as unknown as PlanRow[];
  const names = await namesOf(ctx, records);
  return { ...page, records: records.map((row) => ({ ...row, ...namesIn(row, names) })) };
}

/** Everything that the page of a plan shows. */
export async function readPlan(ctx: Ctx, id: string): Promise<PlanAnswer> {
  const row = await findRow(ctx, plan, { id });
  const [details, names, modifyId] = await Promise.all([
    planLines(ctx, id),
    namesOf(ctx, [row]),
    waitingModify(ctx, id),
  ]);
  return { ...row, ...namesIn(row, names), details, modifyId, actions: await actionsOf(ctx, row, modifyId) };
}

async function actionsOf(ctx: Ctx, row: PlanRow, modifyId: string | null): Promise<string[]> {
  const { user } = ctx;
  const holds = (code: string) => user.permissions.has(code);
  const isChangeable = planLifecycle.is(row.planStatus, 'draft', 'returned');
  const isModifiable = planLifecycle.is(row.planStatus, 'approved', 'handedDown');
  const moves = (await actionsFor(ctx, plan, row)).filter(
    (action) => (action !== 'back' || row.receiverId === user.userId) && (modifyId === null || !isModifiable),
  );
  const others = [
    isChangeable && holds('planManage_edit') && 'edit',
    row.planStatus === planLifecycle.code.draft && holds('planManage_delete') && 'remove',
    isModifiable && modifyId === null && holds('planManage_modify') && 'modify',
  ].filter((action) => action !== false);
  return [...moves, ...others];
}

function namesIn({ deptId, receiverId }: PlanRow, { depts, people }: Names) {
  return { deptName: depts.get(deptId) ?? null, receiverName: people.get(receiverId ?? '') ?? null };
}

async function namesOf(ctx: Ctx, rows: readonly PlanRow[]): Promise<Names> {
  const deptIds = [...new Set(rows.map(({ deptId }) => deptId))];
  const receivers = [...new Set(rows.map(({ receiverId }) => receiverId).filter((id) => id !== null))];
  const found = await ctx.db.query<{ kind: 'dept' | 'user'; id: string; name: string }>(
    `select 'dept' as kind, id::text, dept_name as name from dept where tenant_id = $1 and id = any($2::bigint[])
     union all
     select 'user', id::text, coalesce(nullif(real_name, ''), nick_name) from user_account
     where tenant_id = $1 and id = any($3::bigint[])`,
    [ctx.tenantId, deptIds, receivers],
  );
  const named = (kind: string) => new Map(found.filter((one) => one.kind === kind).map(({ id, name }) => [id, name]));
  return { depts: named('dept'), people: named('user') };
}

/** Drafts alone are removed: what was handed in stays. */
export async function demandDrafts(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const others = await ctx.db.query(
    `select 1 from purchase_plan where tenant_id = $1 and id = any($2::bigint[])
       and plan_status not in ${planLifecycle.sql('draft')} and is_deleted = 0`,
    [ctx.tenantId, ids],
  );
  if (others.length > 0) refuse('platform.removeState');
}
