import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../../../kit/text/words.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { developWords } from '../words.ts';

export const codeTexts = {
  title: developWords.codeGenerator,
  preview: kitTexts.preview,
  previewTitle: { zh: '“{name}”的代码', en: 'Files of “{name}”' },
  download: kitTexts.download,
  copyEntry: kitTexts.copy,
  copied: words.copied,
  notCopied: words.couldNotCopy,
  copyFile: { zh: '复制此文件', en: 'Copy this file' },
  close: kitTexts.close,
  added: kitTexts.added,
  updated: kitTexts.updated,
  takeFields: { zh: '带出字段', en: 'Take its fields' },
  fields: words.fields,
  addField: { zh: '增加字段', en: 'Add a field' },
  removeField: { zh: '删除字段', en: 'Remove the field' },
  name: { zh: '字段名，如 roomNo', en: 'Name, such as roomNo' },
  zh: { zh: '中文名', en: 'Chinese label' },
  en: { zh: '英文名', en: 'English label' },
  kind: words.kind,
  required: words.required,
  unique: { zh: '唯一', en: 'Unique' },
  search: { zh: '可搜索', en: 'Searched' },
  maxLength: { zh: '最大长度', en: 'Longest' },
  min: { zh: '最小值', en: 'Least' },
  max: { zh: '最大值', en: 'Most' },
  toEntity: { zh: '引用的实体', en: 'Entity referred to' },
  toDict: { zh: '字典编号', en: 'Code of the dictionary' },
  choices: { zh: '每行一个：值,中文,英文', en: 'One a line: value,Chinese,English' },
} as const satisfies Record<string, Text>;

export const kindNames = {
  text: words.plainText,
  longText: { zh: '长文本', en: 'Long text' },
  richText: { zh: '富文本', en: 'Rich text' },
  integer: { zh: '整数', en: 'Whole number' },
  decimal: { zh: '小数', en: 'Decimal' },
  money: { zh: '金额', en: 'Money' },
  rate: { zh: '比率', en: 'Rate' },
  flag: { zh: '是否', en: 'Yes or no' },
  choice: { zh: '枚举', en: 'Choice' },
  dict: { zh: '字典', en: 'Dictionary' },
  ref: { zh: '引用', en: 'Reference' },
  day: words.day,
  month: words.month,
  instant: { zh: '时间', en: 'Instant' },
  files: words.files,
} as const satisfies Record<string, Text>;
