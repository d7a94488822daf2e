import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const hallWords = {
  hall: { zh: '开标大厅', en: 'Opening hall' },
  nodes: { zh: '开标节点', en: 'Opening nodes' },
  keyword: { zh: '项目名称或编号', en: 'Project or number' },
  projectPage: { zh: '项目页面', en: 'Project' },
  recordJson: { zh: '签名记录', en: 'Signed record' },
  params: { zh: '电子标参数模板', en: 'Parameter templates' },
} as const satisfies Record<string, Text>;
