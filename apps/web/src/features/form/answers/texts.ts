import { formWords } from '../words.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { words } from '../../../kit/text/words.ts';

export const answerTexts = {
  title: words.title,
  titleHint: { zh: '不填写时使用“表单名称 姓名”', en: 'Left empty: the form’s name and yours' },
  submit: { zh: '提交', en: 'Hand in' },
  clear: words.clear,
  clearTitle: { zh: '清空已填写的内容？', en: 'Clear what you have filled in?' },
  fix: { zh: '请先修正{count}处填写问题', en: 'Put {count} entries right first' },
  flow: { zh: '提交后进入审批流程：{name}', en: 'Goes to approval: {name}' },
  unreadable: formWords.unreadable,
  handedIn: { zh: '已提交', en: 'Handed in' },
  answers: formWords.formData,
  form: formWords.form,
  noForms: { zh: '还没有发布的表单', en: 'No form has been published yet' },
  noAnswers: formWords.nothingFound,
  noAnswersHelp: {
    zh: '调整条件，或等待有人填写',
    en: 'Change what you ask for, or wait until somebody fills the form in',
  },
  state: words.state,
  createdBy: { zh: '填写人', en: 'Filled in by' },
  createdAt: { zh: '填写时间', en: 'Filled in at' },
  version: formWords.version,
  field: { zh: '按字段查找', en: 'Find by a field' },
  contains: { zh: '包含', en: 'Contains' },
  export: kitTexts.export,
  exporting: { zh: '正在导出', en: 'Exporting' },
  print: words.print,
  change: formWords.change,
  run: { zh: '查看审批', en: 'Approval' },
} as const;
