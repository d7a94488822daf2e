import { entity } from '../kit/entity.ts';
import type { Text } from '../kit/text.ts';
import { squareMetres } from '../kit/units.ts';
import { housingRanks, subsidyTypes } from './choices.ts';
import { subsidyLifecycle } from './subsidy-lifecycle.ts';

const yuan = { zh: '元', en: 'yuan' } as const;

/** The area that a rank stands for and the prices of its subsidy: local policy (docs/estate.md C.5, to be verified by region). */
export const housingStandard = entity({
  name: 'housingStandard',
  table: 'housing_standard',
  label: { zh: '住房面积标准', en: 'Housing standard' },
  path: '/api/eam/housing-standard',
  verbs: {
    page: 'POST /dataPage',
    detail: 'GET /detail',
    save: 'POST /save',
    remove: 'POST /remove',
    export: 'POST /excel',
    import: 'POST /import',
  },
  importKey: ['rankLevel'],
  menu: 'housingStandard',
  sort: ['rankLevel'],
  dataScoped: 'granted',
  fields: {
    rankLevel: { kind: 'choice', label: { zh: '职级', en: 'Rank' }, choices: housingRanks, required: true },
    area: {
      kind: 'decimal',
      label: { zh: '面积标准', en: 'Standard area' },
      min: 1,
      max: 1000,
      unit: squareMetres,
      required: true,
    },
    basePrice: { ...money('每平方米基准补贴', 'Base price per m²'), required: true },
    ageUnitPrice: { ...money('工龄补贴（元/㎡·年）', 'Per m² and year of work'), required: true },
    coef: { ...monthly('月补系数', 'Monthly coefficient', '1.2806'), max: 100 },
    salaryShare: { ...monthly('月补工资比例', 'Part of the salary', '0.2'), max: 1 },
    remark: { kind: 'text', label: { zh: '依据', en: 'Source' }, maxLength: 200 },
  },
});

/** What a member of staff gets in the place of a house (docs/estate.md B.4, C.5). Blank prices and areas are the standard's. */
export const housingSubsidy = entity({
  name: 'housingSubsidy',
  table: 'housing_subsidy',
  label: { zh: '住房补贴', en: 'Housing subsidy' },
  path: '/api/eam/housing/subsidy',
  verbs: {
    page: 'POST /dataPage',
    detail: 'GET /detail',
    save: 'POST /saveSubsidyInfo',
    remove: 'POST /deleteByIds',
    export: 'POST /exportExcel',
  },
  aliases: {
    page: [
      'POST /api/eam/housing-subsidy/dataPage',
      'POST /api/eam/subsidy/dataPage',
      'GET /api/eam-realestate/subsidy/list',
    ],
    detail: ['GET /api/eam-realestate/subsidy/detail'],
    save: [
      'POST /updateSubsidyInfo',
      'POST /api/eam/housing-subsidy/saveSubsidyInfo',
      'POST /api/eam/housing-subsidy/updateSubsidyInfo',
      'POST /api/eam/subsidy/saveSubsidyInfo',
      'POST /api/eam/subsidy/updateSubsidyInfo',
      'POST /api/eam-realestate/subsidy/submit',
    ],
    remove: [
      'GET /delete',
      'POST /api/eam/housing-subsidy/deleteByIds',
      'POST /api/eam/subsidy/deleteByIds',
      'GET /api/eam/housing-subsidy/delete',
      'GET /api/eam/subsidy/delete',
      'POST /api/eam-realestate/subsidy/remove',
    ],
    export: [
      'GET /exportExcel',
      'POST /excel',
      'POST /api/eam/housing-subsidy/exportExcel',
      'POST /api/eam/subsidy/exportExcel',
    ],
  },
  menu: 'housingSubsidy',
  search: ['subsidyNo'],
  sort: ['-year', '-createTime'],
  dataScoped: 'granted',
  lifecycle: subsidyLifecycle,
  fields: {
    subsidyNo: { kind: 'text', label: { zh: '补贴编号', en: 'Number' }, maxLength: 32, readOnly: true },
    userId: { kind: 'ref', to: 'user', label: { zh: '职工', en: 'Member of staff' }, required: true, fixed: true },
    year: { kind: 'integer', label: { zh: '年度', en: 'Year' }, min: 1998, max: 2100, required: true },
    subsidyType: {
      kind: 'choice',
      label: { zh: '补贴类型', en: 'Subsidy type' },
      choices: subsidyTypes,
      required: true,
    },
    rankLevel: { kind: 'choice', label: { zh: '职级', en: 'Rank' }, choices: housingRanks, required: true },
    status: { kind: 'choice', label: { zh: '状态', en: 'Status' }, choices: subsidyLifecycle.choices, readOnly: true },
    amount: { kind: 'money', label: { zh: '补贴金额', en: 'Amount' }, readOnly: true },
    standardArea: area('面积标准', 'Standard area', { zh: '留空按职级标准', en: 'Blank: the standard of the rank' }),
    ownedArea: area('已享受面积', 'Area enjoyed', { zh: '本人享受的政策性住房', en: 'One’s own housing by policy' }),
    spouseArea: area('配偶已享受面积', 'Area the spouse enjoys'),
    shortArea: { ...area('差额面积', 'Shortfall'), readOnly: true },
    previousArea: area('晋升前面积标准', 'Standard before promotion', { zh: '级差补贴填写', en: 'For a promotion' }),
    workYearsBeforeFund: {
      kind: 'decimal',
      label: { zh: '建立公积金前工龄', en: 'Years of work before the fund' },
      min: 0,
      max: 60,
      unit: { zh: '年', en: 'years' },
    },
    unitPrice: money('每平方米补贴', 'Price per m²'),
    ageUnitPrice: money('工龄补贴（元/㎡·年）', 'Per m² and year of work'),
    monthSalary: money('月工资', 'Monthly salary'),
    coef: { kind: 'rate', label: { zh: '月补系数', en: 'Monthly coefficient' }, min: 0, max: 100 },
    salaryShare: { kind: 'rate', label: { zh: '月补工资比例', en: 'Part of the salary' }, min: 0, max: 1 },
    policyAmount: money('政策核定金额', 'Amount by policy'),
    payDate: { kind: 'day', label: { zh: '发放日期', en: 'Paid on' } },
    remark: { kind: 'text', label: { zh: '备注', en: 'Remark' }, maxLength: 200, detailOnly: true },
    trace: {
      kind: 'json',
      label: { zh: '计算过程', en: 'How it was made' },
      readOnly: true,
      detailOnly: true,
    },
  },
});

function money(zh: string, en: string) {
  return { kind: 'money', label: { zh, en }, min: 0, unit: yuan } as const;
}

/** For a subsidy by the month; what a new row begins with is practice (docs/estate.md C.5), no law. */
function monthly(zh: string, en: string, initial: string) {
  return { kind: 'rate', label: { zh, en }, min: 0, initial } as const;
}

function area(zh: string, en: string, help?: Text) {
  return { kind: 'decimal', label: { zh, en }, min: 0, max: 1000, unit: squareMetres, help } as const;
}
