import { dueTime, type CalendarLookup, type FlowTask } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import type { FlowVersion } from './flow-version.ts';

const days = `
  select day, day_type as "dayType" from work_calendar
  where tenant_id = '000000' and is_deleted = 0 and day between $1::date and $1::date + 800`;

/** When each of these tasks is due, by its node and the work calendar; the calendar is read only where one has a deadline. */
export async function dueTimesOf(
  ctx: Ctx,
  version: FlowVersion,
  tasks: readonly FlowTask[],
): Promise<ReadonlyMap<number, string>> {
  const deadlines = new Map(
    version.rows.flatMap(({ nodeId, extension }) =>
      extension?.deadline ? [[nodeId, extension.deadline] as const] : [],
    ),
  );
  const limited = tasks.filter(({ nodeId }) => deadlines.has(nodeId));
  if (limited.length === 0) return new Map();
  const calendar = await loadCalendar(ctx);
  return new Map(
    limited.map(({ no, nodeId }) => {
      const due = dueTime(ctx.now, deadlines.get(nodeId) ?? { workDays: 0, workHours: 0 }, calendar);
      if ('missingYear' in due) return refuse('platform.calendarMissing', { year: due.missingYear });
      return [no, due.due];
    }),
  );
}

async function loadCalendar(ctx: Ctx): Promise<CalendarLookup> {
  const rows = await ctx.db.query<{ day: string; dayType: number }>(days, [ctx.now.slice(0, 10)]);
  const kinds = new Map(rows.map(({ day, dayType }) => [day, dayType]));
  return (day) => kinds.get(day);
}
