import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const teamWords = {
  teams: { zh: '项目团队', en: 'Project teams' },
} as const satisfies Record<string, Text>;
