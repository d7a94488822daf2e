import type { Text } from '@zhaocai/model/kit/text';
import { readAnswer } from '../../kit/http/answer.ts';
import { send } from '../../kit/http/send.ts';
import { loginTexts } from '../login/login-texts.ts';
import { passwordDigest } from './password-digest.ts';
import { isWeakPassword } from './weak-password.ts';

export interface Passwords {
  readonly old: string;
  readonly fresh: string;
  readonly again: string;
}

/** What can be told before asking the server. */
export function passwordFault({ old, fresh, again }: Passwords): Text | undefined {
  if (!old || !fresh) return { zh: '请输入原密码和新密码', en: 'Enter the current and the new password' };
  if (isWeakPassword(fresh)) return loginTexts.passwordRules;
  return fresh === again ? undefined : loginTexts.differs;
}

/** Passwords travel as digests in the body; the query form would end up in logs of proxies. */
export async function changePassword({ old, fresh, again }: Passwords): Promise<void> {
  const response = await send({
    method: 'POST',
    path: '/api/blade-user/update-password',
    body: {
      oldPassword: passwordDigest(old),
      newPassword: passwordDigest(fresh),
      newPassword1: passwordDigest(again),
    },
  });
  await readAnswer(response);
}
