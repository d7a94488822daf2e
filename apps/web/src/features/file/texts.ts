import type { Text } from '@zhaocai/model/kit/text';
import { kitTexts } from '../../kit/text/kit-texts.ts';
import { words } from '../../kit/text/words.ts';
import { fileWords } from './words.ts';

export const certificateTexts = {
  title: fileWords.signingCertificates,
  importTitle: { zh: '导入签名证书', en: 'Import a signing certificate' },
  import: words.import,
  done: { zh: '已导入', en: 'Imported' },
  name: words.name,
  file: { zh: 'P12 / PFX 证书文件', en: 'P12 / PFX file' },
  choose: kitTexts.chooseFile,
  missing: { zh: '请选择证书文件', en: 'Please choose the certificate' },
  password: { zh: '证书密码', en: 'Its password' },
  help: {
    zh: '私钥与密码加密保存，不会再显示；签署按 PAdES-B-B，时间戳与国密 SM2 证书暂不支持。',
    en: 'Key and password are kept encrypted and never shown again. Signatures are PAdES-B-B, without a time stamp.',
  },
  until: { zh: '有效期至', en: 'Valid until' },
} as const satisfies Record<string, Text>;

export const fileLogTexts = {
  title: fileWords.readsOfFiles,
  time: words.time,
} as const satisfies Record<string, Text>;

export const officeTexts = {
  title: { zh: '文档预览', en: 'Document' },
  review: kitTexts.review,
  noFile: { zh: '没有要打开的文档', en: 'There is no document to open' },
  noFileHelp: { zh: '请从附件的“预览”进入', en: 'Come here by the preview of a file' },
} as const satisfies Record<string, Text>;
