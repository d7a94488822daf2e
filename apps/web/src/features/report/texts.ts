import type { Text } from '@zhaocai/model/kit/text';
import { kitTexts } from '../../kit/text/kit-texts.ts';
import { words } from '../../kit/text/words.ts';

export const reportTexts = {
  title: { zh: '报表', en: 'Reports' },
  shownTo: { zh: '可见范围', en: 'Seen by' },
  everybody: { zh: '所有人', en: 'Everybody' },
  someRoles: { zh: '{count} 个角色', en: '{count} roles' },
  builtIn: { zh: '系统自带', en: 'Built in' },
  own: { zh: '自定义', en: 'Own' },
  origin: { zh: '来源', en: 'Origin' },
  conditions: { zh: '查询条件', en: 'Parameters' },
  defaultConditions: { zh: '默认{name}', en: '{name} (default)' },
  run: { zh: '查询', en: 'Show' },
  chart: { zh: '图表', en: 'Chart' },
  rows: { zh: '数据', en: 'Rows' },
  noRows: { zh: '没有数据', en: 'Nothing to show' },
  noRowsHelp: { zh: '请放宽查询条件后再试', en: 'Try wider parameters' },
  export: kitTexts.export,
  print: words.print,
  grant: { zh: '授权租户', en: 'Grant to tenants' },
  granted: words.granted,
  tenants: { zh: '可见租户', en: 'Tenants that have it' },
  tenantsHelp: {
    zh: '只有选中的租户能看到并运行这张报表，并且只看到各自的数据；不选表示所有适用的租户都能看到。',
    en: 'Only these tenants see and run the report, each over its own rows; with none chosen every tenant that it suits has it.',
  },
  everyTenant: { zh: '所有适用的租户', en: 'Every tenant that it suits' },
  someTenants: { zh: '{count} 个租户', en: '{count} tenants' },
  added: kitTexts.added,
  updated: kitTexts.updated,
} as const satisfies Record<string, Text>;
