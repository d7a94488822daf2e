import { verifyAuthenticationResponse, type AuthenticationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import type { Db } from '../../../platform/db/index.ts';
import { refuse } from '../../../platform/http/index.ts';
import type { FactorKeys } from '../second-factor/factor-keys.ts';
import { spendChallenge } from './challenges.ts';
import { relyingParty } from './relying-party.ts';

const word = z
  .string()
  .max(8000)
  .regex(/^[\w-]+$/);
const answerShape = z.object({
  id: word,
  rawId: word,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: word,
    authenticatorData: word,
    signature: word,
    userHandle: word.nullish().transform((handle) => handle ?? undefined),
  }),
});
const clientData = z.object({ challenge: word });

/** What an authenticator answered, as far as it is asked for. */
export interface ReadAnswer {
  readonly response: AuthenticationResponseJSON;
  readonly challenge: string;
  /** As it says itself; the signature proves it. */
  readonly userHandle: string;
}

export function readAnswer(text: string): ReadAnswer {
  const answer = answerShape.safeParse(parsed(text)).data ?? refuse('session.wrongPasskey');
  const { userHandle = '', clientDataJSON } = answer.response;
  const { challenge } = clientData.safeParse(parsed(decoded(clientDataJSON))).data ?? refuse('session.wrongPasskey');
  const response = { ...answer, clientExtensionResults: {} };
  return { response, challenge, userHandle: decoded(userHandle) };
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function decoded(word: string): string {
  return Buffer.from(word, 'base64url').toString('utf8');
}

export interface ShownPasskey {
  readonly tenantId: string;
  readonly userId: string;
  /** JSON text. */
  readonly answer: string;
  readonly host: string;
  readonly now: string;
}

interface StoredPasskey {
  readonly id: string;
  readonly publicKey: string;
  readonly counter: string;
}

const find = `
  select id::text, public_key as "publicKey", counter from passkey
  where tenant_id = $1 and user_id = $2 and credential_id = $3 and rp_id = $4`;
const note = `
  update passkey set counter = $3, last_used_time = $4 where tenant_id = $1 and id = $2`;

/** Proves that this person's authenticator signed, knew him by a finger or a number, and did so just now. */
export async function demandPasskey(db: Db, keys: FactorKeys, shown: ShownPasskey): Promise<void> {
  const { tenantId, userId, host, now } = shown;
  const { response, challenge } = readAnswer(shown.answer);
  const party = relyingParty(host, keys.baseUrl);
  const asked = { purpose: 'signIn', holder: 'nobody', now } as const;
  if (!keys.challenges.isGood(challenge, asked)) refuse('session.wrongPasskey');
  const [stored] = await db.query<StoredPasskey>(find, [tenantId, userId, response.id, party.id]);
  if (!stored) return refuse('session.wrongPasskey');
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: [...party.origins],
    expectedRPID: party.id,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
      counter: Number(stored.counter),
    },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verified?.verified) return refuse('session.wrongPasskey');
  if (!(await spendChallenge(db, { tenantId, challenge, now }))) refuse('session.wrongPasskey');
  await db.query(note, [tenantId, stored.id, verified.authenticationInfo.newCounter, now]);
}
