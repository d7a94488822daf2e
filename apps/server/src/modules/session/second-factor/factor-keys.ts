import { createSecretBox, derivedKey, type SecretBox } from '../../../platform/secrets/index.ts';
import { createChallenges, type Challenges } from '../passkey/challenges.ts';

/** What second factors are kept and judged under; all of it follows from SECRET. */
export interface FactorKeys {
  readonly totpBox: SecretBox;
  readonly recoveryKey: Buffer;
  readonly challenges: Challenges;
  /** BASE_URL, for where a proxy does not tell the host that people see. */
  readonly baseUrl: string | undefined;
}

export function factorKeys(secret: string, baseUrl: string | undefined): FactorKeys {
  return {
    totpBox: createSecretBox(secret, 'zhaocai totp secret 1'),
    recoveryKey: derivedKey(secret, 'zhaocai recovery code 1'),
    challenges: createChallenges(secret),
    baseUrl,
  };
}

/** Sealed under a SECRET that was changed since, no code of it is right: its owner comes by another way, or has it reset. */
export function readTotpKey({ totpBox }: FactorKeys, sealed: string): string | undefined {
  try {
    return totpBox.open(sealed);
  } catch {
    return undefined;
  }
}
