import type { Language } from '@zhaocai/model';

/** The first columns of the workbook of a form. */
export const answerHeads: Readonly<Record<Language, readonly string[]>> = {
  zh: ['填写人', '填写时间', '表单版本'],
  en: ['Filled in by', 'Filled in at', 'Version'],
};
