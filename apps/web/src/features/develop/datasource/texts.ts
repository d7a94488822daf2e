import type { Text } from '@zhaocai/model/kit/text';

export const dataSourceTexts = {
  title: { zh: '数据源', en: 'Data sources' },
  place: { zh: '地址', en: 'Address' },
  test: { zh: '测试连接', en: 'Test' },
  testing: { zh: '正在连接“{name}”…', en: 'Connecting to “{name}”…' },
  tested: { zh: '“{name}”可以连接', en: '“{name}” answers' },
  testedHelp: { zh: 'PostgreSQL {version}', en: 'PostgreSQL {version}' },
  assign: { zh: '分配给租户', en: 'Give to a tenant' },
  assignTitle: { zh: '把“{name}”分配给租户', en: 'Give “{name}” to a tenant' },
  tenant: { zh: '租户', en: 'Tenant' },
  chooseTenant: { zh: '请选择租户', en: 'Choose a tenant' },
  assigned: { zh: '已分配', en: 'Given' },
  withdraw: { zh: '取消其数据源', en: 'Take its data source away' },
  withdrawn: { zh: '已取消', en: 'Taken away' },
  keepPassword: { zh: '已保存；不修改请保持原样', en: 'Stored. Leave it as it is to keep it' },
  added: { zh: '新增成功', en: 'Added' },
  updated: { zh: '更新成功', en: 'Updated' },
  cancel: { zh: '取消', en: 'Cancel' },
} as const satisfies Record<string, Text>;
