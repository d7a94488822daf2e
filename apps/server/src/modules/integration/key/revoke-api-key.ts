import { apiKey } from '@zhaocai/model';
import { forgetSessions } from '../../../platform/access/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';

/** At once: its next call answers 401. */
export async function revokeApiKey(ctx: Ctx, { id }: { readonly id: string }): Promise<null> {
  const { db, tenantId } = ctx;
  const [key] = await db.query<{ userId: string }>(
    'select user_id::text as "userId" from api_key where tenant_id = $1 and id = $2 and is_deleted = 0',
    [tenantId, id],
  );
  if (!key) return notFound();
  await transition(ctx, apiKey, { subject: { id, tenantId }, action: 'revoke' });
  await forgetSessions(ctx, key.userId);
  return null;
}
