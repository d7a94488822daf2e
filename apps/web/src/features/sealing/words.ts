import type { Text } from '@zhaocai/model/kit/text';

export const sealingWords = {
  myKeys: { zh: '我的开标密钥', en: 'My opening key' },
  needsHttps: { zh: '密封投标需要 https', en: 'Sealed bidding needs https' },
  wrongPassphrase: { zh: '口令不正确', en: 'The passphrase is not right' },
  failed: { zh: '浏览器未能完成，请重试', en: 'The browser did not finish; try again' },
  signingPassphrase: { zh: '签名密钥口令', en: 'Passphrase of the signing key' },
  staysHere: { zh: '口令只在本机使用，不会上传', en: 'The passphrase never leaves this machine' },
  unlock: { zh: '用我的密钥解锁', en: 'Unlock with my key' },
  unlocked: { zh: '已解锁', en: 'Unlocked' },
  locked: { zh: '待解锁', en: 'Still to unlock' },
} as const satisfies Record<string, Text>;
