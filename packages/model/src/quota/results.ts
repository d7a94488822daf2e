import { entity } from '../kit/entity.ts';
import type { Route, Verb } from '../kit/entity.ts';
import { researchBranch, tierMode, unitKind } from './choices.ts';
import { quotaLifecycle } from './quota-lifecycle.ts';
import { countOf, calculatedArea, unitField, yearField } from './fields.ts';

const verbs = { page: 'POST /dataPage', detail: 'GET /detail', export: 'POST /excel' } as const satisfies Partial<
  Record<Verb, Route>
>;
const aliases = {
  page: ['GET /dataPage'],
  export: ['GET /excel', 'POST /exportExcel'],
} as const satisfies Partial<Record<Verb, readonly Route[]>>;

const common = { verbs, aliases, permanent: true, dataScoped: 'granted' } as const;
const calcTime = { kind: 'instant', label: { zh: '核算时间', en: 'Calculated' }, readOnly: true } as const;
const trace = {
  kind: 'json',
  label: { zh: '计算过程', en: 'How it was made' },
  readOnly: true,
  detailOnly: true,
} as const;

/** The room that a unit's research earns in a year (docs/estate.md C.4). */
export const scientificResearch = entity({
  ...common,
  name: 'scientificResearch',
  table: 'scientific_research',
  label: { zh: '科研用房补贴', en: 'Room for research' },
  path: '/api/eam/ScientificResearch',
  menu: 'scientificResearch',
  sort: ['-year', '-subsidyArea'],
  fields: {
    year: yearField,
    deptId: unitField,
    branch: {
      kind: 'choice',
      label: { zh: '学科门类', en: 'Branch' },
      choices: researchBranch.choices,
      readOnly: true,
    },
    funds: {
      kind: 'decimal',
      label: { zh: '年均到账经费', en: 'Funds a year' },
      unit: { zh: '万元', en: '10,000 yuan' },
      readOnly: true,
    },
    nationalPlatforms: { ...countOf('国家级平台', 'National platforms'), readOnly: true },
    provincialPlatforms: { ...countOf('省部级平台', 'Provincial platforms'), readOnly: true },
    bureauPlatforms: { ...countOf('厅局级平台', 'Bureau-level platforms'), readOnly: true },
    largeEquipment: { ...countOf('大型设备', 'Large equipment'), readOnly: true },
    subsidyArea: calculatedArea('经费补贴面积', 'Area for funds'),
    platformArea: calculatedArea('平台用房面积', 'Area for platforms'),
    equipmentArea: calculatedArea('设备用房面积', 'Area for equipment'),
    totalArea: calculatedArea('合计面积', 'Area in all'),
    calcTime,
    trace,
  },
});

/** The room that a unit may have in a year (docs/estate.md C.1). Made again until the year is locked (SM18). */
export const deptCalculate = entity({
  ...common,
  name: 'deptCalculate',
  table: 'dept_calculate',
  label: { zh: '单位定额', en: 'Quota of a unit' },
  path: '/api/eam/dept-calculate',
  menu: 'deptCalculate',
  sort: ['-year', '-total'],
  lifecycle: quotaLifecycle,
  fields: {
    year: yearField,
    deptId: unitField,
    unitKind: {
      kind: 'choice',
      label: { zh: '单位类型', en: 'Kind of unit' },
      choices: unitKind.choices,
      readOnly: true,
    },
    headcount: { ...countOf('人数', 'Headcount'), readOnly: true },
    total: calculatedArea('定额面积', 'Quota'),
    bg: calculatedArea('办公', 'Office'),
    gy: calculatedArea('公共', 'Common'),
    ss: calculatedArea('教学实验', 'Teaching lab'),
    xs: calculatedArea('学生工位', 'Student desks'),
    ky: calculatedArea('科研补贴', 'Research'),
    cb: calculatedArea('大型设备', 'Large equipment'),
    zb: calculatedArea('重点平台', 'Key platform'),
    tj: calculatedArea('调节', 'Adjustment'),
    status: { kind: 'choice', label: { zh: '状态', en: 'Status' }, choices: quotaLifecycle.choices, readOnly: true },
    calcTime,
    trace,
  },
});

const money = (zh: string, en: string) => ({ kind: 'money', label: { zh, en }, readOnly: true }) as const;

/** What a unit has against what it may have, and what the difference costs (docs/estate.md C.2). */
export const differenceCalculate = entity({
  ...common,
  name: 'differenceCalculate',
  table: 'difference_calculate',
  label: { zh: '超额测算', en: 'Over-use' },
  path: '/api/eam/difference-calculate',
  menu: 'differenceCalculate',
  sort: ['-year', '-overPct'],
  fields: {
    year: yearField,
    deptId: unitField,
    quota: calculatedArea('定额面积', 'Quota'),
    actual: calculatedArea('实际面积', 'Actual'),
    diff: calculatedArea('差额面积', 'Difference'),
    overPct: { kind: 'rate', label: { zh: '超额%', en: 'Over %' }, readOnly: true },
    tierMode: { kind: 'choice', label: { zh: '计费方式', en: 'Charging' }, choices: tierMode.choices, readOnly: true },
    charge: money('应收费用', 'Charge'),
    rebate: money('按期返还', 'Returned in time'),
    payable: money('按期应缴', 'Payable in time'),
    roomCount: { ...countOf('房间数', 'Rooms'), readOnly: true },
    standardName: { kind: 'text', label: { zh: '收费标准', en: 'Charges' }, maxLength: 64, readOnly: true },
    calcTime,
    tierLines: { kind: 'json', label: { zh: '分段明细', en: 'Bands' }, readOnly: true, detailOnly: true },
    trace,
  },
});
