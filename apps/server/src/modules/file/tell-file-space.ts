import { messageKind } from '@zhaocai/model';
import type { Background } from '../../platform/module/index.ts';
import { tellPerson } from '../workflow/index.ts';

const space = `
  select t.tenant_name as name, t.file_quota as quota, ceil(b.spent / 1048576.0)::integer as used, t.id::text as id
  from tenant t join budget_book b on b.tenant_id = t.tenant_id and b.budget = 'files' and b.told_time is not null
  where t.tenant_id = $1`;
const administrators = `
  select distinct u.id::text as "userId" from user_account u
  join user_role ur on ur.tenant_id = u.tenant_id and ur.user_id = u.id
  join role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id and r.is_deleted = 0
    and r.role_alias in ('admin', 'administrator')
  where u.tenant_id = $1 and u.is_deleted = 0`;

/** The job of a file with which four fifths of the room were used: its administrators are told, once until there is room again. */
export async function tellFileSpace({ database }: Pick<Background, 'database'>, tenantId: string): Promise<void> {
  await database.transaction(tenantId, async (tx) => {
    const [found] = await tx.query<{ name: string; quota: number | null; used: number; id: string }>(space, [tenantId]);
    if (!found || found.quota === null) return;
    const { name, quota, used, id } = found;
    for (const { userId } of await tx.query<{ userId: string }>(administrators, [tenantId]))
      await tellPerson(
        { db: tx, tenantId, now: tx.now },
        {
          userId,
          kind: messageKind.code.fileSpace,
          title: name,
          content: `${used} / ${quota} MB`,
          businessType: 'fileSpace',
          businessId: id,
        },
      );
  });
}
