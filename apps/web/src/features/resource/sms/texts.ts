import type { Text } from '@zhaocai/model/kit/text';
import { resourceWords } from '../words.ts';

export const smsTexts = {
  title: resourceWords.smsProviders,
  providers: { zh: '短信服务', en: 'Providers' },
  sent: { zh: '发送记录', en: 'Sent messages' },
  enableTitle: resourceWords.enableTitle,
  enableText: { zh: '之后的短信都由它发送。', en: 'It carries all messages from now on.' },
  unsupported: {
    zh: '目前只有“仅登记”可以启用：短信写入发送记录，不发到手机。云片、七牛、阿里云、腾讯云的配置可以先保存，接入后再启用。',
    en: 'Only “Log only” can be used so far: messages are written down, not sent to phones. The others can be prepared and used once connected.',
  },
  trial: { zh: '测试发送', en: 'Send a test' },
  trialOf: { zh: '测试发送：{code}', en: 'Send a test by {code}' },
  phones: { zh: '手机号码', en: 'Phones' },
  phonesHelp: {
    zh: '多个号码用逗号分隔；同一号码每分钟 1 条、每天 10 条',
    en: 'Separated by commas; one a minute and ten a day to a phone',
  },
  params: { zh: '短信参数', en: 'Parameters' },
  paramsHelp: { zh: 'JSON 对象，例如 {"code":"8371"}', en: 'A JSON object such as {"code":"8371"}' },
  send: { zh: '发送', en: 'Send' },
  done: { zh: '已登记到发送记录', en: 'Written to the sent messages' },
  time: { zh: '发送时间', en: 'Sent' },
} as const satisfies Record<string, Text>;
