import type { Db } from '../../../platform/db/index.ts';
import { refuse } from '../../../platform/http/index.ts';
import { takeBackAttempt, type Attempt } from '../failure-counts.ts';
import { demandPasskey } from '../passkey/demand-passkey.ts';
import { demandCode } from './demand-code.ts';
import type { FactorKeys } from './factor-keys.ts';
import { hasSecondFactor } from './own-factors.ts';

/** What was shown beside the password; empty where nothing was. */
export interface SecondStep {
  readonly code: string;
  readonly passkey: string;
  /** The host that the caller asked. */
  readonly host: string;
}

/**
 * After a right password: whoever has a second factor shows it, before there is any session. A right password alone
 * takes back its own charge and no other, or it would forgive wrong codes.
 */
export async function demandSecondStep(
  db: Db,
  keys: FactorKeys,
  { attempt, userId, shown }: { readonly attempt: Attempt; readonly userId: string; readonly shown: SecondStep },
): Promise<void> {
  const { tenantId, now } = attempt;
  if (!(await hasSecondFactor(db, { tenantId, userId }))) return;
  const { code, passkey, host } = shown;
  if (passkey !== '') return demandPasskey(db, keys, { tenantId, userId, answer: passkey, host, now });
  if (code !== '') return demandCode(db, keys, { attempt, userId, code });
  await takeBackAttempt(db, attempt);
  refuse('session.secondFactorRequired');
}
