import type { Text } from '../kit/text.ts';

export const fileMessages = {
  'file.missing': { zh: '请上传文件!', en: 'Please choose a file' },
  'file.typeRefused': { zh: '文件格式不允许', en: 'This kind of file is not allowed' },
  'file.contentDiffers': { zh: '文件内容与扩展名不符', en: 'The content of the file does not match its name' },
  'file.tooLarge': { zh: '上传文件不能超过100M', en: 'A file must not exceed 100 MB' },
  'file.sealedTooLarge': { zh: '密封文件不能超过20M', en: 'A sealed file must not exceed 20 MB' },
  'file.nameTooLong': { zh: '文件名过长', en: 'The file name is too long' },
  'file.empty': { zh: '文件为空', en: 'The file is empty' },
  'file.cutShort': { zh: '文件上传中断，请重新上传', en: 'The upload was interrupted; please upload again' },
  'file.linkExpired': { zh: '下载链接已失效，请刷新页面后重试', en: 'The download link has expired; reload the page' },
  'file.sealed': { zh: '文件已密封，开标前不可查看', en: 'The file is sealed until opening' },
  'file.sheetUnreadable': {
    zh: '无法读取该文件，请使用未加密的.xlsx文件',
    en: 'The file cannot be read; please use an .xlsx file without a password',
  },
  'file.sheetTooLarge': { zh: '导入文件不能超过5M', en: 'A file to import must not exceed 5 MB' },
  'file.sheetTooManyRows': { zh: '一次最多导入{max}行', en: 'At most {max} rows can be imported at once' },
  'file.sheetEmpty': { zh: '文件中没有数据行', en: 'The file has no rows of data' },
  'file.sheetColumnsMissing': {
    zh: '缺少列：{columns}，请使用导入模板',
    en: 'Missing columns: {columns}; please use the template',
  },
  'file.sheetColumnTwice': { zh: '列重复：{columns}', en: 'Columns occur twice: {columns}' },
  'file.sheetFormula': {
    zh: '{field}不能是公式，请粘贴为数值',
    en: '{field} must not be a formula; paste it as a value',
  },
  'file.sheetLongNumber': {
    zh: '{field}数字过长已失真，请将单元格设为文本后重新填写',
    en: '{field} is too long a number and lost digits; format the cell as text and enter it again',
  },
  'file.sheetFaults': {
    zh: '导入失败，共{count}处错误，未导入任何数据：\n{lines}',
    en: 'Nothing was imported; {count} errors:\n{lines}',
  },
} as const satisfies Record<string, Text>;
