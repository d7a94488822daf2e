import { entity } from '../kit/entity.ts';
import type { Fields } from '../kit/field.ts';
import { evaluateResult, judgeCycle, judgeType, scoreWay } from './choices.ts';
import { judgeTemplateLifecycle } from './template-lifecycle.ts';

/** By what somebody's performance is judged: items with points or weights, and what a total is called (B.19). */
export const judgeTemplate = entity({
  name: 'judgeTemplate',
  table: 'judge_template',
  label: { zh: '评价模板', en: 'Evaluation template' },
  path: '/api/cus/judge',
  verbs: {
    page: 'POST /dataPage',
    detail: 'GET /queryById',
    remove: 'GET /updateById',
    export: 'POST /export',
  },
  idName: 'judgeId',
  menu: 'judgeTemplate',
  search: ['name'],
  sort: ['judgeType', 'cycle', '-createTime'],
  dataScoped: 'granted',
  lifecycle: judgeTemplateLifecycle,
  guards: { ux_judge_template_enabled: 'performance.enabledTwice' },
  fields: {
    name: { kind: 'text', label: { zh: '模板名称', en: 'Template' }, maxLength: 100, required: true },
    judgeType: {
      kind: 'choice',
      label: { zh: '评价对象', en: 'Of whom' },
      choices: judgeType.choices,
      required: true,
      fixed: true,
      initial: 1,
    },
    cycle: {
      kind: 'choice',
      label: { zh: '评价周期', en: 'How often' },
      choices: judgeCycle.choices,
      required: true,
      fixed: true,
      initial: 1,
    },
    enable: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: judgeTemplateLifecycle.choices,
      readOnly: true,
    },
    confirmDays: {
      kind: 'integer',
      label: { zh: '确认期限', en: 'Time to confirm' },
      min: 1,
      max: 60,
      required: true,
      initial: 7,
      unit: { zh: '天', en: 'days' },
      help: {
        zh: '被评方在期限内确认或申诉，逾期未答复视为确认',
        en: 'Whoever is judged confirms or appeals within it; silence agrees',
      },
    },
    itemCount: { kind: 'integer', label: { zh: '指标数', en: 'Items' }, readOnly: true },
    edition: { kind: 'integer', label: { zh: '版次', en: 'Edition' }, readOnly: true },
    remark: { kind: 'text', label: { zh: '说明', en: 'Remark' }, maxLength: 500 },
    /** `JudgeTemplateItem[]`, in their order. */
    items: { kind: 'json', label: { zh: '评价指标', en: 'Items' }, readOnly: true, detailOnly: true },
    /** `JudgeTemplateLevel[]`, from the lowest. */
    levels: { kind: 'json', label: { zh: '评价等级', en: 'Levels' }, readOnly: true, detailOnly: true },
  },
});

/** An item as it is typed. */
export const judgeItemFields = {
  itemName: { kind: 'text', label: { zh: '指标名称', en: 'Item' }, maxLength: 100, required: true },
  maxScore: { kind: 'decimal', label: { zh: '满分', en: 'Points' }, min: 0.01, max: 100, required: true },
  weight: { kind: 'decimal', label: { zh: '权重（%）', en: 'Weight (%)' }, min: 0.01, max: 100 },
  scoreWay: {
    kind: 'choice',
    label: { zh: '计分方式', en: 'How scored' },
    choices: scoreWay.choices,
    required: true,
    initial: 1,
  },
  standard: { kind: 'longText', label: { zh: '评分标准', en: 'Standard' }, maxLength: 1000, required: true },
} as const satisfies Fields;

/** A level as it is typed: what its range of scores is called. */
export const judgeLevelFields = {
  level: { kind: 'choice', label: { zh: '等级', en: 'Level' }, choices: evaluateResult.choices, required: true },
  from: { kind: 'decimal', label: { zh: '起（含）', en: 'From' }, min: 0, max: 100, required: true },
  to: {
    kind: 'decimal',
    label: { zh: '止（不含，100含）', en: 'Below (100 included)' },
    min: 0,
    max: 100,
    required: true,
  },
} as const satisfies Fields;

/** What a template begins with: the usual ranges (B.19). */
export const usualLevels = [
  { level: evaluateResult.code.excellent, from: '90', to: '100' },
  { level: evaluateResult.code.good, from: '80', to: '90' },
  { level: evaluateResult.code.fair, from: '60', to: '80' },
  { level: evaluateResult.code.poor, from: '0', to: '60' },
] as const;
