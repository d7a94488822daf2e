import { entity, type Entity } from '../kit/entity.ts';
import { answerLifecycle } from './answer-lifecycle.ts';

/** A form as people choose it; what is drawn stands in its versions. */
export const formDefinition = entity({
  name: 'formDefinition',
  table: 'form_definition',
  label: { zh: '表单', en: 'Form' },
  path: '/api/process/form-design',
  verbs: {},
  menu: 'form',
  dataScoped: false,
  fields: {
    formName: { kind: 'text', label: { zh: '表单名称', en: 'Name' }, maxLength: 100, required: true },
    category: { kind: 'text', label: { zh: '表单分类', en: 'Category' }, maxLength: 60 },
    flowKey: { kind: 'text', label: { zh: '审批流程', en: 'Approval flow' }, maxLength: 60 },
    roleIds: { kind: 'refs', label: { zh: '可填写角色', en: 'Roles that may fill it in' }, to: 'role' },
    isEnabled: { kind: 'flag', label: { zh: '启用', en: 'Enabled' }, required: true },
    isChangeable: {
      kind: 'flag',
      label: { zh: '填写人可修改', en: 'May be changed by who filled it in' },
      required: true,
    },
    remark: { kind: 'longText', label: { zh: '备注', en: 'Remark' }, maxLength: 500 },
  },
});

/** What somebody filled in: it stays with the version of the form that he saw. */
export const formAnswer = entity({
  name: 'formAnswer',
  table: 'form_answer',
  label: { zh: '表单数据', en: 'Answer' },
  path: '/api/process/form/data',
  verbs: {},
  menu: 'formData',
  lifecycle: answerLifecycle,
  // What was filled in is hidden field by field, by the steps of its flow; the rest only says which answer it is.
  alwaysSeen: ['formId', 'flowInstanceId', 'title', 'answerState'],
  fields: {
    formId: { kind: 'ref', label: { zh: '表单', en: 'Form' }, to: 'formDefinition', required: true },
    flowInstanceId: { kind: 'ref', label: { zh: '流程实例', en: 'Run' }, to: 'flowInstance' },
    title: { kind: 'text', label: { zh: '标题', en: 'Title' }, maxLength: 200, required: true },
    answerState: {
      kind: 'choice',
      label: { zh: '状态', en: 'State' },
      choices: answerLifecycle.choices,
      readOnly: true,
      required: true,
    },
  },
});

export const formEntities = [formDefinition, formAnswer] as const satisfies readonly Entity[];
