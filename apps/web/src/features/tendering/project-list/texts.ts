import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../../../kit/text/words.ts';
import { tenderingWords } from '../words.ts';

export const projectListTexts = {
  title: tenderingWords.projects,
  import: words.import,
  deadline: { zh: '下一截止时间', en: 'Next deadline' },
  entryEndTime: { zh: '报名截止', en: 'Register by' },
  bidEndTime: { zh: '报价截止', en: 'Quote by' },
  openTime: { zh: '开标', en: 'Open at' },
  openedTime: words.opened,
  importTitle: { zh: '从 Excel 导入采购项目', en: 'Import a project from Excel' },
  importText: {
    zh: '一个文件是一个项目，一行是一条货物；任一行有误则整批不导入。',
    en: 'One file is one project, one row one goods line. If any row is wrong, nothing is imported.',
  },
  templateName: { zh: '采购项目导入模板.xlsx', en: 'project-template.xlsx' },
  imported: { zh: '已导入为草稿，请核对后提交', en: 'Imported as a draft; check and submit it' },
} as const satisfies Record<string, Text>;
