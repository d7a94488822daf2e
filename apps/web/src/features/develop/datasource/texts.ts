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
  assign: { zh: '分配给租户', en: 'Give to a tenant' },
  assignTitle: { zh: '把“{name}”分配给租户', en: 'Give “{name}” to a tenant' },
  tenant: words.tenant,
  chooseTenant: words.chooseATenant,
  assigned: { zh: '已分配', en: 'Given' },
  withdraw: { zh: '取消其数据源', en: 'Take its data source away' },
  withdrawn: { zh: '已取消', en: 'Taken away' },
  keepPassword: words.keepStored,
  added: kitTexts.added,
  updated: kitTexts.updated,
  cancel: kitTexts.cancel,
} as const satisfies Record<string, Text>;
