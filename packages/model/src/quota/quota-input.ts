import { entity } from '../kit/entity.ts';
import { researchBranch, unitKind } from './choices.ts';
import { areaOf, countOf, unitField, yearField } from './fields.ts';

/** What the calculation is told of a unit in a year: its people, students, labs and research. Brought in by a spreadsheet. */
export const quotaInput = entity({
  name: 'quotaInput',
  table: 'quota_input',
  label: { zh: '核算数据', en: 'Facts of a unit' },
  path: '/api/eam/quota-input',
  verbs: {
    page: 'POST /dataPage',
    detail: 'GET /detail',
    save: 'POST /save',
    remove: 'POST /remove',
    export: 'POST /excel',
    import: 'POST /import',
  },
  importKey: ['year', 'deptId'],
  menu: 'quotaInput',
  sort: ['-year', 'deptId'],
  dataScoped: 'granted',
  fields: {
    year: yearField,
    deptId: unitField,
    unitKind: {
      kind: 'choice',
      label: { zh: '单位类型', en: 'Kind of unit' },
      choices: unitKind.choices,
      required: true,
    },
    branch: {
      kind: 'choice',
      label: { zh: '学科门类', en: 'Branch' },
      choices: researchBranch.choices,
      required: true,
    },
    coefficient: { kind: 'rate', label: { zh: '学科系数', en: 'Coefficient' }, min: 0.1, max: 10, required: true },
    academicians: countOf('院士', 'Academicians'),
    seniors: countOf('正高级', 'Senior titles'),
    associates: countOf('副高级', 'Associate senior titles'),
    intermediates: countOf('中级', 'Intermediate titles'),
    juniors: countOf('初级', 'Junior titles'),
    otherStaff: countOf('其他教职工', 'Other staff'),
    presidents: countOf('校级正职', 'Heads of the university'),
    vicePresidents: countOf('校级副职（正厅）', 'Deputy heads (director-general)'),
    deputyPresidents: countOf('校级副职（副厅）', 'Deputy heads (deputy director-general)'),
    divisionHeads: countOf('正处级', 'Division heads'),
    deputyDivisionHeads: countOf('副处级', 'Deputy division heads'),
    sectionStaff: countOf('科级及以下', 'Section level and below'),
    undergraduates: countOf('本科生', 'Undergraduates'),
    masters: countOf('硕士生', 'Master’s students'),
    doctors: countOf('博士生', 'Doctoral students'),
    postdocs: countOf('博士后', 'Postdocs'),
    internationals: countOf('留学生', 'International students'),
    visitors: countOf('进修生', 'Visiting students'),
    basicHours: hours('公共基础实验人时数', 'Student hours, basic labs'),
    professionBasicHours: hours('专业基础实验人时数', 'Student hours, labs of profession basics'),
    professionalHours: hours('专业实验人时数', 'Student hours, professional labs'),
    funds: {
      kind: 'decimal',
      label: { zh: '年均到账经费', en: 'Funds a year' },
      min: 0,
      max: 10_000_000,
      unit: { zh: '万元', en: '10,000 yuan' },
    },
    nationalPlatforms: countOf('国家级平台', 'National platforms'),
    provincialPlatforms: countOf('省部级平台', 'Provincial platforms'),
    bureauPlatforms: countOf('厅局级平台', 'Bureau-level platforms'),
    largeEquipment: countOf('大型设备（台）', 'Large equipment'),
    approvedCb: areaOf('核定设备用房', 'Approved for equipment'),
    approvedZb: areaOf('核定平台用房', 'Approved for platforms'),
    specialArea: areaOf('专项服务用房', 'Special area'),
  },
});

function hours(zh: string, en: string) {
  return { kind: 'decimal', label: { zh, en }, min: 0, max: 1_000_000_000 } as const;
}
