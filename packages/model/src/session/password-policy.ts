import type { z } from 'zod';
import type { passwordRules } from './password.ts';
import type { SessionMessageCode } from './messages.ts';

/** What a tenant asks of a password, as both sides judge it. */
export type PasswordRules = z.infer<typeof passwordRules>;

/** More is no password but a text; each place that takes one ends there. */
export const longestPassword = 120;

export interface PasswordFault {
  readonly code: SessionMessageCode;
  readonly parameters: Readonly<Record<string, number>>;
}

/** What is wrong with a password, told before the server is asked; the server judges again, and by its lists. */
export function passwordFault(
  password: string,
  account: string,
  { minLength, kinds }: Pick<PasswordRules, 'minLength' | 'kinds'>,
): PasswordFault | undefined {
  const length = [...password].length;
  if (length < minLength) return { code: 'session.passwordShort', parameters: { length: minLength } };
  if (length > longestPassword) return { code: 'session.passwordLong', parameters: { length: longestPassword } };
  if (!hasKinds(password, kinds)) return { code: kindFaults[kinds - 2] ?? kindFaults[0], parameters: {} };
  if (namesAccount(password, account)) return { code: 'session.passwordNamed', parameters: {} };
  return /123456|654321/.test(password) ? { code: 'session.weakPassword', parameters: {} } : undefined;
}

const kindFaults = ['session.passwordKinds2', 'session.passwordKinds3', 'session.passwordKinds4'] as const;

/** 2: letters and digits · 3: letters of both cases and digits · 4: those and signs. */
function hasKinds(password: string, kinds: number): boolean {
  const letters = kinds > 2 ? /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) : /\p{L}/u.test(password);
  const signs = kinds < 4 || /[^\p{L}\p{N}]/u.test(password);
  return letters && signs && /\d/.test(password);
}

/** A name of one or two signs stands in too many words by chance. */
function namesAccount(password: string, account: string): boolean {
  return account.length > 2 && password.toLowerCase().includes(account.toLowerCase());
}
