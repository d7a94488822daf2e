import { client, webClientId } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { lockRow } from '../../../platform/rows/index.ts';

export interface ClientRecord {
  readonly id: string;
  readonly version: number;
  readonly clientId: string;
  readonly grantTypes: string;
  readonly accessTokenValidity: number;
  readonly refreshTokenValidity: number;
  readonly signOutUrl: string | null;
  readonly remark: string | null;
  readonly status: number;
}

/** The client, locked until the transaction ends. */
export async function findClient(ctx: Ctx, id: string): Promise<ClientRecord> {
  const { version, clientId, grantTypes, remark, status, ...row } = await lockRow(ctx, client, {
    id,
    mode: 'remove',
    reach: 'tenant',
  });
  const { accessTokenValidity, refreshTokenValidity, signOutUrl } = row;
  return { id, version, clientId, grantTypes, accessTokenValidity, refreshTokenValidity, signOutUrl, remark, status };
}

const ownClient = 'select client_id as "clientId" from session where tenant_id = $1 and id = $2';

/** Is it the web application's client, or the one by which the caller himself is signed in? Then it must go on working. */
export async function isSignedInBy({ db, tenantId, user }: Ctx, clientId: string): Promise<boolean> {
  if (clientId === webClientId) return true;
  const [session] = await db.query<{ clientId: string }>(ownClient, [tenantId, user.sessionId]);
  return session?.clientId === clientId;
}
