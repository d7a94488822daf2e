import type { Text } from '@zhaocai/model/kit/text';

export const providerTexts = {
  status: { zh: '状态', en: 'State' },
  enable: { zh: '启用', en: 'Use' },
  enabled: { zh: '已启用', en: 'In use now' },
  keepSecret: { zh: '已保存；不修改请保持原样', en: 'Stored. Leave it as it is to keep it' },
  chooseKind: { zh: '类型', en: 'Kind' },
  kindFixed: { zh: '创建后不能修改', en: 'Cannot be changed later' },
  newSecret: { zh: '请输入{name}', en: 'Enter it' },
  save: { zh: '保存', en: 'Save' },
  added: { zh: '新增成功', en: 'Added' },
  updated: { zh: '更新成功', en: 'Updated' },
} as const satisfies Record<string, Text>;
