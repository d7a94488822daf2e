import type { Text } from '@zhaocai/model/kit/text';
import { tenderingWords } from '../words.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';

export const registerTexts = {
  title: tenderingWords.register,
  packages: { zh: '选择要参加的采购包', en: 'Choose packages' },
  packageTitle: tenderingWords.packageTitle,
  goods: { zh: '{count} 项货物：{names}', en: '{count} goods lines: {names}' },
  priceLimit: tenderingWords.priceLimit,
  all: kitTexts.checkAll,
  chosen: { zh: '已选 {count} 个包', en: '{count} chosen' },
  choose: { zh: '请至少选择一个采购包', en: 'Choose at least one package' },
  contact: tenderingWords.contact,
  contactHint: {
    zh: '采购人会按此联系您，截止前可修改',
    en: 'The buyer calls this person; changeable until the deadline',
  },
  submit: { zh: '提交报名', en: 'Register' },
  done: { zh: '报名成功', en: 'Registered' },
  doneTogether: { zh: '已提交，待联合体成员确认', en: 'Sent: the members are asked to confirm' },
  entryEnds: tenderingWords.registrationEndsIn,
  serverClock: tenderingWords.byPlatformTime,
  closed: { zh: '报名已截止', en: 'Registration is closed' },
  closedText: { zh: '平台不再接收本项目的报名。', en: 'No more registrations are taken for this project.' },
  allEntered: { zh: '您已报名全部采购包', en: 'You are registered for every package' },
  toProject: tenderingWords.seeTheProject,
  steps: { zh: '报名之后', en: 'What follows' },
  stepReview: { zh: '采购人审核报名，结果显示在“我的报名”', en: 'The buyer reviews it; see “My bids” for the outcome' },
  stepDirect: { zh: '本项目无需审核，报名后即可报价', en: 'No review here: quote right after registering' },
  stepQuote: { zh: '{time} 前逐包递交密封报价', en: 'Submit a sealed quote per package before {time}' },
  stepOpen: { zh: '{time} 开标，所有报价同时公开', en: 'Opening {time}: all quotes become readable at once' },
  privacy: {
    zh: '开标前，其他供应商看不到谁报了名。',
    en: 'Before the opening no other supplier sees who registered.',
  },
  noProject: { zh: '请从公告或项目进入报名', en: 'Register from a notice or a project' },
} as const satisfies Record<string, Text>;
