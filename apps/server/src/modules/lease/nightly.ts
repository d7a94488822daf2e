import { contractLifecycle, leaseContractType, rentLifecycle, roomContract, roomRent } from '@zhaocai/model';
import type { Db } from '../../platform/db/index.ts';
import { theClock, turnDue } from '../../platform/lifecycle/index.ts';

interface Night {
  readonly tenantId: string;
  /** `yyyy-MM-dd HH:mm:ss` */
  readonly now: string;
}

/**
 * What time alone does (SM8, SM9): a renewed contract gives way to the one that follows, another whose end has passed
 * is held over, a bill that was due is overdue. May run twice. Answers how many of the last two.
 */
export async function turnLeases(db: Db, { tenantId, now }: Night): Promise<{ held: number; overdue: number }> {
  const clock = theClock({ db, tenantId, now }, 'nightly');
  const time = now.slice(0, 10);
  const [filed = [], , held = []] = await turnDue(clock, roomContract, {
    time,
    turns: [
      { action: 'giveWay', due: renewed, set: { fileDate: time } },
      { action: 'begin', due: starting, set: { signDate: time } },
      { action: 'holdOver', due: ended },
    ],
  });
  await db.write(fileUnderOwnNumber, [tenantId, filed]);
  const [overdue = []] = await turnDue(clock, roomRent, { time, turns: [{ action: 'overdue', due: unpaid }] });
  return { held: held.length, overdue: overdue.length };
}

const { sql: states } = contractLifecycle;
const isRenewal = `contract_type in ${leaseContractType.sql('renewal')}`;

const renewed = `
  select p.id::text from room_contract p
  where p.tenant_id = $1 and p.is_deleted = 0 and p.status in ${states('active', 'holdover')} and p.end_date < $2::date
    and exists (select 1 from room_contract c where c.tenant_id = p.tenant_id and c.parent_id = p.id
      and c.${isRenewal} and c.is_deleted = 0 and c.status in ${states('toSign', 'active')})`;
const starting = `
  select id::text from room_contract
  where tenant_id = $1 and is_deleted = 0 and status in ${states('toSign')} and ${isRenewal} and start_date <= $2::date`;
const ended = `
  select id::text from room_contract
  where tenant_id = $1 and is_deleted = 0 and status in ${states('active')} and end_date < $2::date`;
const fileUnderOwnNumber = `
  update room_contract set file_no = contract_no where tenant_id = $1 and id = any($2::bigint[])`;
const unpaid = `
  select id::text from room_rent
  where tenant_id = $1 and is_deleted = 0 and status in ${rentLifecycle.sql('due', 'partlyPaid')} and due_date < $2::date`;
