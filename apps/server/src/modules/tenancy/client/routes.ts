import * as model from '@zhaocai/model';
import { crud } from '../../../platform/crud/index.ts';
import { handle, notFound, refuse, type Ctx, type MountedEndpoint } from '../../../platform/http/index.ts';
import { endClientSessions } from './end-client-sessions.ts';
import { isSignedInBy } from './find-client.ts';
import { resetClientSecret } from './reset-client-secret.ts';
import { saveClient } from './save-client.ts';

export function clientRoutes(): MountedEndpoint[] {
  return [
    ...crud(model.client, { beforeRemove: letGo }),
    handle(model.saveClient, saveClient),
    handle(model.resetClientSecret, resetClientSecret),
  ];
}

const clientIds = `
  select client_id as "clientId" from client where tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0`;

/** Not the one that people are signing in by; of any other the sessions end. */
async function letGo(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const clients = await ctx.db.query<{ clientId: string }>(clientIds, [ctx.tenantId, ids]);
  if (clients.length !== ids.length) notFound();
  for (const { clientId } of clients) {
    if (await isSignedInBy(ctx, clientId)) refuse('tenancy.clientInUse', { clientId });
    await endClientSessions(ctx, clientId);
  }
}
