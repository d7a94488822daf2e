import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const formWords = {
  unreadable: { zh: '表单无法读取', en: 'The form cannot be read' },
  formData: { zh: '表单数据', en: 'Form data' },
  form: { zh: '表单', en: 'Form' },
  nothingFound: { zh: '没有符合条件的数据', en: 'Nothing found' },
  version: { zh: '表单版本', en: 'Version' },
  change: { zh: '修改', en: 'Change' },
  forms: { zh: '表单管理', en: 'Forms' },
  fillIn: { zh: '填写表单', en: 'Fill in a form' },
  myForms: { zh: '我的填报', en: 'My forms' },
} as const satisfies Record<string, Text>;
