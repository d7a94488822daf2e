import { entity } from '../kit/entity.ts';
import type { Choice } from '../kit/field.ts';
import { named } from '../kit/named.ts';
import { manner } from '../tendering/choices.ts';
import { variableLabels } from './template-variables.ts';

/** What a template makes (procurement B.24, queryTempTypeList). */
export const templateTypes = [
  { value: 1, label: { zh: '公告', en: 'Notice' } },
  { value: 2, label: { zh: '招标文件', en: 'Tender documents' } },
  { value: 3, label: { zh: '评标报告', en: 'Evaluation report' } },
  { value: 4, label: { zh: '合同', en: 'Contract' } },
  { value: 5, label: { zh: '通知书', en: 'Award letter' } },
  { value: 6, label: { zh: '函件', en: 'Letter' } },
] as const satisfies readonly Choice[];

export const templateStatus = named({
  inUse: { value: 1, label: { zh: '启用', en: 'In use' }, tone: 'green' },
  off: { value: 0, label: { zh: '停用', en: 'Off' }, tone: 'grey' },
});

/** A Word document with variables and loops, filled from a project. The platform's templates serve every tenant. */
export const fileTemplate = entity({
  name: 'fileTemplate',
  table: 'file_template',
  label: { zh: '文件模板', en: 'File template' },
  path: '/api/bid-project/conf/temp/file',
  verbs: {
    page: 'POST /queryTempFilePage',
    list: 'GET /queryTempFileAllList',
    detail: 'GET /queryTempById',
    save: 'POST /saveOrUpdateTemp',
    remove: 'GET /deleteTemp',
    export: 'POST /export',
  },
  menu: 'fileTemplate',
  search: ['name'],
  sort: ['-updateTime'],
  platformReadable: true,
  dataScoped: 'granted',
  fields: {
    name: { kind: 'text', label: { zh: '模板名称', en: 'Template' }, maxLength: 40, required: true },
    tempType: { kind: 'choice', label: { zh: '模板类型', en: 'Kind' }, choices: templateTypes, required: true },
    mannerId: {
      kind: 'choice',
      label: { zh: '适用采购方式', en: 'For procurement method' },
      choices: manner.choices,
    },
    tempStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: templateStatus.choices,
      required: true,
    },
    files: {
      kind: 'files',
      label: { zh: '模板文件', en: 'Document' },
      maxCount: 1,
      suffixes: ['docx'],
      required: true,
      detailOnly: true,
      help: {
        zh: '一个 .docx 文件；不接受带宏、外部链接或动态域代码的文档',
        en: 'One .docx file, without macros, external links or fields that fetch something',
      },
    },
    fileVersion: { kind: 'integer', label: { zh: '文件版本', en: 'Document version' }, readOnly: true },
    variables: {
      kind: 'json',
      label: { zh: '使用的变量', en: 'Variables in it' },
      labelsOf: variableLabels,
      readOnly: true,
      detailOnly: true,
    },
    remark: { kind: 'longText', label: { zh: '备注', en: 'Remark' }, maxLength: 500 },
  },
});
