import type {
  addPasskey as addEndpoint,
  EndpointInput,
  EndpointOutput,
  removePasskey as removeEndpoint,
} from '@zhaocai/model';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { z } from 'zod';
import { nextId } from '../../../platform/db/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { dropIdleCodes, firstRecoveryCodes } from '../second-factor/own-factors.ts';
import { tellChange } from '../second-factor/tell-change.ts';
import type { SessionDeps } from '../session-deps.ts';
import { parsed } from './demand-passkey.ts';
import { spendChallenge } from './challenges.ts';
import { passkeysOf } from './passkeys-of.ts';
import { relyingParty } from './relying-party.ts';

/** More than anybody carries. */
const mostPasskeys = 20;

const known = `
  select credential_id as id from passkey where tenant_id = $1 and user_id = $2 and rp_id = $3`;

/** Discoverable and with the person verified: it signs in alone. Whose model it is, is not asked. */
export async function startPasskey({ factors }: SessionDeps, { db, tenantId, user, host = '', now }: Ctx) {
  const party = relyingParty(host, factors.baseUrl);
  const { userId, account, nickName, sessionId } = user;
  const excludeCredentials = await db.query<{ id: string }>(known, [tenantId, userId, party.id]);
  const options = await generateRegistrationOptions({
    rpName: '招采',
    rpID: party.id,
    userName: account,
    userDisplayName: nickName,
    userID: new Uint8Array(Buffer.from(`${tenantId}.${userId}`)),
    challenge: factors.challenges.issue({ purpose: 'add', holder: sessionId, now }),
    attestationType: 'none',
    excludeCredentials,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options: { ...options } };
}

const word = z
  .string()
  .max(12_000)
  .regex(/^[\w-]+$/);
const answerShape = z.object({
  id: word,
  rawId: word,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: word, attestationObject: word }),
});
const insert = `
  insert into passkey (tenant_id, id, user_id, name, credential_id, public_key, counter, rp_id, create_time)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (tenant_id, credential_id) do nothing returning id`;

/** [WebAuthn 7.1] what the authenticator made, for the session that asked. */
export async function addPasskey(
  deps: SessionDeps,
  ctx: Ctx,
  { name, answer }: EndpointInput<typeof addEndpoint>,
): Promise<EndpointOutput<typeof addEndpoint>> {
  const { db, tenantId, user, now } = ctx;
  const { userId } = user;
  const holder = { tenantId, userId };
  const called = name.trim() || refuse('session.passkeyName');
  const { credential, rpId } = await verifiedCredential(deps, ctx, answer);
  if ((await passkeysOf(db, holder)).length >= mostPasskeys) refuse('session.tooManyPasskeys', { count: mostPasskeys });
  const publicKey = Buffer.from(credential.publicKey).toString('base64url');
  const values = [tenantId, nextId(), userId, called, credential.id, publicKey, credential.counter, rpId, now];
  if ((await db.query(insert, values)).length === 0) refuse('session.passkeyTaken');
  const recoveryCodes = await firstRecoveryCodes(db, deps.factors.recoveryKeys, holder);
  await tellChange(deps, ctx, { action: 'user.addPasskey', payload: { name: called } });
  return { recoveryCodes };
}

async function verifiedCredential({ factors }: SessionDeps, { db, tenantId, user, host = '', now }: Ctx, text: string) {
  const { challenges, baseUrl } = factors;
  const answer = answerShape.safeParse(parsed(text)).data ?? refuse('session.wrongPasskey');
  const party = relyingParty(host, baseUrl);
  const asked = { purpose: 'add', holder: user.sessionId, now } as const;
  let challenge = '';
  const verified = await verifyRegistrationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: (given) => challenges.isGood((challenge = given), asked),
    expectedOrigin: [...party.origins],
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verified?.verified) return refuse('session.wrongPasskey');
  if (!(await spendChallenge(db, { tenantId, challenge, now }))) refuse('session.wrongPasskey');
  return { credential: verified.registrationInfo.credential, rpId: party.id };
}

const remove = `
  delete from passkey where tenant_id = $1 and user_id = $2 and id = $3 returning name`;

export async function removePasskey(
  deps: SessionDeps,
  ctx: Ctx,
  { id }: EndpointInput<typeof removeEndpoint>,
): Promise<null> {
  const { db, tenantId, user } = ctx;
  if (!/^\d{1,18}$/.test(id)) return notFound();
  const [gone] = await db.query<{ name: string }>(remove, [tenantId, user.userId, id]);
  if (!gone) return notFound();
  await dropIdleCodes(db, { tenantId, userId: user.userId });
  await tellChange(deps, ctx, { action: 'user.removePasskey', payload: { name: gone.name } });
  return null;
}
