import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const developWords = {
  codeGenerator: { zh: '代码生成', en: 'Code generator' },
  dataSources: { zh: '数据源', en: 'Data sources' },
} as const satisfies Record<string, Text>;
