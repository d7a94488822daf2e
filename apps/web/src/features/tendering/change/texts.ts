import type { Text } from '@zhaocai/model/kit/text';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { words } from '../../../kit/text/words.ts';
import { tenderingWords } from '../words.ts';

export const changeTexts = {
  title: tenderingWords.changeApplications,
  one: tenderingWords.changeApplication,
  noneHere: { zh: '暂无变更申请', en: 'No change was applied for' },
  apply: { zh: '申请变更', en: 'Apply for a change' },
  choose: { zh: '请从项目页面申请变更', en: 'Apply for a change from the page of a project' },
  help: {
    zh: '已发布的项目经他人审核同意后，系统起草变更公告；变更自公告发布起生效，法定期限在提交和发布时检查。',
    en: 'Once another has agreed a change notice is drafted. The change is in force when that is published; the days of the law are checked when you submit and when it goes out.',
  },
  resultHelp: {
    zh: '结果公告后，只能依据投诉处理决定或法院文书申请变更。同意后按“撤销采购结果”另行审核，重新确定结果并公告。',
    en: 'An announced result changes by a decision on a complaint or of a court alone. Once agreed, undoing the result is decided on by itself.',
  },
  saved: words.saved,
  submitted: { zh: '已提交，等待审核', en: 'Submitted, waits for the decision' },
  save: kitTexts.save,
  submit: tenderingWords.saveAndSubmit,
  cancel: kitTexts.cancel,
  edit: words.amend,
  print: words.print,
  rejected: words.rejectedFor,
  facts: { zh: '申请内容', en: 'What is applied for' },
  item: { zh: '事项', en: 'Item' },
  before: words.beforeChange,
  after: words.afterChange,
  changes: { zh: '变更事项', en: 'Changes' },
  notice: { zh: '变更公告', en: 'Change notice' },
  drafted: {
    zh: '已同意，变更公告已起草；发布后变更才生效。',
    en: 'Agreed. A change notice is drafted; nothing changes before it is published.',
  },
  toNotice: { zh: '查看变更公告', en: 'See the change notice' },
  undoing: {
    zh: '已同意，并已提出撤销采购结果的申请，待另一人审核。',
    en: 'Agreed. Undoing the result was asked for and waits for another’s decision.',
  },
  toProject: tenderingWords.seeTheProject,
  noChanges: { zh: '至少填写一项变更', en: 'Change at least one thing' },
  noneInList: { zh: '暂无变更申请', en: 'No change applications' },
  noneInListHelp: {
    zh: '在已发布项目的页面“申请变更”。',
    en: 'Apply on the page of a published project.',
  },
} as const satisfies Record<string, Text>;
