import type { Text } from '@zhaocai/model/kit/text';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { words } from '../../../kit/text/words.ts';

export const memberTexts = {
  edit: { zh: '设置成员', en: 'Name members' },
  title: { zh: '项目成员', en: 'Members of the project' },
  help: {
    zh: '审批流程按项目角色找人时，找这里的人。没有人的角色按流程的设置处理；采购经办人、采购负责人不设置时，分别为项目经办人和确认项目的人。',
    en: 'Flows that ask by project role ask these people. For a role that nobody has, the rule of the flow decides. Unless named, the procurement handler is the handler of the project, and the head is who confirmed it.',
  },
  assumed: words.byDefault,
  save: kitTexts.save,
  saved: { zh: '项目成员已保存', en: 'Members saved' },
  cancel: kitTexts.cancel,
} as const satisfies Record<string, Text>;
