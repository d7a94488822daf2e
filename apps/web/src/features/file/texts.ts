import type { Text } from '@zhaocai/model/kit/text';

export const certificateTexts = {
  title: { zh: '签名证书', en: 'Signing certificates' },
  importTitle: { zh: '导入签名证书', en: 'Import a signing certificate' },
  import: { zh: '导入', en: 'Import' },
  done: { zh: '已导入', en: 'Imported' },
  name: { zh: '名称', en: 'Name' },
  file: { zh: 'P12 / PFX 证书文件', en: 'P12 / PFX file' },
  choose: { zh: '选择文件', en: 'Choose a file' },
  missing: { zh: '请选择证书文件', en: 'Please choose the certificate' },
  password: { zh: '证书密码', en: 'Its password' },
  help: {
    zh: '私钥与密码加密保存，不会再显示；签署按 PAdES-B-B，时间戳与国密 SM2 证书暂不支持。',
    en: 'Key and password are kept encrypted and never shown again. Signatures are PAdES-B-B, without a time stamp.',
  },
  until: { zh: '有效期至', en: 'Valid until' },
} as const satisfies Record<string, Text>;

export const fileLogTexts = {
  title: { zh: '文件访问记录', en: 'Reads of files' },
  time: { zh: '时间', en: 'Time' },
} as const satisfies Record<string, Text>;

export const officeTexts = {
  title: { zh: '文档预览', en: 'Document' },
  review: { zh: '审阅', en: 'Review' },
  noFile: { zh: '没有要打开的文档', en: 'There is no document to open' },
  noFileHelp: { zh: '请从附件的“预览”进入', en: 'Come here by the preview of a file' },
} as const satisfies Record<string, Text>;
