import type { Text } from '@zhaocai/model/kit/text';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { words } from '../../../kit/text/words.ts';

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
} as const satisfies Record<string, Text>;
