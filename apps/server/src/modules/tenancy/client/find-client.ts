import { webClientId } from '@zhaocai/model';
import { notFound, type Ctx } from '../../../platform/http/index.ts';

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

const find = `
  select id::text, version, client_id as "clientId", grant_types as "grantTypes",
    access_token_validity as "accessTokenValidity", refresh_token_validity as "refreshTokenValidity",
    sign_out_url as "signOutUrl", remark, status
  from client where tenant_id = $1 and id = $2 and is_deleted = 0 for update`;

/** The client, locked until the transaction ends. */
export async function findClient(ctx: Ctx, id: string): Promise<ClientRecord> {
  const [row] = await ctx.db.query<ClientRecord>(find, [ctx.tenantId, id]);
  return row ?? notFound();
}

const ownClient = 'select client_id as "clientId" from session where tenant_id = $1 and id = $2';

/** Is it the web application's client, or the one by which the caller himself is signed in? Then it must go on working. */
export async function isSignedInBy({ db, tenantId, user }: Ctx, clientId: string): Promise<boolean> {
  if (clientId === webClientId) return true;
  const [session] = await db.query<{ clientId: string }>(ownClient, [tenantId, user.sessionId]);
  return session?.clientId === clientId;
}
