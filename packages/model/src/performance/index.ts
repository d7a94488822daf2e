import type { Domain } from '../kit/domain.ts';
import { judgeTemplate } from './judge-template.ts';
import { performanceMenus } from './menus.ts';
import { performanceMessages } from './messages.ts';
import { judgeTemplateEndpoints } from './template-endpoints.ts';

export * from './choices.ts';
export * from './judge-template.ts';
export * from './judged-score.ts';
export * from './messages.ts';
export * from './template-endpoints.ts';
export * from './template-lifecycle.ts';

/** How suppliers, agencies and experts have done their work: by what they are judged. */
export const performanceDomain = {
  name: 'performance',
  entities: [judgeTemplate],
  endpoints: judgeTemplateEndpoints,
  messages: performanceMessages,
  menus: { root: performanceMenus },
  grants: {
    purchaser: ['judgeTemplate_view'],
    manager: ['judgeTemplate_*'],
    supervisor: ['judgeTemplate_view'],
  },
} as const satisfies Domain;
