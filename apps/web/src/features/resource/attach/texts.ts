import type { Text } from '@zhaocai/model/kit/text';

export const attachTexts = {
  title: { zh: '附件管理', en: 'Attachments' },
  upload: { zh: '上传附件', en: 'Upload' },
  uploading: { zh: '正在上传 {percent}%', en: 'Uploading {percent}%' },
  uploaded: { zh: '上传成功', en: 'Uploaded' },
  preview: { zh: '预览', en: 'Preview' },
  previewOf: { zh: '预览 {name}', en: 'Preview {name}' },
  download: { zh: '下载', en: 'Download' },
  name: { zh: '文件名', en: 'File name' },
  size: { zh: '大小', en: 'Size' },
  time: { zh: '上传时间', en: 'Uploaded' },
  business: { zh: '所属业务', en: 'Used by' },
  unused: { zh: '未使用', en: 'Unused' },
  storage: { zh: '存储位置', en: 'Stored in' },
  disk: { zh: '本地磁盘', en: 'Local disk' },
  bucket: { zh: '对象存储', en: 'Object storage' },
  project: { zh: '采购项目', en: 'Project' },
  bulletin: { zh: '公告', en: 'Notice' },
  entry: { zh: '报名', en: 'Entry' },
  quote: { zh: '报价', en: 'Quote' },
  close: { zh: '关闭', en: 'Close' },
} as const satisfies Record<string, Text>;
