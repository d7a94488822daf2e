import { projectTask, taskLifecycle } from '@zhaocai/model';
import { theClock, turnDue } from '../../../platform/lifecycle/index.ts';
import { dueOf } from '../../tendering/index.ts';
import { tellOverdue } from './tell-overdue.ts';

type Hour = Parameters<typeof theClock>[0];

const late = `
  select id::text from ${projectTask.table}
  where tenant_id = $1 and is_deleted = 0 and task_status in ${taskLifecycle.sql('running')} and plan_end < $2::date`;
const uncounted = `
  select id::text, coalesce(plan_start, create_time::date) as "planStart", work_days as "workDays", work_day_type as "workDayType"
  from ${projectTask.table} where tenant_id = $1 and is_deleted = 0 and missing_year is not null
    and task_status in ${taskLifecycle.sql('running')}`;

interface Uncounted {
  readonly id: string;
  readonly planStart: string;
  readonly workDays: number | null;
  readonly workDayType: number | null;
}

/**
 * What is past its day becomes overdue, and whose it is is told; what waited for a work calendar gets its day. May run
 * twice.
 */
export async function turnTasks(db: Hour['db'], { tenantId, now }: Pick<Hour, 'tenantId' | 'now'>): Promise<void> {
  for (const task of await db.query<Uncounted & Record<string, unknown>>(uncounted, [tenantId])) {
    const { planEnd, missingYear } = (await dueOf({ db, now: `${task.planStart} 00:00:00` }))(task);
    await db.query(
      `update project_task set plan_end = $3, missing_year = $4, version = version + 1 where tenant_id = $1 and id = $2 and missing_year is not null`,
      [tenantId, task.id, planEnd, missingYear],
    );
  }
  const clock = theClock({ db, tenantId, now }, 'nightly');
  await turnDue(clock, projectTask, { time: now.slice(0, 10), turns: [{ action: 'lapse', due: late }] });
  await tellOverdue({ db, tenantId, now });
}
