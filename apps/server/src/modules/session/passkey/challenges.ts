import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/db/index.ts';
import { formatInstant, parseInstant } from '../../../platform/db/index.ts';
import { signedTickets, type Secret } from '../../../platform/secrets/index.ts';

/** For what: `signIn` for whoever has a passkey, `add` for one session alone. */
export type ChallengePurpose = 'signIn' | 'add';

export interface AskedChallenge {
  readonly purpose: ChallengePurpose;
  /** The session that asks; `nobody` before there is one. */
  readonly holder: string;
  readonly now: string;
}

/** They say for what they are and until when, so that a stranger who asks for thousands costs no row. */
export interface Challenges {
  issue(asked: AskedChallenge): string;
  /** Whether what came back, in base64url, was issued here for just this and is still good. */
  isGood(challenge: string, asked: AskedChallenge): boolean;
}

const goodForMs = 300_000;

export function createChallenges(secret: Secret): Challenges {
  const tickets = signedTickets(secret, 'zhaocai passkey challenge 1', ['nonce', 'purpose', 'holder']);
  return {
    issue({ purpose, holder, now }) {
      const nonce = randomBytes(18).toString('base64url');
      return tickets.issue({ nonce, purpose, holder, expireTime: formatInstant(parseInstant(now) + goodForMs) });
    },
    isGood(challenge, { purpose, holder, now }) {
      const said = tickets.read(Buffer.from(challenge, 'base64url').toString('utf8'), now);
      return said?.purpose === purpose && said.holder === holder;
    },
  };
}

const spend = `
  insert into spent_challenge (tenant_id, hash, expire_time)
  values ($1, $2, $3::timestamptz + interval '1 hour') on conflict do nothing returning hash`;

/** False the second time. */
export async function spendChallenge(
  db: Db,
  { tenantId, challenge, now }: { readonly tenantId: string; readonly challenge: string; readonly now: string },
): Promise<boolean> {
  const hash = createHash('sha256').update(challenge).digest('hex');
  return (await db.query(spend, [tenantId, hash, now])).length > 0;
}
