import type { Text } from '@zhaocai/model/kit/text';
import { kitTexts } from '../../../../kit/text/kit-texts.ts';
import { workflowWords } from '../../words.ts';

/** Sentences of the approval steps of a form. */
export const formStepTexts = {
  title: workflowWords.approvalSteps,
  help: {
    zh: '设置每个节点打开的表单、能否修改以及每个字段的权限。保存到流程草稿，在设计器中发布后生效。',
    en: 'Which form each step opens, whether it may change it, and its right over each field. Saved in the draft; in use once it is published in the designer.',
  },
  none: { zh: '“{type}”还没有审批流程', en: 'There is no flow for “{type}” yet' },
  noneHelp: {
    zh: '新增流程时选择这个业务类型，或用它作流程标识',
    en: 'Add a flow of this kind of business, or with it as its key',
  },
  flow: workflowWords.flow,
  noSteps: { zh: '流程里还没有审批节点', en: 'The flow has no approvals yet' },
  design: { zh: '打开设计器', en: 'Open the designer' },
  add: workflowWords.newFlow,
  save: kitTexts.save,
  saved: { zh: '操作成功', en: 'Saved' },
} as const satisfies Record<string, Text>;
