import { messageKind, project, projectTask, taskLifecycle } from '@zhaocai/model';
import type { theClock } from '../../../platform/lifecycle/index.ts';
import { holdersOf } from '../../../platform/access/index.ts';
import { tellPerson } from '../../workflow/index.ts';
import { overdueWords, type Late as Named } from './overdue-words.ts';

type Hour = Parameters<typeof theClock>[0];

interface Late extends Named {
  readonly id: string;
  readonly handlerId: string | null;
}

const late = `
  select t.id::text, t.handler_id::text as "handlerId", t.task_name as "taskName", p.project_name as "projectName",
    t.plan_end as "planEnd"
  from ${projectTask.table} t join ${project.table} p on p.tenant_id = t.tenant_id and p.id = t.project_id
  where t.tenant_id = $1 and t.is_deleted = 0 and t.task_status in ${taskLifecycle.sql('overdue')}
  order by t.plan_end, t.id`;
// Also what was removed from the message centre since: it was told.
const told = `
  select user_id::text as "userId", business_type as about from flow_message
  where tenant_id = $1 and kind = $2 and business_type in ('projectTask', 'overdueTasks') and create_time >= $3::date`;

/** What a message is about, and with it the screen that it leads to: one's own tasks, or all that waits for who leads. */
type About = 'projectTask' | 'overdueTasks';

/** Each morning whoever has overdue tasks is told of his, and whoever leads procurement of all: once a day. */
export async function tellOverdue({ db, tenantId, now }: Hour): Promise<void> {
  const tasks = await db.query<Late & Record<string, unknown>>(late, [tenantId]);
  if (tasks.length === 0) return;
  await db.query('select pg_advisory_xact_lock(hashtext($1))', [`overdue tasks ${tenantId}`]);
  const done = await db.query<{ userId: string; about: string | null }>(told, [
    tenantId,
    messageKind.code.overdue,
    now.slice(0, 10),
  ]);
  const tell = async (userId: string, about: About, theirs: readonly Late[]) => {
    const [first] = theirs;
    if (!first || done.some((one) => one.userId === userId && one.about === about)) return;
    const { title, content } = overdueWords(theirs);
    const notice = { userId, kind: messageKind.code.overdue, title, content, businessType: about };
    await tellPerson({ db, tenantId, now }, { ...notice, businessId: first.id });
  };
  const handlers = new Set(tasks.flatMap(({ handlerId }) => handlerId ?? []));
  for (const handler of handlers)
    await tell(
      handler,
      'projectTask',
      tasks.filter(({ handlerId }) => handlerId === handler),
    );
  const { people } = await holdersOf({ db, tenantId }, 'project_confirm');
  for (const { id } of people)
    await tell(
      id,
      'overdueTasks',
      tasks.filter(({ handlerId }) => handlerId !== id),
    );
}
