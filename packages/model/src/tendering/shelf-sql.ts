import { entrustmentLifecycle } from '../agency/entrustment-lifecycle.ts';
import { auditStatus } from '../kit/audit-states.ts';
import { projectLifecycle } from './project-lifecycle.ts';
import { dueSoonDays, stagesOf, type ShelfName } from './project-shelves.ts';

export interface ShelfAsking {
  readonly now: string;
  readonly userId: string;
  /** Of a table with the columns of a project. */
  readonly alias: string;
  readonly bind: (value: unknown) => string;
}

/** What lies on a shelf, as SQL: a list and its count ask the same. */
export function shelfSql(name: ShelfName, { now, userId, alias, bind }: ShelfAsking): string {
  const isOn = (shelf: ShelfName) => `${alias}.stage in ${projectLifecycle.sql(...stagesOf(shelf))}`;
  switch (name) {
    case 'mine':
      return `${alias}.handler_id = ${bind(userId)}::bigint`;
    case 'toConfirm':
      return `(${isOn(name)} or (${alias}.stage in ${projectLifecycle.sql('resultToConfirm')}
        and ${alias}.audit_status in ${auditStatus.sql('inApproval')}))`;
    case 'opensToday': {
      const today = bind(now.slice(0, 10));
      // Published and not ended: also what was opened earlier today.
      return `(${alias}.stage in ${projectLifecycle.sqlFrom('published')}
        and ${alias}.open_time >= ${today}::date and ${alias}.open_time < ${today}::date + 1)`;
    }
    case 'dueSoon': {
      const from = bind(now);
      return `(${isOn('tendering')} and ${alias}.bid_end_time > ${from}::timestamptz
        and ${alias}.bid_end_time <= ${from}::timestamptz + interval '${dueSoonDays} days')`;
    }
    case 'offered':
    case 'completed':
      return `${alias}.entrust_status in ${entrustmentLifecycle.sql(name)}`;
    default:
      return isOn(name);
  }
}
