import { randomBytes } from 'node:crypto';
import {
  client,
  clientStatus,
  grantTypes,
  validate,
  type EndpointInput,
  type EndpointOutput,
  type saveClient as endpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';
import { clientSecretHash } from '../../session/index.ts';
import { demandPlatform } from '../tenant/find-tenant.ts';
import { endClientSessions } from './end-client-sessions.ts';
import { findClient, isSignedInBy, type ClientRecord } from './find-client.ts';

type Saved = EndpointOutput<typeof endpoint>;
type ClientInput = EndpointInput<typeof endpoint>;

export function saveClient(ctx: Ctx, input: ClientInput): Promise<Saved> {
  return input.id ? editClient(ctx, input.id, input) : addClient(ctx, input);
}

/** 256 random bits; only the hash is kept. */
export function newClientSecret(): string {
  return randomBytes(32).toString('base64url');
}

const insert = `
  insert into client (tenant_id, id, client_id, client_secret_hash, grant_types, access_token_validity,
    refresh_token_validity, sign_out_url, remark, status, create_user, create_time, update_user, update_time)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $11, $12)`;

async function addClient(ctx: Ctx, input: ClientInput): Promise<Saved> {
  demandPlatform(ctx);
  if (!ctx.user.permissions.has('client_add')) throw new Refusal('platform.forbidden', {}, 403);
  const values = clientValues(ctx, input);
  const taken = await ctx.db.query('select from client where tenant_id = $1 and client_id = $2 and is_deleted = 0', [
    ctx.tenantId,
    values.clientId,
  ]);
  if (taken.length > 0) refuse('tenancy.clientTaken', { clientId: values.clientId });
  const secret = newClientSecret();
  const id = nextId();
  const { clientId, ...limits } = columnsOf(values);
  const given = [clientId, clientSecretHash(secret), ...Object.values(limits)];
  await ctx.db.write(insert, [ctx.tenantId, id, ...given, ctx.user.userId, ctx.now]);
  await recordEvidence(ctx, { stream: 'admin', action: 'client.add', subject: id, payload: { after: { ...values } } });
  const answer: Saved = { id, version: 0 };
  // Told once and stored nowhere: a repeated request is answered from what was kept before this runs.
  ctx.afterCommit(() => void (answer.clientSecret = secret));
  return answer;
}

// oxlint-disable-next-line house/states-move-by-transition -- one field of the client's form, as its times are: one link of evidence for all
const update = `
  update client set grant_types = $3, access_token_validity = $4, refresh_token_validity = $5, sign_out_url = $6, remark = $7,
    status = $8, update_user = $9, update_time = $10, version = version + 1
  where tenant_id = $1 and id = $2`;

async function editClient(ctx: Ctx, id: string, input: ClientInput): Promise<Saved> {
  const existing = await findClient(ctx, id);
  demandPlatform(ctx);
  if (input.version === undefined) refuse('platform.versionMissing');
  if (input.version !== existing.version) refuse('platform.stale');
  const values = clientValues(ctx, input, existing);
  if (values.clientId !== existing.clientId)
    throw new Refusal('platform.fixed', { field: client.fields.clientId.label[ctx.language] });
  if (shutsOut(values) && (await isSignedInBy(ctx, existing.clientId)))
    refuse('tenancy.clientInUse', { clientId: existing.clientId });
  const { clientId, ...limits } = columnsOf(values);
  await ctx.db.write(update, [ctx.tenantId, id, ...Object.values(limits), ctx.user.userId, ctx.now]);
  if (!clientStatus.is(values.status, 'enabled') && clientStatus.is(existing.status, 'enabled'))
    await endClientSessions(ctx, clientId);
  const { id: _id, version, ...before } = existing;
  const payload = { before, after: { ...values } };
  await recordEvidence(ctx, { stream: 'admin', action: 'client.edit', subject: id, payload });
  return { id, version: version + 1 };
}

type ClientValues = Omit<ClientRecord, 'id' | 'version'>;

function columnsOf({ clientId, grantTypes: grants, ...values }: ClientValues) {
  const { accessTokenValidity, refreshTokenValidity, signOutUrl, remark, status } = values;
  return { clientId, grants, accessTokenValidity, refreshTokenValidity, signOutUrl, remark, status };
}

function clientValues({ language }: Ctx, input: ClientInput, existing?: ClientValues): ClientValues {
  const merged: Record<string, unknown> = { status: clientStatus.code.enabled, ...existing, ...input };
  const { clientSecretHash: _secret, ...fields } = client.fields;
  const [fault] = validate(fields, merged);
  if (fault) throw new Refusal(fault.code, { field: fault.label[language], ...fault.parameters });
  const values = {
    clientId: String(merged.clientId),
    grantTypes: knownGrants(String(merged.grantTypes)),
    accessTokenValidity: Number(merged.accessTokenValidity),
    refreshTokenValidity: Number(merged.refreshTokenValidity),
    signOutUrl: merged.signOutUrl ? String(merged.signOutUrl) : null,
    remark: merged.remark ? String(merged.remark) : null,
    status: Number(merged.status),
  };
  if (values.refreshTokenValidity < values.accessTokenValidity) refuse('tenancy.refreshShorter');
  return values;
}

/** Each of the closed list, once, in its order. */
function knownGrants(list: string): string {
  const asked = list.split(',').map((grant) => grant.trim());
  const unknown = asked.find((grant) => !grantTypes.some((known) => known === grant));
  if (unknown !== undefined) refuse('tenancy.grantUnknown', { grant: unknown });
  return grantTypes.filter((known) => asked.includes(known)).join(',');
}

/** After this change nobody could sign in by the client any more, or stay signed in. */
function shutsOut({ status, grantTypes: grants }: ClientValues): boolean {
  const kept = grants.split(',');
  return !clientStatus.is(status, 'enabled') || !kept.includes('password') || !kept.includes('refresh_token');
}
