import { entity } from '../kit/entity.ts';
import { named } from '../kit/named.ts';
import { stepStages } from './task-template.ts';

export const archiveSource = named({
  system: { value: 1, label: { zh: '系统生成', en: 'Made by the system' }, tone: 'blue' },
  upload: { value: 2, label: { zh: '上传', en: 'Uploaded' }, tone: 'grey' },
});

export const secretLevel = named({
  open: { value: 0, label: { zh: '公开', en: 'Public' } },
  internal: { value: 1, label: { zh: '内部', en: 'Internal' } },
  secret: { value: 2, label: { zh: '秘密', en: 'Secret' } },
});

/** Whether a paper of the list lies with a project; one that need not be there, or not yet, is not missed. */
export const archivedState = named({
  there: { value: 1, label: { zh: '已备', en: 'There' }, tone: 'green' },
  missing: { value: 2, label: { zh: '缺少', en: 'Missing' }, tone: 'red' },
  open: { value: 3, label: { zh: '未备', en: 'Not there' }, tone: 'grey' },
});

/** Kept fifteen years from the end of the procurement (Government Procurement Law, article 42; R59). */
export const statutoryRetentionYears = 15;

/** What has to be in the archive of a project of a method (`conf/archives`). */
export const archiveItem = entity({
  name: 'archiveItem',
  table: 'archive_item',
  label: { zh: '归档资料', en: 'Archived document' },
  path: '/api/purchase/conf/archives',
  verbs: { list: 'GET /queryListByMannerId' },
  menu: 'purchaseconf',
  search: ['name', 'catalogCode'],
  sort: ['mannerId', 'stage', 'catalogCode'],
  dataScoped: false,
  fields: {
    mannerId: {
      kind: 'ref',
      to: 'typeMethod',
      label: { zh: '采购方式', en: 'Procurement method' },
      required: true,
      fixed: true,
    },
    catalogCode: { kind: 'text', label: { zh: '目录编号', en: 'Catalogue no.' }, maxLength: 30, required: true },
    name: { kind: 'text', label: { zh: '资料名称', en: 'Document' }, maxLength: 100, required: true },
    stage: { kind: 'choice', label: { zh: '阶段', en: 'Stage' }, choices: stepStages, required: true },
    required: { kind: 'flag', label: { zh: '必备', en: 'Required' }, initial: true },
    source: {
      kind: 'choice',
      label: { zh: '来源', en: 'Source' },
      choices: archiveSource.choices,
      required: true,
      initial: 2,
    },
    secretLevel: {
      kind: 'choice',
      label: { zh: '密级', en: 'Secrecy' },
      choices: secretLevel.choices,
      required: true,
      initial: 1,
    },
    retentionYears: {
      kind: 'integer',
      label: { zh: '保存年限', en: 'Kept for years' },
      min: 1,
      max: 100,
      required: true,
      initial: statutoryRetentionYears,
    },
    isStatutory: { kind: 'flag', label: { zh: '法定', en: 'Statutory' }, readOnly: true },
  },
});
