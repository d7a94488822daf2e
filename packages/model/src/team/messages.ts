import type { Text } from '../kit/text.ts';

export const teamMessages = {
  'team.nameTaken': { zh: '团队名称已存在', en: 'A team of this name exists already' },
  'team.personGone': {
    zh: '所选人员中有人已停用或不存在，请重新选择',
    en: 'Somebody who was chosen is disabled or gone; choose anew',
  },
  'team.roleUnknown': { zh: '没有项目角色“{role}”', en: 'There is no project role {role}' },
  'team.twice': { zh: '同一人员在同一角色中重复', en: 'Somebody is named twice for one role' },
} as const satisfies Record<string, Text>;
