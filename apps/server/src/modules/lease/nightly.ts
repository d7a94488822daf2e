import { recordEvidence } from '../../platform/audit/index.ts';
import type { Db } from '../../platform/db/index.ts';

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
  const today = now.slice(0, 10);
  const filed = await db.query<{ id: string }>(
    `update room_contract p set status = 90, file_no = contract_no, file_date = $3, update_time = $2, version = version + 1
     where p.tenant_id = $1 and p.is_deleted = 0 and p.status in (40, 70) and p.end_date < $3::date
       and exists (select 1 from room_contract c where c.tenant_id = p.tenant_id and c.parent_id = p.id
         and c.contract_type = 2 and c.is_deleted = 0 and c.status in (30, 40)) returning p.id::text`,
    [tenantId, now, today],
  );
  const begun = await db.query<{ id: string }>(
    `update room_contract set status = 40, sign_date = coalesce(sign_date, $3), update_time = $2, version = version + 1
     where tenant_id = $1 and is_deleted = 0 and status = 30 and contract_type = 2 and start_date <= $3::date
     returning id::text`,
    [tenantId, now, today],
  );
  const held = await db.query<{ id: string }>(
    `update room_contract set status = 70, update_time = $2, version = version + 1
     where tenant_id = $1 and is_deleted = 0 and status = 40 and end_date < $3::date returning id::text`,
    [tenantId, now, today],
  );
  const overdue = await db.query<{ id: string }>(
    `update room_rent set status = 3, update_time = $2, version = version + 1
     where tenant_id = $1 and is_deleted = 0 and status in (0, 1) and due_date < $3::date returning id::text`,
    [tenantId, now, today],
  );
  const clock = { db, tenantId, now, user: { userId: '0', account: 'nightly', tenantId } };
  const turns = [
    { rows: filed, action: 'roomContract.file', payload: { to: 90, reason: '续签' } },
    { rows: begun, action: 'roomContract.begin', payload: { from: 30, to: 40 } },
    { rows: held, action: 'roomContract.holdOver', payload: { from: 40, to: 70 } },
  ];
  for (const { rows, action, payload } of turns)
    for (const { id } of rows) await recordEvidence(clock, { stream: 'admin', action, subject: id, payload });
  if (overdue.length > 0) {
    const payload = { count: overdue.length, bills: overdue.slice(0, 200).map(({ id }) => id) };
    await recordEvidence(clock, { stream: 'admin', action: 'roomRent.overdue', subject: '0', payload });
  }
  return { held: held.length, overdue: overdue.length };
}
