import { confirmationLifecycle, hallConfirmation, hallLifecycle } from '@zhaocai/model';
import { holdRows, theClock, transitionAll } from '../../../platform/lifecycle/index.ts';

const due = `
  select c.id::text as id, c.project_id::text as "projectId" from hall_confirmation c
  join hall h on h.tenant_id = c.tenant_id and h.id = c.hall_id and h.hall_status in ${hallLifecycle.sql('running')}
  where c.tenant_id = $1 and c.is_deleted = 0 and c.confirm_status in ${confirmationLifecycle.sql('pending')}
    and c.confirm_until <= $2 and ($3::bigint[] is null or c.id = any($3))
  order by c.project_id, c.id`;

type Hour = Parameters<typeof theClock>[0];

/**
 * Who has let the window pass has agreed, and the project's chain says so. While a hall is paused no window passes. May run
 * twice.
 */
export async function deemRecords(hour: Hour): Promise<void> {
  const { db, tenantId, now } = hour;
  const clock = theClock(hour, 'openingRecords');
  const dueOf = (ids: readonly string[] | null) =>
    db.query<{ id: string; projectId: string }>(due, [tenantId, now, ids]);
  const found = (await dueOf(null)).map(({ id }) => id);
  if (found.length === 0) return;
  await holdRows(clock, hallConfirmation, found);
  // Read again under the lock: a bidder may have said his word meanwhile.
  const rows = await dueOf(found);
  for (const stream of new Set(rows.map(({ projectId }) => projectId))) {
    const ids = rows.filter(({ projectId }) => projectId === stream).map(({ id }) => id);
    await transitionAll(clock, hallConfirmation, { ids, action: 'deem', stream });
    await db.query('select from tell_hall($1, $2, $3)', [tenantId, stream, now]);
  }
}
