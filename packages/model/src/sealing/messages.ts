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
  'sealing.keyChanged': {
    zh: '{names}的密钥与登记时的存证不一致，疑在数据库中被改动，不能使用：请本人重新登记密钥，并告知管理员和监督人员核查',
    en: 'The key of {names} is not the one that the record says was registered; it seems to have been changed in the database and is not used: its owner registers a new one. Tell the administrator and the supervisor',
  },
} as const satisfies Record<string, Text>;
