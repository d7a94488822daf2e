import type { Text } from '@zhaocai/model/kit/text';

export const sealingWords = {
  myKeys: { zh: '我的开标密钥', en: 'My opening key' },
  needsHttps: { zh: '密封投标需要 https', en: 'Sealed bidding needs https' },
  wrongPassphrase: { zh: '口令不正确', en: 'The passphrase is not right' },
  failed: { zh: '浏览器未能完成，请重试', en: 'The browser did not finish; try again' },
} as const satisfies Record<string, Text>;
