import type { Text } from '@zhaocai/model/kit/text';
import { appWords } from '../words.ts';

export interface Registration {
  readonly tenantId: string;
  readonly name: string;
  readonly account: string;
  readonly password: string;
  readonly password2: string;
}

const faults = {
  tenantId: { zh: '请先输入租户编号', en: 'Enter the tenant id first' },
  account: { zh: '请先输入账号名称', en: 'Enter the account name first' },
  password: { zh: '请先输入密码', en: 'Enter the password first' },
  differs: appWords.differs,
} as const satisfies Record<string, Text>;

/** Four checks in this order, the first failure alone is told (rules 170 to 174). */
export function registrationFault({ tenantId, account, password, password2 }: Registration): Text | undefined {
  if (!tenantId.trim()) return faults.tenantId;
  if (!account.trim()) return faults.account;
  if (!password || !password2) return faults.password;
  return password === password2 ? undefined : faults.differs;
}

/** Signed in elsewhere, but without an account here: the user id is empty or negative. */
export function needsRegistration(userId: string): boolean {
  return userId.trim() === '' || Number(userId) < 0;
}
