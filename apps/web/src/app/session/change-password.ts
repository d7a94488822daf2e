import type { PasswordRules } from '@zhaocai/model/session/password-policy';
import { readAnswer } from '../../kit/http/answer.ts';
import { send } from '../../kit/http/send.ts';
import { loginTexts } from '../login/login-texts.ts';
import { translate } from '../../kit/text/language.ts';
import { newPasswordFault } from './password-rules.ts';
import { withSealed } from './seal-password.ts';

export interface Passwords {
  readonly old: string;
  readonly fresh: string;
  readonly again: string;
}

/** What can be told before asking the server. */
export function passwordFault(
  { old, fresh, again }: Passwords,
  { account, rules }: { readonly account: string; readonly rules: PasswordRules },
): string | undefined {
  if (!old || !fresh) return translate(loginTexts.passwordsMissing);
  const fault = newPasswordFault(fresh, account, rules);
  if (fault !== undefined) return fault;
  return fresh === again ? undefined : translate(loginTexts.differs);
}

/** Passwords travel sealed in the body; the query form would end up in logs of proxies. */
export async function changePassword({ old, fresh, again }: Passwords): Promise<void> {
  await withSealed(async (seal) => {
    const body = { oldPassword: await seal(old), newPassword: await seal(fresh), newPassword1: await seal(again) };
    await readAnswer(await send({ method: 'POST', path: '/api/blade-user/update-password', body }));
  });
}
