import { messageKind } from '@zhaocai/model';
import type { Background } from '../../platform/module/index.ts';
import { administratorsOf, tellPerson } from '../workflow/index.ts';

const space = `
  select t.tenant_name as name, t.file_quota as quota, ceil(b.spent / 1048576.0)::integer as used, t.id::text as id
  from tenant t join budget_book b on b.tenant_id = t.tenant_id and b.budget = 'files' and b.told_time is not null
  where t.tenant_id = $1`;

/** The job of a file with which four fifths of the room were used: its administrators are told, once until there is room again. */
export async function tellFileSpace({ database }: Pick<Background, 'database'>, tenantId: string): Promise<void> {
  await database.transaction(tenantId, async (tx) => {
    const [found] = await tx.query<{ name: string; quota: number | null; used: number; id: string }>(space, [tenantId]);
    if (!found || found.quota === null) return;
    const { name, quota, used, id } = found;
    for (const userId of await administratorsOf({ db: tx, tenantId }))
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
