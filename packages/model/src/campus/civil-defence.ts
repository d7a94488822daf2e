import { entity } from '../kit/entity.ts';
import { squareMetres } from '../kit/units.ts';
import {
  campuses,
  chemicalLevels,
  civilBuildTypes,
  civilCategories,
  conventionalLevels,
  nuclearLevels,
  peacetimeUses,
  recordStates,
  wartimeFunctions,
} from './choices.ts';
import { enumerationNamed } from './enumerations.ts';
import { persons } from './units.ts';

const area = { kind: 'decimal', min: 0, unit: squareMetres } as const;

/** What resistance levels are called, for lists of their codes. */
const resistanceNames = (code: string) =>
  (enumerationNamed('resistanceLevel') ?? []).filter(([value]) => value === code).map(([, zh, en]) => ({ zh, en }));

/**
 * A civil air-defence work (docs/estate.md B.3). The wire says its resistance as a list of codes (`["N6","C6"]`), forms as
 * one level of each kind; either is taken and both are answered (I-14).
 */
export const civilDefence = entity({
  name: 'civilDefence',
  table: 'civil_defence',
  label: { zh: '人防工程', en: 'Civil defence work' },
  path: '/api/eam/bizcivilairdefenseengineering',
  verbs: {
    page: 'POST /dataPage',
    list: 'POST /dataList',
    detail: 'GET /detail',
    save: 'POST /addSave',
    remove: 'POST /deleteIds',
    export: 'POST /excel',
  },
  aliases: { export: ['GET /excel'] },
  menu: 'civilDefence',
  search: ['projectName', 'projectNo'],
  sort: ['projectNo'],
  dataScoped: 'granted',
  fields: {
    projectNo: { kind: 'text', label: { zh: '工程编号', en: 'Work no.' }, maxLength: 32, required: true },
    projectName: { kind: 'text', label: { zh: '工程名称', en: 'Name' }, maxLength: 64, required: true },
    campus: { kind: 'choice', label: { zh: '校区', en: 'Campus' }, choices: campuses, required: true },
    mansionId: { kind: 'ref', to: 'mansion', label: { zh: '所在楼栋', en: 'Building' } },
    address: { kind: 'text', label: { zh: '坐落', en: 'Address' }, maxLength: 200 },
    buildType: { kind: 'choice', label: { zh: '工程形式', en: 'Built as' }, choices: civilBuildTypes, required: true },
    category: { kind: 'choice', label: { zh: '工程类别', en: 'Category' }, choices: civilCategories, required: true },
    wartimeFunction: {
      kind: 'choice',
      label: { zh: '战时功能', en: 'Wartime function' },
      choices: wartimeFunctions,
      required: true,
    },
    nuclearLevel: {
      kind: 'choice',
      label: { zh: '核抗力级别', en: 'Nuclear resistance' },
      choices: nuclearLevels,
      help: { zh: '甲类必填，乙类不填', en: 'Category A needs one, category B has none' },
    },
    conventionalLevel: {
      kind: 'choice',
      label: { zh: '常规抗力级别', en: 'Conventional resistance' },
      choices: conventionalLevels,
      required: true,
    },
    resistanceLevel: {
      kind: 'json',
      label: { zh: '抗力等级', en: 'Resistance' },
      readOnly: true,
      labelsOf: resistanceNames,
    },
    chemicalLevel: {
      kind: 'choice',
      label: { zh: '防化级别', en: 'Chemical protection' },
      choices: chemicalLevels,
    },
    peacetimeUse: {
      kind: 'choice',
      label: { zh: '平时用途', en: 'Peacetime use' },
      choices: peacetimeUses,
      required: true,
    },
    buildArea: { ...area, label: { zh: '建筑面积', en: 'Gross area' }, min: 0.01, required: true },
    usableArea: { ...area, label: { zh: '使用面积', en: 'Usable area' } },
    shelterArea: { ...area, label: { zh: '掩蔽面积', en: 'Shelter area' } },
    shelterPersons: {
      kind: 'integer',
      label: { zh: '掩蔽人数', en: 'Sheltered' },
      min: 0,
      max: 1_000_000,
      unit: persons,
    },
    unitCount: {
      kind: 'integer',
      label: { zh: '防护单元数', en: 'Protective units' },
      min: 0,
      max: 1000,
    },
    keepOnRecord: { kind: 'choice', label: { zh: '备案情况', en: 'Filing' }, choices: recordStates, required: true },
    recordNo: {
      kind: 'text',
      label: { zh: '备案号', en: 'Filing no.' },
      maxLength: 64,
      help: { zh: '已备案时必填', en: 'Needed once it is filed' },
    },
    useCertNo: { kind: 'text', label: { zh: '平时使用证号', en: 'Permit of peacetime use' }, maxLength: 64 },
    completionDate: { kind: 'day', label: { zh: '竣工日期', en: 'Completed' } },
    acceptDate: { kind: 'day', label: { zh: '验收日期', en: 'Accepted' } },
    maintainDept: { kind: 'text', label: { zh: '维护单位', en: 'Maintained by' }, maxLength: 100 },
    lastCheckDate: { kind: 'day', label: { zh: '最近检查日期', en: 'Last checked' } },
    remark: { kind: 'longText', label: { zh: '备注', en: 'Remarks' }, maxLength: 500, detailOnly: true },
  },
});
