import type { Text } from '@zhaocai/model/kit/text';

/** Words about keys that screens of several features say; by themselves, for the first page says none of them. */
export const keyWords = {
  signingPassphrase: { zh: '签名密钥口令', en: 'Passphrase of the signing key' },
  staysHere: { zh: '口令只在本机使用，不会上传', en: 'The passphrase never leaves this machine' },
  unlock: { zh: '用我的密钥解锁', en: 'Unlock with my key' },
  unlocked: { zh: '已解锁', en: 'Unlocked' },
  locked: { zh: '待解锁', en: 'Still to unlock' },
} as const satisfies Record<string, Text>;
