import { confirmationLifecycle, hallConfirmation, hallLifecycle } from '@zhaocai/model';
import { theClock, turnDue } from '../../../platform/lifecycle/index.ts';

const due = `
  select c.id::text from hall_confirmation c
  join hall h on h.tenant_id = c.tenant_id and h.id = c.hall_id and h.hall_status in ${hallLifecycle.sql('running')}
  where c.tenant_id = $1 and c.is_deleted = 0 and c.confirm_status in ${confirmationLifecycle.sql('pending')}
    and c.confirm_until <= $2`;
const projectsOf = `
  select distinct c.project_id::text as "projectId" from hall_confirmation c
  where c.tenant_id = $1 and c.id = any($2::bigint[])`;

type Hour = Parameters<typeof theClock>[0];

/** Who has let the window pass has agreed. While a hall is paused no window passes. May run twice. */
export async function deemRecords(hour: Hour): Promise<void> {
  const { db, tenantId, now } = hour;
  const clock = theClock(hour, 'openingRecords');
  const [deemed = []] = await turnDue(clock, hallConfirmation, { time: now, turns: [{ action: 'deem', due }] });
  if (deemed.length === 0) return;
  for (const { projectId } of await db.query<{ projectId: string }>(projectsOf, [tenantId, deemed]))
    await db.query('select from tell_hall($1, $2, $3)', [tenantId, projectId, now]);
}
