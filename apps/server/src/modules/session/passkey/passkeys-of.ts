import type { OwnPasskey } from '@zhaocai/model';
import type { Db } from '../../../platform/db/index.ts';
import type { Holder } from '../second-factor/recovery-codes.ts';

const list = `
  select id::text, name, rp_id as "rpId", create_time as "createTime", last_used_time as "lastUsedTime"
  from passkey where tenant_id = $1 and user_id = $2 order by create_time desc, id desc`;

export function passkeysOf(db: Db, { tenantId, userId }: Holder): Promise<OwnPasskey[]> {
  return db.query<OwnPasskey>(list, [tenantId, userId]);
}
