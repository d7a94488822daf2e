import { createHash } from 'node:crypto';
import { passwordPattern, sealedPasswordPattern } from '@zhaocai/model';
import { refuse } from '../../../platform/http/index.ts';
import type { PasswordKeys } from './password-keys.ts';

/** A password as it came. */
export interface TypedPassword {
  /** What the stored hash is made of, whichever way it came. */
  readonly md5: string;
  /** What was typed; absent where only its md5 came, which nobody can judge. */
  readonly plain?: string;
}

/** In one of its two forms; anything else is refused before anything is asked. */
export async function typedPassword(keys: PasswordKeys, text: string, now: string): Promise<TypedPassword> {
  if (passwordPattern.test(text)) return { md5: text };
  if (!sealedPasswordPattern.test(text)) refuse('session.passwordForm');
  const plain = await keys.open(text, now);
  if (plain === undefined) return refuse('session.passwordKey');
  return { plain, md5: md5Of(plain) };
}

export function md5Of(plain: string): string {
  return createHash('md5').update(plain).digest('hex');
}
