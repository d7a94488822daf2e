import { administratorsOf, tellPerson } from '../../workflow/index.ts';
import type { theClock } from '../../../platform/lifecycle/index.ts';
import { drawnOften } from './draw-words.ts';
import { readFairness } from './fairness.ts';

type Hour = Parameters<typeof theClock>[0];

// Also what was removed from the message centre since: it was told.
const told = `
  select business_id::text as id from flow_message
  where tenant_id = $1 and business_type = 'drawFairness' and create_time >= $2::timestamptz - interval '30 days'`;

/** D.7: whoever was drawn more often than chance makes likely is told to the administrators of the unit, once a month. */
export async function tellOftenDrawn(db: Hour['db'], { tenantId, now }: Pick<Hour, 'tenantId' | 'now'>): Promise<void> {
  const { rows, limit } = await readFairness({ db, tenantId, now });
  const often = rows.filter(({ isOften }) => isOften);
  if (often.length === 0) return;
  const known = new Set((await db.query<{ id: string }>(told, [tenantId, now])).map(({ id }) => id));
  const people = await administratorsOf({ db, tenantId });
  for (const { id, name, drawn } of often.filter((one) => !known.has(one.id)))
    for (const userId of people)
      await tellPerson(
        { db, tenantId, now },
        {
          userId,
          kind: 'overdue',
          ...drawnOften(name, drawn, limit),
          businessType: 'drawFairness',
          businessId: id,
        },
      );
}
