import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const documentWords = {
  fileTemplates: { zh: '文件模板', en: 'File templates' },
  fileCatalogues: { zh: '文件目录', en: 'File catalogues' },
  projectFiles: { zh: '项目档案', en: 'Project files' },
} as const satisfies Record<string, Text>;
