import type { Text } from '../kit/text.ts';

export const fileMessages = {
  'file.missing': { zh: '请上传文件!', en: 'Please choose a file' },
  'file.typeRefused': { zh: '文件格式不允许', en: 'This kind of file is not allowed' },
  'file.contentDiffers': { zh: '文件内容与扩展名不符', en: 'The content of the file does not match its name' },
  'file.tooLarge': { zh: '上传文件不能超过100M', en: 'A file must not exceed 100 MB' },
  'file.nameTooLong': { zh: '文件名过长', en: 'The file name is too long' },
  'file.empty': { zh: '文件为空', en: 'The file is empty' },
  'file.linkExpired': { zh: '下载链接已失效，请刷新页面后重试', en: 'The download link has expired; reload the page' },
  'file.sealed': { zh: '文件已密封，开标前不可查看', en: 'The file is sealed until opening' },
} as const satisfies Record<string, Text>;
