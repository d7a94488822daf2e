import { drawnExpert, drawnExpertLifecycle, expertDraw, expertDrawLifecycle } from '@zhaocai/model';
import { theClock, transitionAll } from '../../../platform/lifecycle/index.ts';
import { holdDraws, settleDraw } from './settle-draw.ts';
import { lapseDraw } from './void-draw.ts';

type Hour = Parameters<typeof theClock>[0];

const notShown = `
  select id::text, project_id::text as "projectId" from ${expertDraw.table}
  where tenant_id = $1 and is_deleted = 0 and info_status in ${expertDrawLifecycle.sql('drawing')} and reveal_until < $2
  order by id`;
const silent = `
  select r.id::text, r.draw_id::text as "drawId" from ${drawnExpert.table} r
  join ${expertDraw.table} d on d.tenant_id = r.tenant_id and d.id = r.draw_id
  where r.tenant_id = $1 and r.is_deleted = 0 and r.join_status in ${drawnExpertLifecycle.sql('notified')}
    and r.reply_until < $2 and d.info_status in ${expertDrawLifecycle.sql('notifying', 'done')}
  order by r.draw_id, r.id`;

/**
 * What time alone does to draws: whose secrets were not shown are void, and who has not answered loses his place to the next.
 * May run twice.
 */
export async function turnDraws(hour: Hour): Promise<void> {
  const clock = theClock(hour, 'expertDraws');
  const { db, tenantId, now } = hour;
  const dueNow = async () => ({
    open: await db.query<{ id: string; projectId: string }>(notShown, [tenantId, now]),
    late: await db.query<{ id: string; drawId: string }>(silent, [tenantId, now]),
  });
  const seen = await dueNow();
  const ids = new Set([...seen.open.map(({ id }) => id), ...seen.late.map(({ drawId }) => drawId)]);
  if (ids.size === 0) return;
  await holdDraws(clock, [...ids]);
  // As it stands once all are held: somebody may have answered meanwhile. What has come due since is the next run's.
  const { open, late } = await dueNow();
  for (const draw of open.filter(({ id }) => ids.has(id))) await lapseDraw(clock, draw);
  const held = late.filter(({ drawId }) => ids.has(drawId));
  for (const drawId of new Set(held.map((one) => one.drawId))) {
    const due = held.filter((one) => one.drawId === drawId).map(({ id }) => id);
    await transitionAll(clock, drawnExpert, { ids: due, action: 'fallSilent' });
    await settleDraw(clock, drawId);
  }
}
