import { appealType, messageKind, objection, raisedObjectionLifecycle, waitingObjections } from '@zhaocai/model';
import { theClock, turnDue } from '../../../platform/lifecycle/index.ts';
import { holdersOf } from '../../../platform/access/index.ts';
import { tellPerson } from '../../workflow/index.ts';
import { fillDues } from './fill-dues.ts';

type Hour = Parameters<typeof theClock>[0];

const lapsed = `
  select id::text from objection where tenant_id = $1 and is_deleted = 0 and lapse_time <= $2
    and appeal_status in ${raisedObjectionLifecycle.sql('answered')}`;

/** What time does: answers that nobody complained of are final, and whoever is late is told so, once. May run twice. */
export async function turnObjections(hour: Hour): Promise<void> {
  const { now } = hour;
  await fillDues(hour);
  const turns = [{ action: 'lapse', due: lapsed, set: { closeTime: now } }] as const;
  await turnDue(theClock(hour, 'objections'), objection, { turns, time: now });
  await tellLate(hour);
}

interface Late {
  readonly id: string;
  readonly appealNo: string;
  readonly appealType: number;
  readonly dueTime: string | null;
  readonly handlerId: string | null;
  readonly projectNo: string;
  readonly projectName: string;
}

const late = `
  select o.id::text, o.appeal_no as "appealNo", o.appeal_type as "appealType", o.due_time as "dueTime",
    p.handler_id::text as "handlerId", p.project_no as "projectNo", p.project_name as "projectName"
  from objection o join project p on p.tenant_id = o.tenant_id and p.id = o.project_id
  where o.tenant_id = $1 and o.is_deleted = 0 and o.due_time < $2 and o.overdue_time is null
    and o.appeal_status in ${raisedObjectionLifecycle.sql(...waitingObjections)}
  order by o.id`;

/** The version is not moved on: a clock makes nobody's screen stale. */
const told = 'update objection set overdue_time = $3 where tenant_id = $1 and id = any($2::bigint[])';

async function tellLate(hour: Hour): Promise<void> {
  const { db, tenantId, now } = hour;
  // Two that run at once tell nobody twice.
  await db.query('select pg_advisory_xact_lock(hashtext($1))', [`late objections ${tenantId}`]);
  const rows = await db.query<Late & Record<string, unknown>>(late, [tenantId, now]);
  if (rows.length === 0) return;
  for (const row of rows) for (const userId of await lateOnes(hour, row)) await tell(hour, row, userId);
  await db.write(told, [tenantId, rows.map(({ id }) => id), now]);
}

/** The project's handler and whoever leads, for what is answered; whoever decides, for the rest. */
async function lateOnes(hour: Hour, { appealType: type, handlerId }: Late): Promise<Set<string>> {
  const isAnswered = appealType.is(type, 'enquiry', 'query');
  const { people } = await holdersOf(hour, isAnswered ? 'project_confirm' : 'objection_handle');
  return new Set([...(isAnswered && handlerId ? [handlerId] : []), ...people.map(({ id }) => id)]);
}

async function tell(hour: Hour, { id, appealNo, dueTime, projectNo, projectName }: Late, userId: string) {
  await tellPerson(hour, {
    userId,
    kind: messageKind.code.objectionLate,
    title: `${projectNo} ${projectName}`,
    content: { zh: `${appealNo}应于${dueTime ?? ''}前办理，已逾期`, en: `${appealNo} was due by ${dueTime ?? ''}` },
    businessType: 'objection',
    businessId: id,
  });
}
