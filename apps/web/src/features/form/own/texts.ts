import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { words } from '../../../kit/text/words.ts';
import { formWords } from '../words.ts';

export const ownTexts = {
  title: formWords.myForms,
  fillIn: formWords.fillIn,
  form: formWords.form,
  name: words.title,
  days: { zh: '填写时间', en: 'Filled in' },
  changedAt: words.changedAt,
  version: formWords.version,
  open: words.openToLook,
  change: formWords.change,
  save: kitTexts.save,
  saved: words.saved,
  cancel: kitTexts.cancel,
  changeOf: { zh: '修改：{name}', en: 'Change: {name}' },
  notChangeable: { zh: '不能修改', en: 'It cannot be changed' },
  notChangeableHelp: {
    zh: '该表单提交后不允许修改，或已停用、不再授权给您',
    en: 'The form does not allow it, is switched off, or is no longer granted to you',
  },
  newer: { zh: '用这里填写的内容覆盖？', en: 'Overwrite with what you typed here?' },
  newerHelp: {
    zh: '打开之后，这份填报已在别处保存过。覆盖后，别处的修改不再保留；也可以取消，在另一个窗口里先查看。',
    en: 'It was saved elsewhere after you opened it. Overwriting drops what was changed there; cancel to look at it in another window first.',
  },
  overwrite: { zh: '覆盖保存', en: 'Overwrite' },
  back: { zh: '返回查看', en: 'Back to reading it' },
  none: { zh: '还没有填报', en: 'Nothing filled in yet' },
  noneHelp: {
    zh: '无需审批的表单提交后列在这里；需要审批的见“我的申请”',
    en: 'Forms without approval stand here once handed in; the others are under “My applications”',
  },
} as const;
