import type { Text } from '@zhaocai/model/kit/text';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { words } from '../../../kit/text/words.ts';
import { tenancyWords } from '../words.ts';

export const companyTexts = {
  title: tenancyWords.ownOrganisation,
  facts: { zh: '基本信息', en: 'In short' },
  factsNote: {
    zh: '由平台维护，如有变化请联系平台管理员',
    en: 'Kept by the platform; ask its administrator for changes',
  },
  accounts: tenancyWords.accountsQuota,
  state: words.state,
  contact: { zh: '联系方式', en: 'Contact' },
  look: { zh: '登录页外观', en: 'Sign-in page' },
  lookNote: { zh: '从本单位域名打开登录页时使用', en: 'Used on the sign-in page of your own host' },
  noHost: {
    zh: '本单位还没有访问域名，请联系平台管理员设置；外观可以先保存。',
    en: 'You have no host name yet: ask the platform for one. The look can be saved before.',
  },
  expiring: {
    zh: '本单位的使用期限还有 {days} 天，请及时联系平台续期。',
    en: 'Your term ends in {days} days; ask the platform to extend it.',
  },
  nearlyFull: {
    zh: '附件空间已用去八成以上；用完后不能再上传。请删除不再使用的附件，或请平台管理员增加空间。',
    en: 'More than four fifths of your room for files are used; when it is full nothing can be uploaded. Delete files that nobody uses, or ask the platform for more room.',
  },
  used: { zh: '已用 {used}，共 {quota}', en: '{used} of {quota} used' },
  usedUnlimited: { zh: '已用 {used}，不限', en: '{used} used, without a limit' },
  save: kitTexts.save,
  reset: { zh: '撤销修改', en: 'Undo' },
  saved: { zh: '单位信息已保存', en: 'Saved' },
} as const satisfies Record<string, Text>;
