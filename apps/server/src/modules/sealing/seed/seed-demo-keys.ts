import type { Logger } from 'pino';
import { findUser } from '../../../platform/access/index.ts';
import { seedContext } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/module/index.ts';
import { saveKey } from '../key/save-key.ts';
import { demoKeys } from './demo-keys.ts';

const without = `
  select u.id::text as id from user_account u
  where u.tenant_id = $1 and u.account = $2 and u.is_deleted = 0 and not exists (
    select from seal_key k where k.tenant_id = u.tenant_id and k.user_id = u.id and k.key_kind = $3)`;

/** Keys of the demo's people. Whoever has had one of the kind keeps what he has. */
export async function seedDemoKeys({
  database,
  flowBusinesses,
  log,
}: Pick<Platform, 'database' | 'flowBusinesses'> & { readonly log: Logger }): Promise<void> {
  for (const { tenantId, account, ...key } of demoKeys) {
    const db = database.scoped(tenantId);
    const [person] = await db.query<{ id: string }>(without, [tenantId, account, key.keyKind]);
    const user = person && (await findUser(db, { tenantId, userId: person.id }));
    if (user)
      await database.transaction(tenantId, (tx) => saveKey(seedContext(tx, { user, flowBusinesses, log }), key));
  }
}
