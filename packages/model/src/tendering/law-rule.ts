import { entity } from '../kit/entity.ts';
import { calendarDayType, dayType } from '../procedure/day-type.ts';
import { lawRegime, procurementMethod } from '../procedure/method.ts';

/**
 * A number that a law or a policy sets, with its source and validity: data, never a constant. Resolved at the date of
 * the event that it judges. Rows of the platform; an administrator edits them.
 */
export const lawRule = entity({
  name: 'lawRule',
  table: 'law_rule',
  label: { zh: '法定规则', en: 'Statutory rule' },
  path: '/api/purchase/law-rule',
  verbs: {
    page: 'POST /queryPage',
    detail: 'GET /queryById',
    save: 'POST /saveOrUpdate',
    export: 'POST /export',
    import: 'POST /import',
  },
  importKey: ['code', 'kind', 'lawRegime', 'manner', 'effectiveFrom'],
  menu: 'lawRule',
  search: ['code', 'sourceArticle'],
  sort: ['code', 'lawRegime', 'manner'],
  platformReadable: true,
  permanent: true,
  dataScoped: false,
  fields: {
    code: { kind: 'text', label: { zh: '规则编码', en: 'Code' }, maxLength: 20, required: true, fixed: true },
    kind: { kind: 'text', label: { zh: '规则类别', en: 'Kind' }, maxLength: 30, required: true, fixed: true },
    name: { kind: 'text', label: { zh: '规则名称', en: 'Name' }, maxLength: 100, required: true },
    nameEn: { kind: 'text', label: { zh: '英文名称', en: 'Name in English' }, maxLength: 200, required: true },
    lawRegime: {
      kind: 'choice',
      label: { zh: '适用法规', en: 'Governing law' },
      choices: lawRegime.choices,
      required: true,
    },
    manner: {
      kind: 'choice',
      label: { zh: '采购方式', en: 'Procurement method' },
      choices: procurementMethod.choices,
      required: true,
    },
    value: { kind: 'decimal', label: { zh: '数值', en: 'Value' }, min: 0, required: true },
    unit: { kind: 'text', label: { zh: '单位', en: 'Unit' }, maxLength: 20, required: true },
    dayType: { kind: 'choice', label: { zh: '天数类型', en: 'Counted in' }, choices: dayType.choices },
    sourceArticle: { kind: 'text', label: { zh: '依据条款', en: 'Source' }, maxLength: 200, required: true },
    sourceArticleEn: {
      kind: 'text',
      label: { zh: '英文依据', en: 'Source in English' },
      maxLength: 300,
      required: true,
    },
    certainty: {
      kind: 'text',
      label: { zh: '确定程度', en: 'Certainty' },
      maxLength: 1,
      pattern: /^[ABC]$/,
      required: true,
    },
    isOverridable: {
      kind: 'flag',
      label: { zh: '可说明理由后放行', en: 'May be overridden with a reason' },
      required: true,
    },
    effectiveFrom: { kind: 'day', label: { zh: '生效日期', en: 'In force from' }, required: true },
    effectiveTo: { kind: 'day', label: { zh: '失效日期', en: 'In force until' } },
  },
});

/** One day of the official calendar. A year without rows is not configured, never guessed. */
export const workCalendar = entity({
  name: 'workCalendar',
  table: 'work_calendar',
  label: { zh: '工作日历', en: 'Work calendar' },
  path: '/api/purchase/work-calendar',
  verbs: {
    page: 'POST /queryPage',
    detail: 'GET /queryById',
    save: 'POST /saveOrUpdate',
    export: 'POST /export',
    import: 'POST /import',
  },
  importKey: ['day'],
  menu: 'workCalendar',
  sort: ['day'],
  platformReadable: true,
  permanent: true,
  dataScoped: false,
  fields: {
    day: { kind: 'day', label: { zh: '日期', en: 'Day' }, required: true, fixed: true },
    dayType: { kind: 'choice', label: { zh: '类型', en: 'Kind' }, choices: calendarDayType.choices, required: true },
    remark: { kind: 'text', label: { zh: '说明', en: 'Remark' }, maxLength: 100 },
  },
});
