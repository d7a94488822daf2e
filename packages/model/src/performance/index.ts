import type { Domain } from '../kit/domain.ts';
import { judgeTemplate } from './judge-template.ts';
import { judgement } from './judgement.ts';
import { judgementEndpoints } from './judgement-endpoints.ts';
import { performanceMenus } from './menus.ts';
import { performanceMessages } from './messages.ts';
import { ownJudgementEndpoints, ownJudgementExport } from './own-judgement-endpoints.ts';
import { judgeTemplateEndpoints } from './template-endpoints.ts';

export * from './choices.ts';
export * from './judge-template.ts';
export * from './judged-score.ts';
export * from './judgement.ts';
export * from './judgement-endpoints.ts';
export * from './judgement-lifecycle.ts';
export * from './judgement-period.ts';
export * from './judgement-shapes.ts';
export * from './messages.ts';
export * from './own-judgement-endpoints.ts';
export * from './template-endpoints.ts';
export * from './template-lifecycle.ts';

/** How suppliers, agencies and experts have done their work: by what they are judged, and how. */
export const performanceDomain = {
  name: 'performance',
  entities: [judgeTemplate, judgement],
  endpoints: [...judgeTemplateEndpoints, ...judgementEndpoints, ...ownJudgementEndpoints],
  exports: [ownJudgementExport],
  messages: performanceMessages,
  menus: { root: performanceMenus },
  grants: {
    purchaser: ['judgeTemplate_view', 'judgement_view', 'judgement_edit', 'judgement_delete', 'judgement_export'],
    manager: ['judgeTemplate_*', 'judgement_view', 'judgement_audit', 'judgement_export'],
    supervisor: ['judgeTemplate_view', 'judgement_view'],
    expert: ['judgementOwn_*'],
  },
} as const satisfies Domain;
