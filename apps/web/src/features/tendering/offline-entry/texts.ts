import type { Text } from '@zhaocai/model/kit/text';
import { tenderingWords } from '../words.ts';

export const offlineEntryTexts = {
  title: tenderingWords.offlineSignUp,
  noProject: { zh: '请从“报名与报价”选择项目后登记', en: 'Choose a project under “Bids received” first' },
  packages: { zh: '报名的采购包', en: 'Packages' },
  choose: { zh: '请选择报名的采购包', en: 'Choose the packages' },
  packageTitle: tenderingWords.packageTitle,
  supplier: { zh: '报名单位与材料', en: 'The supplier and its paper' },
  help: {
    zh: '供应商须在供应商库中并已开通账号，由其自行在线密封报价。开标前不得向他人透露报名单位的名称和数量；该单位如已自行报名，登记不会改变原报名，也不会提示。',
    en: 'The supplier must be in the library and have an account: it quotes itself, sealed. Names and number of those who registered are told to nobody before the opening; where it has registered itself nothing changes, and nothing is said of it.',
  },
  submit: { zh: '登记报名', en: 'Register' },
  done: { zh: '已登记线下报名', en: 'The registration is noted' },
  closed: { zh: '该项目现在不接受报名', en: 'This project takes no registrations now' },
} as const satisfies Record<string, Text>;
