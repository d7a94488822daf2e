import { openTasksSql, userStatus } from '@zhaocai/model';
import { Refusal, type Ctx } from '../../platform/http/index.ts';
import { eachDue, type ClockOptions } from './each-due.ts';
import { act } from './run/act.ts';

const findHeld = `
  select distinct t.instance_id::text as id from flow_task t
  join user_account u on u.tenant_id = t.tenant_id and u.id = t.assignee
  where t.tenant_id = $1 and t.operate_status in ${openTasksSql}
    and (u.is_deleted <> 0 or u.status not in ${userStatus.sql('enabled')})
  limit 200`;

/** Looks in all tenants for tasks of people who cannot act any more, and gives them to whoever can. Answers in how many runs. */
export function replaceAbsent(options: ClockOptions): Promise<number> {
  return eachDue(options, {
    job: 'absent',
    names: ['tasks of who left', 'run'],
    find: (db, tenantId) => db.query<{ id: string }>(findHeld, [tenantId]),
    work: (ctx, { id }) => replaceInRun(ctx, id),
  });
}

/** Refused before anything is written: meanwhile somebody did it, or nobody may take it, who does not hold it already. */
async function replaceInRun(ctx: Ctx, instanceId: string): Promise<boolean> {
  try {
    await act(ctx, { instanceId, command: () => ({ kind: 'replaceAbsent', by: ctx.user.userId }) });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
