import { openTasksSql, userStatus } from '@zhaocai/model';
import { Refusal, type Ctx } from '../../platform/http/index.ts';
import { partByPart, tenantParts } from '../../platform/jobs/index.ts';
import { clockCtx } from './clock-ctx.ts';
import type { OverdueOptions } from './overdue.ts';
import { act } from './run/act.ts';

const findHeld = `
  select distinct t.instance_id::text as id from flow_task t
  join user_account u on u.tenant_id = t.tenant_id and u.id = t.assignee
  where t.tenant_id = $1 and t.operate_status in ${openTasksSql}
    and (u.is_deleted <> 0 or u.status not in ${userStatus.sql('enabled')})
  limit 200`;

/** Looks in all tenants for tasks of people who cannot act any more, and gives them to whoever can. Answers in how many runs. */
export async function replaceAbsent(options: OverdueOptions): Promise<number> {
  let replaced = 0;
  const parts = await tenantParts(options, 'tasks of who left', async (tenantId) => {
    replaced += await replaceIn(options, tenantId);
  });
  await partByPart(options, parts);
  return replaced;
}

async function replaceIn(options: OverdueOptions, tenantId: string): Promise<number> {
  const { database, log, flowBusinesses } = options;
  const held = await database.scoped(tenantId).query<{ id: string }>(findHeld, [tenantId]);
  let replaced = 0;
  const parts = held.map(({ id }) => ({
    name: `run ${id}`,
    work: async () => {
      const isReplaced = await database.transaction(tenantId, (tx) =>
        replaceInRun(clockCtx(tx, { tenantId, log, flowBusinesses, job: 'absent' }), id),
      );
      if (isReplaced) replaced += 1;
    },
  }));
  await partByPart(options, parts);
  return replaced;
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
