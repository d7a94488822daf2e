import { auditStatus } from '../kit/audit-states.ts';
import { projectLifecycle } from './project-lifecycle.ts';
import { dueSoonDays, stagesOf, type ShelfName } from './project-shelves.ts';

/** Of an agency's list: where its entrustment stands. */
const ofEntrustment = ['offered', 'completed'] as const;
type OfEntrustment = (typeof ofEntrustment)[number];

/** Whether a shelf goes by the state of an entrustment, not by the project. */
export function isEntrustmentState(name: ShelfName): name is OfEntrustment {
  return ofEntrustment.some((one) => one === name);
}

export interface ShelfAsking {
  readonly now: string;
  readonly userId: string;
  /** Of a table with the columns of a project. */
  readonly alias: string;
  readonly bind: (value: unknown) => string;
}

/** What lies on a shelf, as SQL: a list and its count ask the same. */
export function shelfSql(name: Exclude<ShelfName, OfEntrustment>, { now, userId, alias, bind }: ShelfAsking): string {
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
    default:
      return isOn(name);
  }
}
