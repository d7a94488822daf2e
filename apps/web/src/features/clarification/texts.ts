import type { Text } from '@zhaocai/model/kit/text';
import { kitTexts } from '../../kit/text/kit-texts.ts';
import { words } from '../../kit/text/words.ts';
import { clarificationWords } from './words.ts';

export const clarificationTexts = {
  title: clarificationWords.questions,
  listTitle: clarificationWords.questions,
  keyword: { zh: '问题、项目名称或编号', en: 'Question, project or number' },
  noneInList: { zh: '暂无提问', en: 'No questions yet' },
  noneInListBuyer: {
    zh: '供应商对已发布的项目提问后，在这里集中答复。',
    en: 'What suppliers ask about published projects is answered here.',
  },
  noneInListSupplier: {
    zh: '在公告对应的项目页面可以提问，答复进度在这里查看。',
    en: 'Ask on the page of a published project; what became of it is shown here.',
  },
  askUntil: { zh: '提问截止', en: 'Questions until' },
  noneHere: { zh: '暂无供应商提问', en: 'Nobody has asked anything' },
  noneOwn: { zh: '您还没有提问', en: 'You have not asked anything' },
  waiting: { zh: '{count}个待发布答复', en: '{count} without a published answer' },
  anonymous: { zh: '不显示提问单位', en: 'Askers are not shown' },
  ask: { zh: '我要提问', en: 'Ask a question' },
  askTitle: { zh: '提问', en: 'Ask a question' },
  askHelp: {
    zh: '答复发布后，问题和答复对所有人公开，不显示提问单位。请勿在标题、内容和附件中写出单位名称。',
    en: 'Once answered, everybody reads question and answer, without your name. Do not name your company in title, text or files.',
  },
  asked: { zh: '已提交，答复后会通知您', en: 'Sent. You are told when it is answered' },
  sendQuestion: { zh: '提交问题', en: 'Send the question' },
  wholeProject: { zh: '整个项目', en: 'The whole project' },
  packageNo: { zh: '包{no}', en: 'Package {no}' },
  about: { zh: '涉及采购包', en: 'Package' },
  number: { zh: '编号 {no}', en: 'No. {no}' },
  askedAt: { zh: '{time} 提问', en: 'Asked {time}' },
  due: { zh: '答复期限', en: 'Answer due' },
  answer: words.answer,
  changeAnswer: { zh: '修改答复', en: 'Change the answer' },
  answerTitle: { zh: '答复提问', en: 'Answer the question' },
  answerHelp: {
    zh: '先保存答复，核对后再发布。答复不得改变采购文件；确需改变的，先发布变更公告，并在下方选择。',
    en: 'Save the answer, read it over, then publish. An answer does not change the documents: publish a change notice first and name it below.',
  },
  noticeHelp: {
    zh: '答复变更采购文件时必选，只列出提问之后发布的变更公告。',
    en: 'Needed where the answer changes the documents. Only change notices published after the question are listed.',
  },
  draftChange: { zh: '起草变更公告', en: 'Draft a change notice' },
  saveAnswer: { zh: '保存答复', en: 'Save the answer' },
  answerSaved: { zh: '答复已保存，请核对后发布', en: 'Saved. Read it over, then publish' },
  published: { zh: '已发布的答疑', en: 'Published answers' },
  question: { zh: '问', en: 'Q' },
  shown: { zh: '公开', en: 'As published' },
  reply: { zh: '答', en: 'A' },
  change: { zh: '见变更公告', en: 'See the change notice' },
  closed: { zh: '关闭原因：{reason}', en: 'Closed: {reason}' },
  drafted: { zh: '答复待发布', en: 'Answer not published yet' },
  cancel: kitTexts.cancel,
} as const satisfies Record<string, Text>;
