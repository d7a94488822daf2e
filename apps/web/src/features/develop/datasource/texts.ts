import type { Text } from '@zhaocai/model/kit/text';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { words } from '../../../kit/text/words.ts';
import { developWords } from '../words.ts';

export const dataSourceTexts = {
  title: developWords.dataSources,
  place: words.address,
  test: { zh: '测试连接', en: 'Test' },
  testing: { zh: '正在连接“{name}”…', en: 'Connecting to “{name}”…' },
  tested: { zh: '“{name}”可以连接', en: '“{name}” answers' },
  testedHelp: { zh: 'PostgreSQL {version}', en: 'PostgreSQL {version}' },
  keepPassword: words.keepStored,
  added: kitTexts.added,
  updated: kitTexts.updated,
} as const satisfies Record<string, Text>;
