import { entity } from '../kit/entity.ts';
import type { Choice } from '../kit/field.ts';

/** Which record the files of a catalogue hang on; `businessType` is what an attachment says. */
export const catalogServices = [
  { value: 1, label: { zh: '采购项目', en: 'Project' } },
  { value: 2, label: { zh: '公告', en: 'Notice' } },
  { value: 3, label: { zh: '报价', en: 'Quote' } },
] as const satisfies readonly Choice[];

export const catalogBusiness: Readonly<Record<number, string>> = { 1: 'project', 2: 'bulletin', 3: 'quote' };

export const documentTypes = [
  { value: 1, label: { zh: '立项文件', en: 'Initiation' } },
  { value: 2, label: { zh: '采购文件', en: 'Procurement documents' } },
  { value: 3, label: { zh: '响应文件', en: 'Suppliers’ documents' } },
  { value: 4, label: { zh: '评审文件', en: 'Evaluation' } },
  { value: 5, label: { zh: '合同文件', en: 'Contract' } },
  { value: 6, label: { zh: '其他', en: 'Others' } },
] as const satisfies readonly Choice[];

/** A folder that the files of a kind of record belong into (procurement B.24). A file names it by its document type. */
export const fileCatalog = entity({
  name: 'fileCatalog',
  table: 'file_catalog',
  label: { zh: '文件目录', en: 'File catalogue' },
  path: '/api/file',
  verbs: {
    page: 'POST /queryCatalogs',
    detail: 'GET /queryCatalog',
    save: 'POST /saveDocumentCatalog',
    remove: 'POST /deleteDocumentCatalog',
    export: 'POST /exportCatalogs',
  },
  menu: 'fileCatalog',
  search: ['catalogName', 'catalogCode'],
  sort: ['services', 'type', 'sort'],
  platformReadable: true,
  dataScoped: 'granted',
  fields: {
    services: { kind: 'choice', label: { zh: '业务', en: 'Record' }, choices: catalogServices, required: true },
    type: { kind: 'choice', label: { zh: '文件类别', en: 'Group' }, choices: documentTypes, required: true },
    catalogName: { kind: 'text', label: { zh: '目录名称', en: 'Catalogue' }, maxLength: 60, required: true },
    catalogCode: {
      kind: 'text',
      label: { zh: '文件类型码', en: 'Document type' },
      maxLength: 32,
      pattern: /^[A-Za-z0-9_-]+$/,
      patternText: { zh: '字母、数字、-、_', en: 'letters, digits, - and _' },
      required: true,
      help: { zh: '上传文件时的文件类型（fileType）', en: 'The fileType that an upload names' },
    },
    isRequired: { kind: 'flag', label: { zh: '归档必备', en: 'Required' } },
    sort: { kind: 'integer', label: { zh: '排序', en: 'Order' }, min: 0, max: 9999 },
    remark: { kind: 'text', label: { zh: '备注', en: 'Remark' }, maxLength: 200 },
  },
});
