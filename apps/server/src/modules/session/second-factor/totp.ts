import { Secret, TOTP } from 'otpauth';
import { parseInstant } from '../../../platform/db/index.ts';

/** As every authenticator takes it (RFC 6238): six digits, half a minute, SHA-1 over 160 random bits. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** A clock may be half a minute off. */
const toleratedSteps = 1;

const codePattern = /^\d{6}$/;

/** A recovery code looks otherwise. */
export const isTotpCode = (code: string) => codePattern.test(code);

export function newTotpKey(): string {
  return new Secret({ size: 20 }).base32;
}

/** What the picture says; the application shows the account by it. */
export function totpUri(key: string, account: string): string {
  return new TOTP({ ...form, issuer: '招采', label: account, secret: key }).toString();
}

/** Which half minute since 1970 the code is of; undefined when it is none of now. */
export function stepOfCode(key: string, code: string, now: string): number | undefined {
  if (!isTotpCode(code)) return undefined;
  const timestamp = parseInstant(now);
  const delta = new TOTP({ ...form, secret: key }).validate({ token: code, timestamp, window: toleratedSteps });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / form.period) + delta;
}
