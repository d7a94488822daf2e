import type { Text } from '@zhaocai/model/kit/text';
import { tenderingWords } from '../words.ts';

export const takingTexts = {
  title: { zh: '采购文件领取', en: 'Who took the documents' },
  hidden: {
    zh: '开标前，谁领取了采购文件、有几家领取，均不公开。',
    en: 'Before the opening neither who took the documents nor how many is told.',
  },
  read: { zh: '查看领取记录', en: 'Read who took them' },
  readHelp: tenderingWords.recordedReading,
  none: { zh: '暂无领取记录', en: 'Nobody has taken them yet' },
  sell: { zh: '登记线下购买', en: 'Note a sale' },
  sold: { zh: '已登记，购买单位可登录平台下载', en: 'Noted: the company can download them now' },
} as const satisfies Record<string, Text>;
