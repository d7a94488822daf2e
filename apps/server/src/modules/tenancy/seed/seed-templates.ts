import { nextId, type Database } from '../../../platform/db/index.ts';
import { templateSeeds } from '../../system/index.ts';

const upsert = `
  insert into tenant_template as t
    (tenant_id, id, code, template_name, tenant_kind, content, remark, create_time, update_time)
  values ('000000', $1, $2, $3, $4, $5, $6, $7, $7)
  on conflict (tenant_id, code) where code is not null do update set template_name = excluded.template_name,
    tenant_kind = excluded.tenant_kind, content = excluded.content, remark = excluded.remark`;

/** The templates that come with this version. */
export async function seedTemplates(owner: Pick<Database, 'transaction'>): Promise<void> {
  await owner.transaction('000000', async (tx) => {
    for (const { code, name, kind, content, remark } of templateSeeds)
      await tx.query(upsert, [nextId(), code, name, kind, JSON.stringify(content), remark, tx.now]);
  });
}
