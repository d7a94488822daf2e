import type { Text } from '@zhaocai/model/kit/text';
import { keyWords } from '../../../kit/text/key-words.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { words } from '../../../kit/text/words.ts';
import { sealingWords } from '../../sealing/index.ts';

export const holderTexts = {
  title: { zh: '开标密钥持有人', en: 'Holders of opening keys' },
  rule: { zh: '{count}人持有，任意{threshold}人共同开标', en: '{count} holders; any {threshold} open together' },
  lowAssurance: { zh: '低保证', en: 'Low assurance' },
  ready: { zh: '密钥已就绪', en: 'Has a key' },
  notReady: { zh: '未生成密钥', en: 'No key yet' },
  disabled: { zh: '账号已停用', en: 'Account disabled' },
  assumed: words.byDefault,
  waiting: { zh: '开标密钥持有人未就绪：{names}', en: 'These holders have no opening key yet: {names}' },
  few: { zh: '须{count}人，目前{named}人', en: '{count} are needed, {named} are named' },
  late: {
    zh: '尚未设置，供应商暂不能递交报价。请设置持有人，保存后立即生效且不能更改。',
    en: 'None are set, so that suppliers cannot submit. Name them: they count from then on and cannot be changed.',
  },
  ownKey: { zh: '生成我的开标密钥', en: 'Make my opening key' },
  edit: { zh: '设置持有人', en: 'Name holders' },
  help: {
    zh: '发布公告后不能更改。不设置时，为采购经办人、采购负责人和监督人员。',
    en: 'Settled with the publication. Unless named: the handler, the head of procurement and the supervisor.',
  },
  people: { zh: '持有人', en: 'Holders' },
  save: kitTexts.save,
  saved: { zh: '开标密钥持有人已保存', en: 'Holders saved' },
  cancel: kitTexts.cancel,
  unlocking: { zh: '开标解锁', en: 'Unlocking' },
  unlockedAlone: { zh: '已解锁{given}人，须{threshold}人', en: '{given} of {threshold} have unlocked' },
  unlockedOf: {
    zh: '共{bids}份密封报价，已解锁{given}人，须{threshold}人',
    en: '{bids} sealed quotes; {given} of {threshold} have unlocked',
  },
  unlocked: keyWords.unlocked,
  partly: { zh: '已解锁{given}/{bids}份', en: '{given} of {bids} quotes unlocked' },
  locked: keyWords.locked,
  enough: { zh: '已达到解锁人数，可以开标', en: 'Enough have unlocked: the quotes can be opened' },
  unlock: keyWords.unlock,
  unlockTitle: { zh: '用您的开标密钥解锁', en: 'Unlock with your opening key' },
  unlockText: {
    zh: '您的浏览器将打开密封给您的{count}份份额并提交。达到约定人数后即可开标。',
    en: 'Your browser opens the {count} shares that are sealed to you and hands them over. With enough holders the quotes can be opened.',
  },
  passphrase: { zh: '开标密钥口令', en: 'Passphrase of the opening key' },
  passphraseHint: keyWords.staysHere,
  wrongPassphrase: sealingWords.wrongPassphrase,
  failed: sealingWords.failed,
  noKey: { zh: '找不到密封时所用的密钥', en: 'The key that they were sealed to is not there' },
  needsHttps: sealingWords.needsHttps,
  notUnsealed: {
    zh: '有{count}份报价密封给您的内容不是有效份额，已据实提交，不影响其他报价',
    en: '{count} quotes sealed no valid share to you; this was handed over as it is and keeps no other quote back',
  },
  given: keyWords.unlocked,
} as const satisfies Record<string, Text>;
