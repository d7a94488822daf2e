import { calendarDayType, type EndpointInput, type EndpointOutput, type specialDays } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';

/** The days of a year that the platform's calendar says are kept as a holiday, or worked for one. */
export function findSpecialDays(
  { db }: Pick<Ctx, 'db'>,
  { year }: EndpointInput<typeof specialDays>,
): Promise<EndpointOutput<typeof specialDays>> {
  return db.query(
    `select day, day_type in ${calendarDayType.sql('makeUpDay')} as "isWorked", remark from work_calendar
     where tenant_id = '000000' and is_deleted = 0 and day_type in ${calendarDayType.sql('publicHoliday', 'makeUpDay')}
       and day between make_date($1, 1, 1) and make_date($1, 12, 31)
     order by day`,
    [year],
  );
}
