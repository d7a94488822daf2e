import { contractLifecycle, roomContract, type EntityAction } from '@zhaocai/model';
import { recordEvidence } from '../../platform/audit/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { theClock, transitionAll, type Actor } from '../../platform/lifecycle/index.ts';

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
  const today = now.slice(0, 10);
  const filed = await turn(clock, { action: 'giveWay', found: renewed, set: { fileDate: today } });
  await db.write(fileUnderOwnNumber, [tenantId, filed]);
  await turn(clock, { action: 'begin', found: starting, set: { signDate: today } });
  const held = await turn(clock, { action: 'holdOver', found: ended });
  const overdue = await db.query<{ id: string }>(fallDue, [tenantId, now, today]);
  if (overdue.length > 0) {
    const payload = { count: overdue.length, bills: overdue.slice(0, 200).map(({ id }) => id) };
    await recordEvidence(clock, { stream: 'admin', action: 'roomRent.overdue', subject: '0', payload });
  }
  return { held: held.length, overdue: overdue.length };
}

interface Turn {
  readonly action: EntityAction<typeof roomContract>;
  /** The contracts whose day it is. */
  readonly found: string;
  readonly set?: Readonly<Record<string, unknown>>;
}

async function turn(clock: Actor, { action, found, set = {} }: Turn): Promise<string[]> {
  const rows = await clock.db.query<{ id: string }>(found, [clock.tenantId, clock.now.slice(0, 10)]);
  const ids = rows.map(({ id }) => id);
  await transitionAll(clock, roomContract, { ids, action, set });
  return ids;
}

const { sql: states } = contractLifecycle;

const renewed = `
  select p.id::text from room_contract p
  where p.tenant_id = $1 and p.is_deleted = 0 and p.status in ${states('active', 'holdover')} and p.end_date < $2::date
    and exists (select 1 from room_contract c where c.tenant_id = p.tenant_id and c.parent_id = p.id
      and c.contract_type = 2 and c.is_deleted = 0 and c.status in ${states('toSign', 'active')})`;
const starting = `
  select id::text from room_contract
  where tenant_id = $1 and is_deleted = 0 and status in ${states('toSign')} and contract_type = 2 and start_date <= $2::date`;
const ended = `
  select id::text from room_contract
  where tenant_id = $1 and is_deleted = 0 and status in ${states('active')} and end_date < $2::date`;
const fileUnderOwnNumber = `
  update room_contract set file_no = contract_no where tenant_id = $1 and id = any($2::bigint[])`;
const fallDue = `
  update room_rent set status = 3, update_time = $2, version = version + 1
  where tenant_id = $1 and is_deleted = 0 and status in (0, 1) and due_date < $3::date returning id::text`;
