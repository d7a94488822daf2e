import type { Text } from '@zhaocai/model/kit/text';

export const ossTexts = {
  title: { zh: '对象存储', en: 'Object storage' },
  enableTitle: { zh: '启用“{code}”？', en: 'Use “{code}”?' },
  enableText: {
    zh: '启用前会先测试读写。之后上传的文件存放在这里；以前的文件留在原处，照常可以下载。',
    en: 'It is tested first. Files uploaded from now on go there; earlier ones stay where they are and can still be fetched.',
  },
  test: { zh: '测试', en: 'Test' },
  testing: { zh: '正在测试“{code}”…', en: 'Testing “{code}”…' },
  testedTitle: { zh: '“{code}”可以使用', en: '“{code}” works' },
  put: { zh: '写入', en: 'Put' },
  read: { zh: '读取', en: 'Read' },
  delete: { zh: '删除', en: 'Delete' },
  step: { zh: '{step}：{ms} 毫秒', en: '{step}: {ms} ms' },
  place: { zh: '地址', en: 'Address' },
  diskPlace: { zh: '服务器 DATA_DIR/files', en: 'DATA_DIR/files of the server' },
} as const satisfies Record<string, Text>;
