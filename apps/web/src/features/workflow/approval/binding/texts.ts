import type { Text } from '@zhaocai/model/kit/text';
import { workflowWords } from '../../words.ts';

export const bindingTexts = {
  title: workflowWords.approvalBindings,
  help: {
    zh: '为业务动作选择审批流程：选择后，该动作先送审，审批通过才生效；不选则按该动作写明的方式办理。提交人不能审批本人提交的事项。',
    en: 'Choose a flow for an action: it then asks for approval first and takes effect once it is approved. Without one it goes on as is written there. Nobody decides what he handed in himself.',
  },
  none: { zh: '不走流程：{without}', en: 'No flow: {without}' },
  direct: { zh: '不走流程', en: 'No flow' },
  inForce: { zh: '送审后生效', en: 'After approval' },
  held: { zh: '暂停办理，待绑定流程', en: 'Held: bind a flow' },
  off: { zh: '流程已停用，不走流程', en: 'Flow switched off: no flow' },
  offHelp: { zh: '现在{without}。', en: 'Now: {without}.' },
  undecidedFlow: {
    zh: '{flow}（不经审批就能结束，不能绑定）',
    en: '{flow} (ends without an approval: cannot be bound)',
  },
  undecided: { zh: '有分支不经审批，不能提交', en: 'A branch asks nobody: refused' },
  undecidedHelp: {
    zh: '“{way}”不经审批就结束。请修改流程并重新发布，或更换流程。',
    en: '“{way}” ends without an approval. Mend and publish the flow, or bind another one.',
  },
  flow: { zh: '“{action}”的审批流程', en: 'Flow for “{action}”' },
  noFlow: {
    zh: '还没有该业务已发布的流程，请先到流程管理新增并发布。',
    en: 'No published flow of this kind yet; add and publish one under Flows.',
  },
  changed: { zh: '{name} {time} 修改', en: 'Changed by {name}, {time}' },
  askTitle: { zh: '“{action}”改为先审批？', en: 'Ask for approval before “{action}”?' },
  askText: {
    zh: '保存后新的“{action}”按流程“{flow}”送审；已在审批中的不受影响。',
    en: 'From now on it goes through “{flow}”. What is being approved already is not touched.',
  },
  clearTitle: { zh: '“{action}”改为不走流程？', en: 'Let “{action}” go on without a flow?' },
  clearText: {
    zh: '保存后{without}；已在审批中的继续审批。',
    en: 'From then on: {without}. What is being approved already goes on.',
  },
  saved: { zh: '审批绑定已保存', en: 'Saved' },
} as const satisfies Record<string, Text>;
