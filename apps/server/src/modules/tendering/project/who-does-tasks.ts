import { holdsRight } from '../../../platform/access/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';

const ableAmong = `
  select u.id::text from user_account u where u.tenant_id = $1 and u.id = any($2::bigint[])
    and not exists (select from unnest($3::text[]) x (code) where not ${holdsRight('u', 'array[x.code]')})`;

/** Of these people those who may do a task: others would not see it among theirs, and be refused. */
export async function ableTo(
  { db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>,
  people: readonly string[],
  rights: readonly string[] = [],
): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ id: string }>(ableAmong, [tenantId, people, ['mytask_finish', ...rights]]);
  return new Set(rows.map(({ id }) => id));
}
