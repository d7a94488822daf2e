import type { Text } from '@zhaocai/model/kit/text';
import { resourceWords } from '../words.ts';

export const smsTexts = {
  title: resourceWords.smsProviders,
  providers: { zh: '短信服务', en: 'Providers' },
  sent: { zh: '发送记录', en: 'Sent messages' },
  enableTitle: resourceWords.enableTitle,
  enableText: { zh: '之后的短信都由它发送。', en: 'It carries all messages from now on.' },
  unsupported: {
    zh: '系统未接入短信运营商：短信只写入发送记录，不会发到手机。',
    en: 'No SMS carrier is connected: messages are written down and reach no phone.',
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
  done: { zh: '已写入发送记录，未发到手机', en: 'Written down; nothing was sent to a phone' },
  time: { zh: '发送时间', en: 'Sent' },
} as const satisfies Record<string, Text>;
