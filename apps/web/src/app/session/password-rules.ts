import { sessionMessages } from '@zhaocai/model/session/messages';
import { passwordFault, type PasswordRules } from '@zhaocai/model/session/password-policy';
import { useEffect, useState } from 'react';
import { readAnswer } from '../../kit/http/answer.ts';
import { send } from '../../kit/http/send.ts';
import { translate } from '../../kit/text/language.ts';

/** What is asked everywhere unless somebody asks for more; the server judges by what holds. */
const usual: PasswordRules = { minLength: 8, kinds: 2, history: 5, maxAgeDays: 0 };

/** What a tenant asks of a password. */
export function usePasswordRules(tenantId: string | undefined): PasswordRules {
  const [rules, setRules] = useState(usual);
  useEffect(() => {
    let isCurrent = true;
    const asked = tenantId && /^\d{6}$/.test(tenantId) ? askRules(tenantId) : Promise.resolve(usual);
    void asked.then(
      (found) => isCurrent && setRules(found),
      // Without an answer the usual ones are told, and the server refuses what it must.
      () => isCurrent && setRules(usual),
    );
    return () => {
      isCurrent = false;
    };
  }, [tenantId]);
  return rules;
}

async function askRules(tenantId: string): Promise<PasswordRules> {
  const response = await send({ method: 'GET', path: '/api/blade-auth/oauth/password-rules', query: { tenantId } });
  return (await readAnswer<PasswordRules>(response)).data;
}

const kinds = [
  { zh: '同时包含字母和数字', en: 'with letters and digits' },
  { zh: '同时包含大写字母、小写字母和数字', en: 'with capital and small letters and digits' },
  { zh: '同时包含大写字母、小写字母、数字和符号', en: 'with capital and small letters, digits and signs' },
] as const;
const texts = {
  rules: {
    zh: '至少 {length} 位，{kinds}，不含账号名、123456 或 654321',
    en: 'At least {length} characters {kinds}, without the account’s name, 123456 or 654321',
  },
  history: { zh: '，不同于最近 {count} 次用过的密码', en: '; none of the last {count} passwords' },
} as const;

/** The rules in one sentence, to be read before anything is typed. */
export function rulesInWords({ minLength, kinds: kind, history }: PasswordRules): string {
  const words = translate(texts.rules, { length: minLength, kinds: translate(kinds[kind - 2] ?? kinds[0]) });
  return history > 0 ? words + translate(texts.history, { count: history }) : words;
}

/** What is wrong with a new password, in words; the server judges again. */
export function newPasswordFault(password: string, account: string, rules: PasswordRules): string | undefined {
  const fault = passwordFault(password, account, rules);
  return fault && translate(sessionMessages[fault.code], fault.parameters);
}
