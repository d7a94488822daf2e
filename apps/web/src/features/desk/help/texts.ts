import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../../../kit/text/words.ts';
import { deskWords } from '../words.ts';

export const helpListTexts = {
  title: deskWords.helpPages,
  owner: { zh: '来源', en: 'From' },
  platform: words.platform,
  own: words.ownUnit,
  updated: words.updateTime,
} as const satisfies Record<string, Text>;
