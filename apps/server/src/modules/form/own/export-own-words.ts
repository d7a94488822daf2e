import type { Language } from '@zhaocai/model';

/** The workbook of what somebody filled in. */
export const ownAnswersWords: Readonly<Record<Language, { readonly name: string; readonly heads: readonly string[] }>> =
  {
    zh: { name: '我的填报', heads: ['表单', '标题', '填写时间', '修改时间'] },
    en: { name: 'My forms', heads: ['Form', 'Title', 'Filled in at', 'Changed at'] },
  };
