import { entity } from '../kit/entity.ts';
import { squareMetres } from '../kit/units.ts';
import { campuses, schoolTypes } from './choices.ts';
import { persons } from './units.ts';

const heads = { kind: 'integer', min: 0, max: 10_000_000, unit: persons } as const;
const area = { kind: 'decimal', min: 0, unit: squareMetres } as const;

/** What a school is in one year: one row per school and year (docs/estate.md B.3). */
export const school = entity({
  name: 'school',
  table: 'school',
  label: { zh: '学校概况', en: 'School profile' },
  path: '/api/eam/biz-school',
  verbs: {
    page: 'POST /dataPage',
    detail: 'GET /detail',
    save: 'POST /addSave',
    remove: 'GET /delete',
    export: 'POST /excel',
  },
  aliases: { export: ['GET /excel'] },
  menu: 'school',
  search: ['schoolName', 'schoolCode'],
  sort: ['-year', 'schoolCode'],
  dataScoped: 'granted',
  fields: {
    year: { kind: 'integer', label: { zh: '年度', en: 'Year' }, min: 1900, max: 2100, required: true },
    schoolCode: {
      kind: 'text',
      label: { zh: '学校代码', en: 'School code' },
      maxLength: 5,
      required: true,
      pattern: /^\d{5}$/,
      patternText: { zh: '教育部五位数字代码', en: 'Five digits, as the Ministry of Education gives them' },
      help: { zh: '教育部五位代码', en: 'Five digits, by the Ministry of Education' },
    },
    schoolName: { kind: 'text', label: { zh: '学校名称', en: 'School' }, maxLength: 100, required: true },
    schoolType: { kind: 'choice', label: { zh: '学校类型', en: 'Kind' }, choices: schoolTypes },
    campus: { kind: 'choice', label: { zh: '校区', en: 'Campus' }, choices: campuses },
    landArea: { ...area, label: { zh: '占地面积', en: 'Land area' } },
    buildArea: { ...area, label: { zh: '建筑面积', en: 'Gross area' } },
    studentTotal: {
      ...heads,
      label: { zh: '学生总数', en: 'Students' },
      help: { zh: '留空时按本科、硕士、博士之和', en: 'Empty: undergraduates, master and doctoral students together' },
    },
    undergrad: { ...heads, label: { zh: '本科生', en: 'Undergraduates' } },
    master: { ...heads, label: { zh: '硕士生', en: 'Master students' } },
    doctor: { ...heads, label: { zh: '博士生', en: 'Doctoral students' } },
    overseas: { ...heads, label: { zh: '留学生', en: 'Overseas students' } },
    staffTotal: { ...heads, label: { zh: '教职工总数', en: 'Staff' } },
    remark: { kind: 'longText', label: { zh: '备注', en: 'Remarks' }, maxLength: 500, detailOnly: true },
  },
});
