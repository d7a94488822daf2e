import {
  contractLifecycle,
  leaseContractType,
  rentLifecycle,
  roomContract,
  roomLifecycle,
  roomRent,
} from '@zhaocai/model';
import type { Db } from '../../platform/db/index.ts';
import { theClock, turnDue } from '../../platform/lifecycle/index.ts';
import { letRooms } from '../space/index.ts';
import { runUpLateFees } from './rent/late-fees.ts';

interface Night {
  readonly tenantId: string;
  /** `yyyy-MM-dd HH:mm:ss` */
  readonly now: string;
}

/**
 * What time alone does (SM8, SM9): a renewed contract gives way to the one that follows, another whose end has passed
 * is held over, a bill that was due is overdue and its late fee runs up. May run twice. Answers how many of the last two.
 */
export async function turnLeases(db: Db, { tenantId, now }: Night): Promise<{ held: number; overdue: number }> {
  const clock = theClock({ db, tenantId, now }, 'nightly');
  const time = now.slice(0, 10);
  // Rooms before contracts: whoever lets one locks them in this order.
  const rooms = await db.query<{ id: string }>(roomsStarting, [tenantId, time]);
  await letRooms(
    clock,
    rooms.map(({ id }) => id),
  );
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
  await runUpLateFees(clock, time);
  return { held: held.length, overdue: overdue.length };
}

const { sql: states } = contractLifecycle;
const isRenewal = `contract_type in ${leaseContractType.sql('renewal')}`;

const renewed = `
  select p.id::text from room_contract p
  where p.tenant_id = $1 and p.is_deleted = 0 and p.status in ${states('active', 'holdover')} and p.end_date < $2::date
    and exists (select 1 from room_contract c where c.tenant_id = p.tenant_id and c.parent_id = p.id
      and c.${isRenewal} and c.is_deleted = 0 and c.status in ${states('toSign', 'active')})`;
/** Not where the one before it is on its way out: then the room is given back, and the renewal lapses. */
const starting = `
  select c.id::text from room_contract c
  where c.tenant_id = $1 and c.is_deleted = 0 and c.status in ${states('toSign')} and c.${isRenewal} and c.start_date <= $2::date
    and not exists (select from room_contract p where p.tenant_id = c.tenant_id and p.id = c.parent_id
      and p.status in ${states('surrenderInReview', 'toSettle', 'surrendered', 'compelled')})`;
/** Rooms that a renewal begins in and that nobody let before. */
const roomsStarting = `
  select r.id::text from room r
  where r.tenant_id = $1 and r.is_deleted = 0 and r.room_status in ${roomLifecycle.sql('vacant', 'preselected')}
    and r.id in (select c.room_id from room_contract c where c.tenant_id = $1 and c.id in (select s.id::bigint from (${starting}) s))`;
const ended = `
  select id::text from room_contract
  where tenant_id = $1 and is_deleted = 0 and status in ${states('active')} and end_date < $2::date`;
const fileUnderOwnNumber = `
  update room_contract set file_no = contract_no where tenant_id = $1 and id = any($2::bigint[])`;
const unpaid = `
  select id::text from room_rent
  where tenant_id = $1 and is_deleted = 0 and status in ${rentLifecycle.sql('due', 'partlyPaid')} and due_date < $2::date`;
