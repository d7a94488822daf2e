import { entity } from '../kit/entity.ts';
import type { Verb, Route } from '../kit/entity.ts';
import { postLevels, researchKind, studentTypes, titleLevels } from './choices.ts';
import { squareMetres } from '../kit/units.ts';
import { standardArea, yearField } from './fields.ts';

/** The API names `dataList` and `update`; an array of rows is taken too. */
export const regulationVerbs = {
  list: 'GET /dataList',
  page: 'GET /dataPage',
  detail: 'GET /detail',
  save: 'POST /update',
  remove: 'POST /remove',
  export: 'POST /excel',
  import: 'POST /import',
} as const satisfies Partial<Record<Verb, Route>>;

export const regulationAliases = { save: ['POST /updateById', 'POST /editSave'] } as const satisfies Partial<
  Record<Verb, readonly Route[]>
>;

const common = {
  verbs: regulationVerbs,
  aliases: regulationAliases,
  menu: 'quotaRegulation',
  dataScoped: 'granted',
} as const;

/** Room for a member of the staff by title. Of a year, or of the latest one before it that has any. */
export const facultyRegulation = entity({
  ...common,
  name: 'facultyRegulation',
  table: 'faculty_regulation',
  label: { zh: '教职工用房标准', en: 'Faculty standard' },
  path: '/api/eam/faculty-regulations',
  importKey: ['year', 'category'],
  sort: ['-year', 'category'],
  fields: {
    year: yearField,
    category: { kind: 'choice', label: { zh: '职称级别', en: 'Title' }, choices: titleLevels, required: true },
    area: standardArea,
    remark: { kind: 'text', label: { zh: '依据', en: 'Source' }, maxLength: 200 },
  },
});

/** Room for an administrative post by its level. */
export const sasnop = entity({
  ...common,
  name: 'sasnop',
  table: 'sasnop',
  label: { zh: '机关职级用房标准', en: 'Post standard' },
  path: '/api/eam/sasnop',
  importKey: ['year', 'category'],
  sort: ['-year', 'category'],
  fields: {
    year: yearField,
    category: { kind: 'choice', label: { zh: '职级', en: 'Level of the post' }, choices: postLevels, required: true },
    area: standardArea,
    remark: { kind: 'text', label: { zh: '依据', en: 'Source' }, maxLength: 200 },
  },
});

/** Room for a student by kind; the coefficient of the unit's discipline holds where the row says so. */
export const collegeStudentRegulation = entity({
  ...common,
  name: 'collegeStudentRegulation',
  table: 'college_student_regulation',
  label: { zh: '学生用房标准', en: 'Student standard' },
  path: '/api/eam/college-student-regulations',
  importKey: ['year', 'studentType'],
  sort: ['-year', 'studentType'],
  fields: {
    year: yearField,
    studentType: { kind: 'choice', label: { zh: '学生类别', en: 'Students' }, choices: studentTypes, required: true },
    area: standardArea,
    coefApplied: { kind: 'flag', label: { zh: '乘学科系数', en: 'Times the coefficient' } },
    remark: { kind: 'text', label: { zh: '依据', en: 'Source' }, maxLength: 200 },
  },
});

/** Room for research: for money by a rate and up to a cap, for platforms and equipment a fixed area each. */
export const researchRegulation = entity({
  ...common,
  name: 'researchRegulation',
  table: 'research_regulation',
  label: { zh: '科研用房标准', en: 'Research standard' },
  path: '/api/eam/research-subsidy',
  importKey: ['year', 'kind'],
  sort: ['-year', 'kind'],
  fields: {
    year: yearField,
    kind: { kind: 'choice', label: { zh: '类别', en: 'Kind' }, choices: researchKind.choices, required: true },
    perUnit: {
      kind: 'decimal',
      label: { zh: '每计量单位', en: 'Per' },
      min: 0.0001,
      max: 1_000_000,
      required: true,
      help: {
        zh: '到账经费以万元计，平台以个计，设备以台计',
        en: 'Funds in 10,000 yuan, platforms and equipment by number',
      },
    },
    area: standardArea,
    artsArea: {
      kind: 'decimal',
      label: { zh: '文科面积', en: 'Area for arts' },
      min: 0,
      max: 10_000,
      unit: squareMetres,
      help: { zh: '留空则与面积标准相同', en: 'Blank: as the standard area' },
    },
    capRatio: {
      kind: 'rate',
      label: { zh: '上限比例', en: 'Cap' },
      min: 0,
      max: 1,
      help: {
        zh: '占办公、公共、教学实验、学生工位之和，只用于到账经费，如 0.3',
        en: 'Of offices, common rooms, labs and desks; for funds alone, e.g. 0.3',
      },
    },
    remark: { kind: 'text', label: { zh: '依据', en: 'Source' }, maxLength: 200 },
  },
});

/** What else the calculation needs in a year. */
export const quotaParameter = entity({
  ...common,
  name: 'quotaParameter',
  table: 'quota_parameter',
  label: { zh: '核算参数', en: 'Parameters' },
  path: '/api/eam/quota-parameter',
  importKey: ['year'],
  sort: ['-year'],
  fields: {
    year: yearField,
    commonPerHead: number('人均公共面积', 'Common room per head'),
    commonCap: number('公共面积上限', 'Cap of common room'),
    basicHours: number('公共基础课年学时', 'Hours a year, basic courses', 1),
    professionBasicHours: number('专业基础课年学时', 'Hours a year, basics of the profession', 1),
    professionalHours: number('专业课年学时', 'Hours a year, professional courses', 1),
    areaPerPlace: number('生均实验面积', 'Lab area per place'),
    adjustRatio: { kind: 'rate', label: { zh: '调节比例', en: 'Adjustment' }, min: 0, max: 0.1, required: true },
  },
});

function number(zh: string, en: string, min = 0) {
  return { kind: 'decimal', label: { zh, en }, min, max: 100_000, required: true } as const;
}
