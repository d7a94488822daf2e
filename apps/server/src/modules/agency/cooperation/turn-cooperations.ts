import { agencyCooperation, cooperationLifecycle } from '@zhaocai/model';
import { theClock, turnDue } from '../../../platform/lifecycle/index.ts';

type Hour = Parameters<typeof theClock>[0];

const over = `
  select id::text from agency_cooperation where tenant_id = $1 and is_deleted = 0
    and cooperation_status in ${cooperationLifecycle.sql('active')} and end_date < $2::date`;

/** What is past its last day runs out. May run twice. */
export async function turnCooperations(
  db: Hour['db'],
  { tenantId, now }: Pick<Hour, 'tenantId' | 'now'>,
): Promise<void> {
  const clock = theClock({ db, tenantId, now }, 'nightly');
  await turnDue(clock, agencyCooperation, { time: now.slice(0, 10), turns: [{ action: 'expire', due: over }] });
}
