import type { Text } from '../kit/text.ts';

export const formAnswerMessages = {
  'form.nameMissing': { zh: '请填写表单名称', en: 'Give the form a name' },
  'form.nameTaken': { zh: '表单“{name}”已存在', en: 'There is a form “{name}” already' },
  'form.changedBy': { zh: '表单已被{name}修改，请刷新', en: 'The form has been changed by {name}; reload it' },
  'form.unreadable': { zh: '表单内容无法读取：{faults}', en: 'The form cannot be read: {faults}' },
  'form.unsound': { zh: '表单有误，不能提交：{faults}', en: 'The form cannot be published: {faults}' },
  'form.flowUnknown': { zh: '没有可绑定的表单流程“{key}”', en: 'There is no flow “{key}” for forms' },
  'form.hasAnswers': {
    zh: '表单“{name}”已有数据，不能删除，可停用',
    en: 'The form “{name}” has been filled in; switch it off instead of deleting it',
  },
  'form.notPublished': { zh: '表单尚未发布', en: 'The form has not been published' },
  'form.off': { zh: '表单已停用，不能填写', en: 'The form is switched off' },
  'form.notGranted': { zh: '您的角色不能填写该表单', en: 'Your role may not fill in this form' },
  'form.versionRetired': {
    zh: '表单已有新版本，请刷新后重新填写；已填写的内容会保留',
    en: 'The form has a new version; reload it, what you typed is kept',
  },
  'form.answerWrong': { zh: '填写有误：{faults}', en: 'The answers are wrong: {faults}' },
  'form.fileStrange': {
    zh: '有附件不存在或不属于您，请重新上传',
    en: 'A file is not there or not yours: upload it again',
  },
  'form.fileElsewhere': {
    zh: '附件“{name}”已用于其他填报，请重新上传',
    en: 'The file “{name}” is used in another form: upload it again',
  },
  'form.fileUnknown': { zh: '附件不存在或不属于您：{name}', en: 'The file is not there or not yours: {name}' },
  'form.inApproval': {
    zh: '该数据由审批流程处理，请在“我的申请”中办理',
    en: 'Approval carries this answer; see “My applications”',
  },
  'form.notChangeable': { zh: '该表单提交后不能修改', en: 'An answer to this form cannot be changed' },
  'form.notHandled': { zh: '该数据不在审批中，不能修改', en: 'The answer is not in approval' },
  'form.dictionaryNone': { zh: '字段“{label}”没有远程字典', en: 'The field “{label}” has no remote dictionary' },
  'form.dictionaryHost': {
    zh: '字典地址不在允许的范围内：{host}',
    en: 'The dictionary’s address is not among those allowed: {host}',
  },
  'form.dictionaryFailed': { zh: '字典加载失败：{reason}', en: 'The dictionary could not be loaded: {reason}' },
  'form.recordsNone': {
    zh: '数据地址的返回中没有列表（位置：{path}）',
    en: 'The address answered no list (looked for at {path})',
  },
  'form.columnUnknown': { zh: '表单没有字段：{prop}', en: 'The form has no field {prop}' },
} satisfies Record<string, Text>;
