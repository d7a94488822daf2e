import type { Text } from '@zhaocai/model/kit/text';
import { tenderingWords } from '../words.ts';
import { words } from '../../../kit/text/words.ts';

export const bidListTexts = {
  title: words.myBids,
  hall: { zh: '浏览采购公告', en: 'Browse notices' },
  keyword: { zh: '项目名称或编号', en: 'Project name or number' },
  status: words.status,
  project: tenderingWords.project,
  packageTitle: { zh: '第 {no} 包 {name}', en: '{no} · {name}' },
  bidEnd: words.quotingEnds,
  openTime: { zh: '开标时间', en: 'Opening' },
  next: words.next,
  buyer: tenderingWords.buyer,
  entryNum: tenderingWords.entryNo,
  entryTime: tenderingWords.registered,
  contact: tenderingWords.contact,
  changeContact: { zh: '修改报名信息', en: 'Change details' },
  contactChanged: { zh: '报名信息已修改', en: 'Details changed' },
  cancel: { zh: '取消报名', en: 'Cancel' },
  cancelTitle: { zh: '取消对“{name}”的报名？', en: 'Cancel the registration for “{name}”?' },
  cancelText: { zh: '报名截止前可以重新报名。', en: 'You may register again until registration ends.' },
  cancelled: { zh: '报名已取消', en: 'Registration cancelled' },
  rejected: tenderingWords.reasonReason,
  empty: { zh: '还没有报名任何项目', en: 'No registrations yet' },
  emptyHelp: {
    zh: '在公告中找到合适的项目，报名后会出现在这里',
    en: 'Find a project among the notices; it appears here once you register',
  },
} as const satisfies Record<string, Text>;
