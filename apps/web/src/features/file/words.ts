import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const fileWords = {
  readsOfFiles: { zh: '文件访问记录', en: 'Reads of files' },
  signingCertificates: { zh: '签名证书', en: 'Signing certificates' },
} as const satisfies Record<string, Text>;
