import type { Text } from '@zhaocai/model/kit/text';
import { tenderingWords } from '../words.ts';

export const entryListTexts = {
  title: tenderingWords.registrationsAndQuotes,
  entries: { zh: '报名单位', en: 'Registered' },
  signUp: tenderingWords.offlineSignUp,
  import: { zh: '导入线下报名', en: 'Import from paper' },
  importTitle: { zh: '导入线下报名', en: 'Import registrations on paper' },
  importText: {
    zh: '一行登记一家供应商的一个包，供应商须在供应商库中并已开通账号；任一行有误则整批不登记。',
    en: 'One supplier and package per row; suppliers must be in the library and have an account. If any row is wrong, nobody is registered.',
  },
  imported: { zh: '已登记报名', en: 'Registered' },
  templateName: { zh: '线下报名导入模板.xlsx', en: 'registrations.xlsx' },
  comparison: { zh: '报价对比', en: 'Compare' },
} as const satisfies Record<string, Text>;
