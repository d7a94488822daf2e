import { appealType, raisedObjectionLifecycle, waitingObjections } from '@zhaocai/model';
import type { theClock } from '../../../platform/lifecycle/index.ts';
import { dueOfNext, lapseOf, type Counted } from '../rules/objection-dues.ts';
import { lawOf } from '../rules/objection-law.ts';

type Hour = Parameters<typeof theClock>[0];

interface Undated extends Counted {
  readonly id: string;
  readonly manner: number;
  readonly dueTime: string | null;
  readonly answerTime: string | null;
}

const answered = raisedObjectionLifecycle.sql('answered');

const undated = `
  select o.id::text, o.appeal_type as "appealType", o.appeal_status as "appealStatus", o.target,
    o.due_time as "dueTime", o.answer_time as "answerTime", p.manner, p.law_regime as "lawRegime",
    coalesce((select max(c.create_time) from state_change c where c.tenant_id = o.tenant_id and c.entity = 'objection'
      and c.row_id = o.id and c.action = 'takeUp'), o.submit_time) as since
  from objection o join project p on p.tenant_id = o.tenant_id and p.id = o.project_id
  where o.tenant_id = $1 and o.is_deleted = 0 and (
    (o.appeal_status in ${raisedObjectionLifecycle.sql(...waitingObjections)} and o.due_time is null)
    or (o.appeal_status in ${answered} and o.lapse_time is null and o.appeal_type in ${appealType.sql('query')}))
  order by o.id`;

/** The version is not moved on: a clock makes nobody's screen stale. */
const keep =
  'update objection set due_time = $3, due_article = coalesce($4, due_article), lapse_time = $5 where tenant_id = $1 and id = $2';

/** A period that ran into a year without calendar is counted as soon as that year has one. */
export async function fillDues({ db, tenantId }: Hour): Promise<void> {
  const rows = await db.query<Undated & Record<string, unknown>>(undated, [tenantId]);
  for (const row of rows) {
    const { id, answerTime } = row;
    const law = await lawOf({ db }, row, [row.since, answerTime ?? row.since]);
    const next = dueOfNext(law, row);
    const due = row.dueTime === null ? next : { dueTime: row.dueTime, dueArticle: null };
    const lapse = answerTime === null ? null : lapseOf(law, { ...row, dueTime: due.dueTime, answerTime });
    if (due.dueTime !== row.dueTime || lapse !== null)
      await db.write(keep, [tenantId, id, due.dueTime, due.dueArticle, lapse]);
  }
}
