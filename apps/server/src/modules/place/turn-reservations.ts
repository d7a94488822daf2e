import { reservation, reservationLifecycle } from '@zhaocai/model';
import { theClock, turnDue } from '../../platform/lifecycle/index.ts';

const due = (from: string, time: 'begin_time' | 'end_time') => `
  select id::text from ${reservation.table}
  where tenant_id = $1 and is_deleted = 0 and status in ${from} and ${time} <= $2`;
const { sql } = reservationLifecycle;

/** What time alone does: begins and ends what was confirmed, lets lapse what was not. May run twice. */
export async function turnReservations(hour: Parameters<typeof theClock>[0]): Promise<void> {
  await turnDue(theClock(hour, 'reservations'), reservation, {
    time: hour.now,
    turns: [
      { action: 'lapse', due: due(sql('pending'), 'begin_time') },
      { action: 'begin', due: due(sql('reserved'), 'begin_time') },
      { action: 'end', due: due(sql('inUse'), 'end_time') },
    ],
  });
}
