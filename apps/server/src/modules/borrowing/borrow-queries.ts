import {
  borrow,
  borrowLifecycle,
  isInApproval,
  isReturnedToReader,
  project,
  type borrowCount,
  type BorrowDetail,
  type BorrowRow,
  type EndpointOutput,
  type ObjectApproval,
  type RevertRow,
} from '@zhaocai/model';
import { namedList, namedOf } from '../../platform/crud/index.ts';
import type { Ctx } from '../../platform/http/index.ts';
import { actionsFor } from '../../platform/lifecycle/index.ts';
import { findRow, Parameters, visibleConditions } from '../../platform/rows/index.ts';
import { lendingApproval } from './borrow-business.ts';

/** The loans of a project that the reader sees, newest first. */
export async function listOfProject(ctx: Ctx, projectId: string): Promise<BorrowRow[]> {
  await findRow(ctx, project, { id: projectId });
  return namedList(ctx, borrow, { projectId });
}

const returns = `
  select r.id, r.borrow_id as "borrowId", r.revert_type as "revertType", r.copies, r.revert_time as "revertTime",
    r.receiver, r.remark, r.create_time as "createTime",
    coalesce(nullif(u.real_name, ''), nullif(u.nick_name, ''), u.account) as "createUserName"
  from borrow_return r left join user_account u on u.tenant_id = r.tenant_id and u.id = r.create_user
  where r.tenant_id = $1 and r.borrow_id = $2 order by r.revert_time, r.id`;

export async function listReverts(ctx: Ctx, borrowId: string): Promise<RevertRow[]> {
  await findRow(ctx, borrow, { id: borrowId });
  return ctx.db.query<RevertRow & Record<string, unknown>>(returns, [ctx.tenantId, borrowId]);
}

/** Everything that the page of a loan shows. */
export async function readBorrow(ctx: Ctx, id: string): Promise<BorrowDetail> {
  const row = await findRow(ctx, borrow, { id });
  const [[named], reverts, approval, [maker]] = await Promise.all([
    namedOf(ctx, borrow, [row]),
    listReverts(ctx, id),
    lendingApproval(ctx, id),
    ctx.db.query<{ name: string }>(
      `select coalesce(nullif(real_name, ''), nullif(nick_name, ''), account) as name from user_account
       where tenant_id = $1 and id = $2`,
      [ctx.tenantId, row.createUser],
    ),
  ]);
  const actions = await actionsOf(ctx, row, approval);
  return { ...row, ...named, returns: reverts, approval, actions, createUserName: maker?.name ?? null } as BorrowDetail;
}

type Stored = Awaited<ReturnType<typeof findRow<typeof borrow>>>;

const decisions: readonly string[] = ['approve', 'reject', 'withdraw'];
const returning: readonly string[] = ['returnPart', 'returnLate', 'returnAll'];

async function actionsOf(ctx: Ctx, row: Stored, approval: ObjectApproval): Promise<string[]> {
  const isAsked = isInApproval(approval);
  const moves = await actionsFor(ctx, borrow, row);
  const mayReceive = moves.includes('returnAll');
  const holds = (verb: string) => ctx.user.permissions.has(`borrow_${verb}`);
  const isBack = borrowLifecycle.is(row.borrowStatus, 'rejected', 'withdrawn');
  const others = [
    mayReceive && 'receive',
    (isBack || isReturnedToReader(approval)) && holds('edit') && 'edit',
    isBack && holds('delete') && 'remove',
  ].filter((action) => action !== false);
  return [
    ...moves.filter(
      (action) =>
        !returning.includes(action) &&
        (!isAsked || !decisions.includes(action)) &&
        (action !== 'withdraw' || row.createUser === ctx.user.userId),
    ),
    ...others,
  ];
}

/** Figures over the rows that the list shows its reader. */
export async function countBorrows(ctx: Ctx): Promise<EndpointOutput<typeof borrowCount>> {
  const parameters = new Parameters();
  const seen = visibleConditions(borrow, ctx, { parameters }).join(' and ');
  const statuses = await ctx.db.query<{ status: number; count: number }>(
    `select t.borrow_status as status, count(*)::int as count from borrow_record t where ${seen} group by 1 order by 1`,
    parameters.values,
  );
  return { total: statuses.reduce((sum, { count }) => sum + count, 0), statuses };
}
