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
  'performance.noTemplate': {
    zh: '没有启用的{kind}评价模板（{cycle}），请先启用模板',
    en: 'No template is in use for this kind ({kind}, {cycle}); put one into use first',
  },
  'performance.otherTemplate': {
    zh: '该模板不适用于此评价对象或已不再启用，请刷新后重试',
    en: 'This template is of another kind, or no longer in use; load the page anew',
  },
  'performance.templateChanged': {
    zh: '评价模板已更新，请按新的指标重新打分',
    en: 'The template has changed meanwhile; score its new items',
  },
  'performance.scoreMissing': { zh: '请为“{item}”打分', en: 'Give a score for “{item}”' },
  'performance.scoreTwice': { zh: '“{item}”重复打分', en: '“{item}” is scored twice' },
  'performance.scoreOver': {
    zh: '“{item}”的得分应在0到{max}之间',
    en: 'The score of “{item}” lies between 0 and {max}',
  },
  'performance.projectMissing': { zh: '请选择所评价的项目', en: 'Choose the project that is judged' },
  'performance.periodMissing': {
    zh: '请填写评价期间，季度如2026-Q3，年度如2026',
    en: 'Give the period: 2026-Q3 of a quarter, 2026 of a year',
  },
  'performance.periodRuns': {
    zh: '评价期间尚未结束（{date}），结束后再评价',
    en: 'The period runs until {date}; judge it when it is over',
  },
  'performance.noBusiness': {
    zh: '“{name}”在该项目或期间没有可评价的业务，不产生评价',
    en: '“{name}” had no business in this project or period; there is nothing to judge',
  },
  'performance.notOver': {
    zh: '评审结束后（{date}）才能评价专家',
    en: 'Experts are judged after the evaluation ({date})',
  },
  'performance.late': {
    zh: '已超过评价期限（{date}，{article}），请填写逾期原因',
    en: 'The time to judge was over on {date} ({article}); say why it is late',
  },
  'performance.oneself': { zh: '不能评价本人', en: 'Nobody judges himself' },
  'performance.ownCompany': { zh: '不能评价本单位', en: 'Nobody judges his own company' },
  'performance.judgedTwice': {
    zh: '该项目或期间已有评价，请勿重复评价',
    en: 'This project or period has been judged already',
  },
  'performance.notDraft': { zh: '只有未提交的评价可以修改或删除', en: 'Only a draft can be changed or removed' },
  'performance.notYours': { zh: '只能修改本人填写的评价', en: 'A draft is its writer’s to change' },
  'performance.answerOver': {
    zh: '确认期限（{date}）已过，不能再确认或申诉',
    en: 'The time to agree or appeal was over on {date}',
  },
  'performance.appealEmpty': { zh: '请填写申诉理由', en: 'Say why you appeal' },
  'performance.appealAnswerEmpty': { zh: '请填写申诉处理意见', en: 'Answer the appeal' },
  'performance.sameScores': {
    zh: '更正后的分数与原评价相同',
    en: 'These scores are those of the evaluation as it is',
  },
} as const satisfies Record<string, Text>;
