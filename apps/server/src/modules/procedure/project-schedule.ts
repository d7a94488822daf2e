import {
  bulletinLifecycle,
  bulletinType,
  changesOf,
  daysOf,
  milestoneOfTime,
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
  const row = await findProject(ctx, projectId);
  const project = seenRow(ctx.user, entity, row);
  const { manner, lawRegime, typeId, generalBudget, regionCode, ownNumbers } = row;
  const purchaseType = row.purchaseType ?? undefined;
  const start = startOf(project, ctx.now);
  const [basis, happened, notices, pauses] = await Promise.all([
    readScheduleBasis(ctx, {
      manner,
      lawRegime,
      typeId,
      generalBudget,
      regionCode,
      ownNumbers,
      from: start,
      purchaseType,
    }),
    happenedIn(ctx, row),
    changeNotices(ctx, projectId),
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
    moves: movesOf(notices, pauses),
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
async function happenedIn(
  ctx: Ctx,
  { id: projectId, resultTime }: Pick<ProjectRow, 'id' | 'resultTime'>,
): Promise<Partial<Record<MilestoneName, string>>> {
  const rows = await ctx.db.query<{ name: 'candidates' | 'contract'; day: string }>(
    `select name, to_char(at, 'YYYY-MM-DD') as day from (
       select 'candidates' as name, max(b.publish_time) as at from bulletin b
         where b.tenant_id = $1 and b.project_id = $2 and b.is_deleted = 0
           and b.bulletin_type in ${bulletinType.sql('candidates')}
           and b.bulletin_status in ${bulletinLifecycle.sql('published', 'ended')}
       union all
       select 'contract', min(c.create_time) from contract_file c where c.tenant_id = $1 and c.project_id = $2
     ) happened (name, at) where at is not null`,
    [ctx.tenantId, projectId],
  );
  const { candidates, contract } = Object.fromEntries(rows.map(({ name, day }) => [name, day]));
  return {
    ...(candidates && { candidates }),
    ...(resultTime && { resultNotice: resultTime.slice(0, 10) }),
    ...(contract && { contract }),
  };
}

/** Of whatever a notice may change, the times that are milestones. */
const milestoneOf: ReadonlyMap<string, MilestoneName> = milestoneOfTime;

interface Notice extends Record<string, unknown> {
  readonly id: string;
  readonly time: string;
  readonly changes: unknown;
}

/** The notices that change something, oldest first. */
function changeNotices(ctx: Ctx, projectId: string): Promise<Notice[]> {
  return ctx.db.query<Notice>(
    `select b.id::text as id, b.publish_time as time, b.changes
     from bulletin b
     where b.tenant_id = $1 and b.project_id = $2 and b.is_deleted = 0 and b.publish_time is not null
       and b.bulletin_type in ${bulletinType.sql('change')} and b.changes is not null
     order by b.publish_time, b.id`,
    [ctx.tenantId, projectId],
  );
}

/** What they say of the times; the notice of a resumption goes out with it. */
function movesOf(notices: readonly Notice[], pauses: Schedule['pauses']): Schedule['moves'] {
  const resumedAt = new Set(pauses.map(({ until }) => until));
  return notices.flatMap(({ id, time, changes }) =>
    changesOf({ changes }).flatMap(({ field, before, after }) => {
      const milestone = milestoneOf.get(field);
      const by = resumedAt.has(time) ? ('pause' as const) : ('change' as const);
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
