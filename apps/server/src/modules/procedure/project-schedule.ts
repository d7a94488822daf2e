import {
  bulletinLifecycle,
  bulletinType,
  changesOf,
  daysOf,
  project as entity,
  projectLifecycle,
  type EndpointInput,
  type EndpointOutput,
  type MilestoneName,
  type projectSchedule as endpoint,
} from '@zhaocai/model';
import { seenRow } from '../../platform/access/index.ts';
import type { Ctx } from '../../platform/http/index.ts';
import { findProject, type ProjectRow } from '../tendering/index.ts';
import { readScheduleBasis } from './schedule-basis.ts';

type Schedule = EndpointOutput<typeof endpoint>;

/**
 * A project on the calendar: its notice as it went out or is planned, its times as they are now, what has happened, and
 * every former time with what moved it.
 */
export async function readProjectSchedule(ctx: Ctx, { projectId }: EndpointInput<typeof endpoint>): Promise<Schedule> {
  const project = seenRow(ctx.user, entity, await findProject(ctx, projectId));
  const { manner, lawRegime, purchaseType } = project;
  const start = startOf(project, ctx.now);
  const [basis, happened, moves, pauses] = await Promise.all([
    readScheduleBasis(ctx, { manner, lawRegime, from: start, ...(purchaseType && { purchaseType }) }),
    happenedIn(ctx, projectId),
    movesOf(ctx, projectId),
    pausesOf(ctx, projectId),
  ]);
  const times = { ...project, publishTime: start, openTime: project.openedTime ?? project.openTime };
  const past = { saleEnd: project.entryEndTime, bidEnd: project.bidEndTime };
  return {
    ...basis,
    manner,
    lawRegime,
    start,
    days: { ...daysOf(times), ...happened },
    done: [
      ...Object.keys(happened),
      ...(project.publishTime ? ['publish'] : []),
      ...(project.openedTime ? ['opening'] : []),
      ...Object.entries(past).flatMap(([name, time]) => (project.publishTime && time <= ctx.now ? [name] : [])),
    ],
    moves,
    pauses,
  };
}

/** The day of its notice; before that the planned one, and today where it has gone by. */
function startOf({ publishTime, publishDay }: Pick<ProjectRow, 'publishTime' | 'publishDay'>, now: string): string {
  if (publishTime) return publishTime.slice(0, 10);
  const today = now.slice(0, 10);
  return publishDay && publishDay > today ? publishDay : today;
}

/** What its notices and its way say: the days of the last of each. */
async function happenedIn(ctx: Ctx, projectId: string): Promise<Partial<Record<MilestoneName, string>>> {
  const rows = await ctx.db.query<{ name: MilestoneName; day: string }>(
    `select name, to_char(at, 'YYYY-MM-DD') as day from (
       select 'candidates' as name, max(b.publish_time) as at from bulletin b
         where b.tenant_id = $1 and b.project_id = $2 and b.is_deleted = 0
           and b.bulletin_type in ${bulletinType.sql('candidates')}
           and b.bulletin_status in ${bulletinLifecycle.sql('published', 'ended')}
       union all
       select 'resultNotice', result_time from project where tenant_id = $1 and id = $2
       union all
       select 'contract', min(c.create_time) from contract_file c where c.tenant_id = $1 and c.project_id = $2
     ) happened (name, at) where at is not null`,
    [ctx.tenantId, projectId],
  );
  return Object.fromEntries(rows.map(({ name, day }) => [name, day]));
}

const milestoneOf: Readonly<Record<string, MilestoneName>> = {
  entryEndTime: 'saleEnd',
  bidEndTime: 'bidEnd',
  openTime: 'opening',
};

interface Notice extends Record<string, unknown> {
  readonly id: string;
  readonly time: string;
  readonly changes: unknown;
  readonly isResumption: boolean;
}

/** What change notices say of the times, oldest first; the notice of a resumption goes out with it. */
async function movesOf(ctx: Ctx, projectId: string): Promise<Schedule['moves']> {
  const notices = await ctx.db.query<Notice>(
    `select b.id::text as id, b.publish_time as time, b.changes,
       exists (select from project_stage s where s.tenant_id = b.tenant_id and s.project_id = b.project_id
         and s.stage in ${projectLifecycle.sql('suspended')} and s.leave_time = b.publish_time) as "isResumption"
     from bulletin b
     where b.tenant_id = $1 and b.project_id = $2 and b.is_deleted = 0 and b.publish_time is not null
       and b.bulletin_type in ${bulletinType.sql('change')} and b.changes is not null
     order by b.publish_time, b.id`,
    [ctx.tenantId, projectId],
  );
  return notices.flatMap(({ id, time, isResumption, ...notice }) =>
    changesOf(notice).flatMap(({ field, before, after }) => {
      const milestone = milestoneOf[field];
      const by = isResumption ? ('pause' as const) : ('change' as const);
      return milestone ? [{ milestone, before: String(before), after: String(after), by, time, bulletinId: id }] : [];
    }),
  );
}

async function pausesOf(ctx: Ctx, projectId: string): Promise<Schedule['pauses']> {
  return ctx.db.query<Schedule['pauses'][number] & Record<string, unknown>>(
    `select enter_time as "from", leave_time as until from project_stage
     where tenant_id = $1 and project_id = $2 and is_deleted = 0 and stage in ${projectLifecycle.sql('suspended')}
     order by enter_time`,
    [ctx.tenantId, projectId],
  );
}
