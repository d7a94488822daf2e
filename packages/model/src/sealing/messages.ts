import type { Text } from '../kit/text.ts';

export const sealingMessages = {
  'sealing.keyKind': { zh: '密钥类型不正确', en: 'There is no such kind of key' },
  'sealing.publicKey': {
    zh: '公钥格式不正确，请刷新页面后重新生成',
    en: 'The public key is not in the expected form; reload the page and make it anew',
  },
  'sealing.notLocked': {
    zh: '私钥须在浏览器中用口令加密后才能保存，请刷新页面后重新生成',
    en: 'A secret is kept only under a passphrase, set in your browser; reload the page and make the key anew',
  },
  'sealing.weakLock': {
    zh: '口令加密强度不足，请刷新页面后重新生成',
    en: 'The passphrase protects too weakly; reload the page and make the key anew',
  },
  'sealing.tooManyKeys': {
    zh: '24小时内已更换{count}次，请稍后再试',
    en: 'Keys were made {count} times within a day; try again later',
  },
} as const satisfies Record<string, Text>;
