import type { Text } from '@zhaocai/model/kit/text';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { words } from '../../../kit/text/words.ts';
import { resourceWords } from '../words.ts';

export const attachTexts = {
  title: resourceWords.attachments,
  upload: { zh: '上传附件', en: 'Upload' },
  uploading: kitTexts.uploading,
  uploaded: { zh: '上传成功', en: 'Uploaded' },
  preview: kitTexts.preview,
  download: kitTexts.download,
  name: { zh: '文件名', en: 'File name' },
  size: { zh: '大小', en: 'Size' },
  time: { zh: '上传时间', en: 'Uploaded' },
  business: { zh: '所属业务', en: 'Used by' },
  unused: { zh: '未使用', en: 'Unused' },
  storage: { zh: '存储位置', en: 'Stored in' },
  disk: { zh: '本地磁盘', en: 'Local disk' },
  bucket: resourceWords.objectStorage,
  project: words.project,
  bulletin: words.notice,
  entry: { zh: '报名', en: 'Entry' },
  quote: words.quote,
} as const satisfies Record<string, Text>;
