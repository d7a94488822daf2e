import type { Text } from '@zhaocai/model/kit/text';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { words } from '../../../kit/text/words.ts';

export const conditionTexts = {
  all: { zh: '全部满足', en: 'All hold' },
  any: { zh: '满足任一', en: 'Any holds' },
  joint: { zh: '本组条件的关系', en: 'How the lines of this group go together' },
  field: words.field,
  operator: { zh: '比较方式', en: 'Comparison' },
  value: words.value,
  source: { zh: '值的来源', en: 'Where the value comes from' },
  fixed: { zh: '固定值', en: 'Fixed value' },
  addLine: { zh: '添加条件', en: 'Add a line' },
  addGroup: { zh: '添加条件组', en: 'Add a group' },
  removeLine: { zh: '删除这条条件', en: 'Remove this line' },
  removeGroup: { zh: '删除这个条件组', en: 'Remove this group' },
  ids: { zh: '输入编号后回车', en: 'Type an id, then Enter' },
  texts: { zh: '输入后回车，可多个', en: 'Type, then Enter; several go' },
  yuan: kitTexts.yuan,
} as const satisfies Record<string, Text>;
