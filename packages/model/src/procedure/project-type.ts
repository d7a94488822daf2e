import { entity } from '../kit/entity.ts';
import { named } from '../kit/named.ts';
import { purchaseTypes } from '../tendering/choices.ts';
import { lawRegime } from './method.ts';

export const openStatus = named({
  open: { value: 1, label: { zh: '启用', en: 'In use' }, tone: 'green' },
  closed: { value: 0, label: { zh: '停用', en: 'Closed' }, tone: 'grey' },
});

/** A kind of project that a buyer has: what is bought, under which law; its methods hang on it (`conf/type`). */
export const projectType = entity({
  name: 'projectType',
  table: 'project_type',
  label: { zh: '项目类型', en: 'Kind of project' },
  path: '/api/purchase/conf/type',
  verbs: {
    page: 'POST /queryTypePage',
    list: 'GET /queryTypeList',
    detail: 'GET /queryById',
    save: 'POST /saveOrUpdate',
    remove: 'POST /deleteType',
    export: 'POST /export',
  },
  idName: 'typeId',
  menu: 'purchaseconf',
  search: ['typeName', 'typeCode'],
  sort: ['sort', 'typeCode'],
  dataScoped: false,
  guards: { ux_project_type_code: 'procedure.typeCodeTaken' },
  fields: {
    typeName: { kind: 'text', label: { zh: '类型名称', en: 'Name' }, maxLength: 50, required: true },
    typeCode: { kind: 'text', label: { zh: '类型编码', en: 'Code' }, maxLength: 30, required: true },
    purchaseType: {
      kind: 'choice',
      label: { zh: '采购类型', en: 'Purchase type' },
      choices: purchaseTypes,
      required: true,
    },
    lawRegime: {
      kind: 'choice',
      label: { zh: '适用法规', en: 'Governing law' },
      choices: lawRegime.choices,
      required: true,
    },
    sort: { kind: 'integer', label: { zh: '排序', en: 'Order' }, min: 0, max: 99_999, initial: 0 },
    remark: { kind: 'text', label: { zh: '备注', en: 'Remark' }, maxLength: 500 },
    openStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: openStatus.choices,
      readOnly: true,
    },
  },
});
