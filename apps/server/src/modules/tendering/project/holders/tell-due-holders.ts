import { messageKind, projectLifecycle } from '@zhaocai/model';
import type { Ctx } from '../../../../platform/http/index.ts';
import { tellPerson } from '../../../workflow/index.ts';

const due = `
  with told as (
    update package_key_holder h set told_time = $2 from project p
    where h.tenant_id = $1 and h.told_time is null and p.tenant_id = h.tenant_id and p.id = h.project_id
      and p.open_time <= $2 and p.opened_time is null and p.is_deleted = 0
      and p.stage = any($3::smallint[])
    returning h.user_id, h.key_id, p.id as project_id, p.project_no, p.project_name)
  select distinct t.user_id::text as "userId", t.project_id::text as "projectId", t.project_no as "projectNo",
    t.project_name as "projectName"
  from told t
  where exists (select from quote_share s where s.tenant_id = $1 and s.project_id = t.project_id and s.key_id = t.key_id)`;

interface DueHolder {
  readonly userId: string;
  readonly projectId: string;
  readonly projectNo: string;
  readonly projectName: string;
}

/** Tells the holders, when the opening time of a project has come, that bids wait for their keys; each once. */
export async function tellDueHolders(ctx: Pick<Ctx, 'db' | 'tenantId' | 'now'>): Promise<void> {
  const { db, tenantId, now } = ctx;
  const holders = await db.query<DueHolder & Record<string, unknown>>(due, [
    tenantId,
    now,
    projectLifecycle.actions.open.from,
  ]);
  for (const { userId, projectId, projectNo, projectName } of holders) {
    await tellPerson(ctx, {
      userId,
      kind: messageKind.code.todo,
      title: `${projectNo} ${projectName}`,
      content: {
        zh: '开标时间已到，请在项目页面“开标解锁”中用您的开标密钥解锁。',
        en: 'It is time to open: unlock with your key on the page of the project.',
      },
      businessType: 'project',
      businessId: projectId,
    });
  }
}
