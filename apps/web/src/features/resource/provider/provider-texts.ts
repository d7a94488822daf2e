import type { Text } from '@zhaocai/model/kit/text';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { words } from '../../../kit/text/words.ts';

export const providerTexts = {
  status: words.state,
  enable: { zh: '启用', en: 'Use' },
  enabled: { zh: '已启用', en: 'In use now' },
  keepSecret: words.keepStored,
  chooseKind: words.kind,
  kindFixed: { zh: '创建后不能修改', en: 'Cannot be changed later' },
  newSecret: { zh: '请输入{name}', en: 'Enter it' },
  save: kitTexts.save,
  added: kitTexts.added,
  updated: kitTexts.updated,
} as const satisfies Record<string, Text>;
