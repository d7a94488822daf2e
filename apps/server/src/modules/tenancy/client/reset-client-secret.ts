import type { EndpointInput, EndpointOutput, resetClientSecret as endpoint } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { clientSecretHash } from '../../session/index.ts';
import { demandPlatform } from '../tenant/find-tenant.ts';
import { findClient, isSignedInBy } from './find-client.ts';
import { newClientSecret } from './save-client.ts';

const store = `
  update client set client_secret_hash = $3, update_user = $4, update_time = $5, version = version + 1
  where tenant_id = $1 and id = $2`;

/** For a secret that was lost or told: the former one is worth nothing from now on. */
export async function resetClientSecret(
  ctx: Ctx,
  { id, version }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const existing = await findClient(ctx, id);
  demandPlatform(ctx);
  if (version !== existing.version) refuse('platform.stale');
  const { clientId } = existing;
  if (await isSignedInBy(ctx, clientId)) refuse('tenancy.clientInUse', { clientId });
  const secret = newClientSecret();
  await ctx.db.write(store, [ctx.tenantId, id, clientSecretHash(secret), ctx.user.userId, ctx.now]);
  await recordEvidence(ctx, { stream: 'admin', action: 'client.resetSecret', subject: id, payload: { clientId } });
  const answer: EndpointOutput<typeof endpoint> = { id, version: version + 1 };
  ctx.afterCommit(() => void (answer.clientSecret = secret));
  return answer;
}
