import type { Domain } from '../kit/domain.ts';
import { dictionaryMenus, regionMenus } from './menus.ts';
import { dictionaryMessages } from './messages.ts';
import { dict, dictBiz } from './dict.ts';
import { dictEndpoints } from './dict-endpoints.ts';
import { region, regionApi } from './region.ts';

export * from './dict.ts';
export * from './dict-endpoints.ts';
export * from './region.ts';
export * from './region-scope.ts';
export * from './messages.ts';

export const dictionaryDomain = {
  name: 'dictionary',
  entities: [dict, dictBiz, region],
  endpoints: [...dictEndpoints, ...Object.values(regionApi)],
  messages: dictionaryMessages,
  menus: { system: dictionaryMenus, base: regionMenus },
} as const satisfies Domain;
