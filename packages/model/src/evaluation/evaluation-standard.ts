import { entity } from '../kit/entity.ts';
import type { Fields } from '../kit/field.ts';
import {
  aggregation,
  bidNaming,
  checkCategory,
  evaluationMethod,
  leaderRule,
  priceBenchmark,
  scoreCategory,
  scoreType,
} from './choices.ts';

/**
 * By what the bids for a package are evaluated: part of its documents, and as unchanging from their publication on. It is
 * written as a whole, so what is kept can be used.
 */
export const evaluationStandard = entity({
  name: 'evaluationStandard',
  table: 'evaluation_standard',
  label: { zh: '评审标准', en: 'Evaluation standard' },
  path: '/api/bid-es/judge/standard',
  verbs: {},
  menu: 'project',
  dataScoped: false,
  guards: { ux_evaluation_standard_package: 'evaluation.standardTwice' },
  fields: {
    projectId: { kind: 'ref', to: 'project', label: { zh: '项目', en: 'Project' }, required: true, fixed: true },
    packageId: { kind: 'ref', to: 'package', label: { zh: '采购包', en: 'Package' }, required: true, fixed: true },
    evaluationMethod: {
      kind: 'choice',
      label: { zh: '评审方法', en: 'Method of evaluation' },
      choices: evaluationMethod.choices,
      required: true,
      initial: 1,
    },
    isPriceFixed: {
      kind: 'flag',
      label: { zh: '执行国家统一定价，价格不列为评分因素', en: 'The state fixes the price, which is not scored' },
      required: true,
      initial: false,
    },
    priceWeight: {
      kind: 'decimal',
      label: { zh: '价格分值', en: 'Points of the price' },
      min: 0,
      max: 100,
    },
    benchmark: {
      kind: 'choice',
      label: { zh: '评审基准价', en: 'Measured against' },
      choices: priceBenchmark.choices,
      required: true,
      initial: 1,
    },
    benchmarkPercent: {
      kind: 'decimal',
      label: { zh: '最高限价所占比例', en: 'Share of the ceiling' },
      min: 0,
      max: 100,
      unit: { zh: '%', en: '%' },
    },
    aggregation: {
      kind: 'choice',
      label: { zh: '专家分汇总方式', en: 'Scores of the experts become one by' },
      choices: aggregation.choices,
      required: true,
      initial: 1,
    },
    leaderRule: {
      kind: 'choice',
      label: { zh: '组长产生方式', en: 'Who may lead' },
      choices: leaderRule.choices,
      required: true,
      initial: 2,
    },
    /** `CheckItem[]`, in their order. */
    checks: { kind: 'json', label: { zh: '资格性与符合性审查', en: 'Checks' }, readOnly: true, detailOnly: true },
    /** `ScoreItem[]`, in their order. */
    items: { kind: 'json', label: { zh: '评分项', en: 'Scored items' }, readOnly: true, detailOnly: true },
  },
});

/** A check as it is typed. */
export const checkItemFields = {
  category: {
    kind: 'choice',
    label: { zh: '审查类别', en: 'Kind of check' },
    choices: checkCategory.choices,
    required: true,
    initial: 1,
  },
  name: { kind: 'text', label: { zh: '审查项', en: 'Check' }, maxLength: 100, required: true },
  standard: { kind: 'longText', label: { zh: '通过标准', en: 'Met by' }, maxLength: 1000, required: true },
} as const satisfies Fields;

/** A scored item as it is typed. */
export const scoreItemFields = {
  category: {
    kind: 'choice',
    label: { zh: '评分类别', en: 'Kind of item' },
    choices: scoreCategory.choices,
    required: true,
    initial: 4,
  },
  name: { kind: 'text', label: { zh: '评分项', en: 'Scored item' }, maxLength: 100, required: true },
  scoreType: {
    kind: 'choice',
    label: { zh: '主客观', en: 'Scored by' },
    choices: scoreType.choices,
    required: true,
    initial: 2,
  },
  maxScore: { kind: 'decimal', label: { zh: '满分', en: 'Points' }, min: 0.01, max: 100, required: true },
  minScore: {
    kind: 'decimal',
    label: { zh: '最低分', en: 'At least' },
    min: 0,
    max: 100,
    required: true,
    initial: '0',
  },
  step: { kind: 'decimal', label: { zh: '分档', en: 'Step' }, min: 0.01, max: 100 },
  naming: {
    kind: 'choice',
    label: { zh: '明暗标', en: 'Names' },
    choices: bidNaming.choices,
    required: true,
    initial: 1,
  },
  standard: {
    kind: 'longText',
    label: { zh: '评分标准', en: 'Scored by which standard' },
    maxLength: 1000,
    required: true,
  },
} as const satisfies Fields;
