import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../../../kit/text/words.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { resourceWords } from '../words.ts';

export const ossTexts = {
  title: resourceWords.objectStorage,
  enableTitle: resourceWords.enableTitle,
  enableText: {
    zh: '启用前会先测试读写。之后上传的文件存放在这里；以前的文件留在原处，照常可以下载。',
    en: 'It is tested first. Files uploaded from now on go there; earlier ones stay where they are and can still be fetched.',
  },
  test: words.test,
  testing: { zh: '正在测试“{code}”…', en: 'Testing “{code}”…' },
  testedTitle: { zh: '“{code}”可以使用', en: '“{code}” works' },
  put: { zh: '写入', en: 'Put' },
  read: { zh: '读取', en: 'Read' },
  delete: kitTexts.remove,
  step: { zh: '{step}：{ms} 毫秒', en: '{step}: {ms} ms' },
  place: words.address,
  diskPlace: { zh: '服务器 DATA_DIR/files', en: 'DATA_DIR/files of the server' },
} as const satisfies Record<string, Text>;
