import type { Text } from '../kit/text.ts';

export const performanceMessages = {
  'performance.noItems': { zh: '请至少填写一项评价指标', en: 'Enter at least one item' },
  'performance.itemsNotFull': {
    zh: '指标分值合计应为100，现为{sum}',
    en: 'The points add up to 100; these come to {sum}',
  },
  'performance.weightedNotFull': {
    zh: '按权重计分时，每项指标的满分应为100',
    en: 'Where items have weights, each counts out of 100 points',
  },
  'performance.weightsNotFull': {
    zh: '指标权重合计应为100，现为{sum}',
    en: 'The weights add up to 100; these come to {sum}',
  },
  'performance.weightMissing': {
    zh: '请为每项指标填写权重，或全部不填',
    en: 'Give a weight to every item, or to none',
  },
  'performance.levelsNotWhole': {
    zh: '等级区间应从0到100首尾相接，不能有空缺、重叠或重复等级',
    en: 'The levels cover 0 to 100 without a gap or an overlap, each once',
  },
  'performance.itemTwice': { zh: '评价指标“{name}”重复', en: 'The item “{name}” is there twice' },
  'performance.itemLine': { zh: '第{line}项指标：', en: 'Item {line}: ' },
  'performance.levelLine': { zh: '第{line}个等级：', en: 'Level {line}: ' },
  'performance.enabledTwice': {
    zh: '同类型、同周期已有启用的模板，请刷新后重试',
    en: 'Another template of this kind and cycle is in use; load the list anew',
  },
  'performance.templateInUse': {
    zh: '启用中的模板不能删除，请先停用',
    en: 'A template in use cannot be deleted; take it out of use first',
  },
} as const satisfies Record<string, Text>;
