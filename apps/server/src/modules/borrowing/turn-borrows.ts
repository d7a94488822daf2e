import { borrow, borrowLifecycle } from '@zhaocai/model';
import { theClock, turnDue } from '../../platform/lifecycle/index.ts';
import { tellPerson } from '../workflow/index.ts';

type Hour = Parameters<typeof theClock>[0];

const due = `
  select id::text from ${borrow.table} where tenant_id = $1 and is_deleted = 0
    and borrow_status in ${borrowLifecycle.sql('out', 'partlyReturned')} and plan_revert_time <= $2::timestamptz`;
const people = `
  select b.id, b.borrow_no as "borrowNo", b.borrower, b.copies - b.returned_copies as left, u.id as "userId"
  from ${borrow.table} b join user_account u on u.tenant_id = b.tenant_id and u.id in (b.borrower_id, b.keeper_id)
    and u.is_deleted = 0
  where b.tenant_id = $1 and b.id = any($2::bigint[]) order by b.id, u.id`;

interface Late {
  readonly id: string;
  readonly borrowNo: string;
  readonly borrower: string;
  readonly left: number;
  readonly userId: string;
}

/** What should have come back is late from now on; borrower and keeper are told, once. May run twice. */
export async function turnBorrows(db: Hour['db'], { tenantId, now }: Pick<Hour, 'tenantId' | 'now'>): Promise<void> {
  const clock = theClock({ db, tenantId, now }, 'nightly');
  const [late = []] = await turnDue(clock, borrow, { time: now, turns: [{ action: 'fallDue', due }] });
  if (late.length === 0) return;
  const told = await db.query<Late & Record<string, unknown>>(people, [tenantId, late]);
  for (const { id, borrowNo, borrower, left, userId } of told)
    await tellPerson(
      { db, tenantId, now },
      {
        userId,
        kind: 'overdue',
        title: borrowNo,
        content: { zh: `${borrower}：${left}份未还`, en: `${borrower}: ${left} not returned` },
        businessType: 'borrow',
        businessId: id,
      },
    );
}
