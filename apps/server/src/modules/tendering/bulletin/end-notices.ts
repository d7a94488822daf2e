import { bulletin, bulletinLifecycle } from '@zhaocai/model';
import { holdRows, theClock, transitionAll } from '../../../platform/lifecycle/index.ts';

type Hour = Parameters<typeof theClock>[0];

const over = `
  select b.id::text, b.project_id::text as "projectId" from bulletin b
  where b.tenant_id = $1 and b.is_deleted = 0 and b.end_time <= $2
    and b.bulletin_status in ${bulletinLifecycle.sql('published')} order by b.id limit 500`;

/** A notice whose time is over stays readable, and says that it has ended. May run twice; the next run takes what is left. */
export async function endNotices(hour: Hour): Promise<void> {
  const clock = theClock(hour, 'notices');
  const due = () => hour.db.query<{ id: string; projectId: string }>(over, [hour.tenantId, hour.now]);
  const found = new Set((await due()).map(({ id }) => id));
  if (found.size === 0) return;
  await holdRows(clock, bulletin, [...found]);
  // What was replaced or taken down meanwhile is left alone; what became due meanwhile is held by nobody.
  const held = (await due()).filter(({ id }) => found.has(id));
  for (const stream of new Set(held.map(({ projectId }) => projectId))) {
    const ids = held.filter(({ projectId }) => projectId === stream).map(({ id }) => id);
    await transitionAll(clock, bulletin, { ids, action: 'end', stream });
  }
}
