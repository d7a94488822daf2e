import type { Logger } from 'pino';
import type { ModuleOptions } from './modules/index.ts';
import { seedDemoHousing } from './modules/housing/index.ts';
import { seedDemoQuota } from './modules/quota/index.ts';
import { createSecretBox } from './platform/secrets/index.ts';
import { findUser } from './platform/access/index.ts';
import { seedContext } from './platform/http/index.ts';

const tenantId = '100001';

const state = `
  select (select id::text from user_account where tenant_id = $1 and account = 'estate' and is_deleted = 0) as "userId",
    exists (select from quota_parameter where tenant_id = $1) as "hasQuota",
    exists (select from housing_standard where tenant_id = $1) as "hasHousing"`;

interface State {
  readonly userId: string | null;
  readonly hasQuota: boolean;
  readonly hasHousing: boolean;
}

/** Quotas and housing of the demo's university, as its estate administrator; what is there is left alone. */
export async function seedDemoQuotaAndHousing(options: ModuleOptions & { readonly log: Logger }): Promise<void> {
  const { database, log, secret } = options;
  const db = database.scoped(tenantId);
  const [found] = await db.query<State & object>(state, [tenantId]);
  if (!found?.userId || (found.hasQuota && found.hasHousing)) return;
  const user = await findUser(db, { tenantId, userId: found.userId });
  if (!user) return;
  const box = createSecretBox(secret);
  await database.transaction(tenantId, async (tx) => {
    const ctx = seedContext(tx, { user, log });
    if (!found.hasQuota) await seedDemoQuota(ctx);
    if (!found.hasHousing) await seedDemoHousing(ctx, (seed) => box.seal(seed));
  });
}
