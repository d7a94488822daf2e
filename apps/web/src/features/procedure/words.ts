import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say, and the titles of its pages. */
export const procedureWords = {
  configuration: { zh: '采购配置', en: 'Purchasing configuration' },
  items: { zh: '采购品目', en: 'Items' },
  staff: { zh: '采购人员', en: 'Purchasing staff' },
  myTasks: { zh: '我的任务', en: 'My tasks' },
  tasks: { zh: '项目任务', en: 'Tasks of the project' },
} as const satisfies Record<string, Text>;
