import { userStatus } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';

const find = `
  select from user_account
  where tenant_id = $1 and id = $2 and status in ${userStatus.sql('enabled')} and is_deleted = 0`;

export async function isEnabledUser({ db, tenantId }: Ctx, userId: string): Promise<boolean> {
  return (await db.query(find, [tenantId, userId])).length > 0;
}
