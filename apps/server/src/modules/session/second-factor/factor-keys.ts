import { createSecretBox, derivedKeys, type Secret, type SecretBox } from '../../../platform/secrets/index.ts';
import type { RecoveryKeys } from './recovery-codes.ts';
import { createChallenges, type Challenges } from '../passkey/challenges.ts';

/** What second factors are kept and judged under; all of it follows from SECRET. */
export interface FactorKeys {
  readonly totpBox: SecretBox;
  /** Codes are given under the first; those given under a former SECRET are still good. */
  readonly recoveryKeys: RecoveryKeys;
  readonly challenges: Challenges;
  /** BASE_URL, for where a proxy does not tell the host that people see. */
  readonly baseUrl: string | undefined;
}

export function factorKeys(secret: Secret, baseUrl: string | undefined): FactorKeys {
  return {
    totpBox: totpBox(secret),
    recoveryKeys: derivedKeys(secret, 'zhaocai recovery code 1'),
    challenges: createChallenges(secret),
    baseUrl,
  };
}

/** What the keys of authenticators are sealed with. */
export function totpBox(secret: Secret): SecretBox {
  return createSecretBox(secret, 'zhaocai totp secret 1');
}

/** Sealed under a SECRET that is not here any more, no code of it is right: its owner comes by another way, or has it reset. */
export function readTotpKey({ totpBox }: FactorKeys, sealed: string): string | undefined {
  try {
    return totpBox.open(sealed);
  } catch {
    return undefined;
  }
}
