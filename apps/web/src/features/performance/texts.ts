import type { Text } from '@zhaocai/model/kit/text';
import { performanceWords } from './words.ts';

export const performanceTexts = {
  ...performanceWords,
  newTemplate: { zh: '新增评价模板', en: 'New evaluation template' },
  editTemplate: { zh: '编辑评价模板', en: 'Edit the template' },
  saveTemplate: { zh: '保存模板', en: 'Save the template' },
  templateSaved: { zh: '评价模板已保存', en: 'Template saved' },
  enabled: { zh: '模板已启用', en: 'The template is in use' },
  disabled: { zh: '模板已停用', en: 'The template is out of use' },
  items: { zh: '评价指标', en: 'Items' },
  levels: { zh: '评价等级', en: 'Levels' },
  itemsHelp: {
    zh: '不填权重时，各项满分合计应为100；填写权重时，每项满分100，权重合计应为100。',
    en: 'Without weights the points add up to 100. With weights each item counts out of 100 and the weights add up to 100.',
  },
  levelsHelp: {
    zh: '各等级从0到100首尾相接；起点计入，止点不计入（100计入最高等级）。',
    en: 'The levels cover 0 to 100; each includes where it begins and not where it ends (100 lies in the highest).',
  },
  pointsSum: { zh: '分值合计 {sum}', en: 'Points: {sum}' },
  weightsSum: { zh: '权重合计 {sum}', en: 'Weights: {sum}' },
  isFull: { zh: '合计为100', en: 'They add up to 100' },
} as const satisfies Record<string, Text>;
