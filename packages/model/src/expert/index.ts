import type { Domain } from '../kit/domain.ts';
import { expertEndpoints } from './expert-endpoints.ts';
import { expert } from './expert.ts';
import { expertRecords } from './expert-records.ts';
import { expertMenus } from './menus.ts';
import { expertMessages } from './messages.ts';
import { ownExpertEndpoints } from './own-endpoints.ts';
import { expertDrawEndpoints } from './draw/draw-endpoints.ts';
import { expertDrawReadEndpoints } from './draw/draw-read-endpoints.ts';
import { drawnExpert } from './draw/drawn-expert.ts';
import { expertDraw } from './draw/expert-draw.ts';
import { expertInvitationEndpoints } from './draw/invitation-endpoints.ts';
import { drawnExpertEndpoints, drawnExpertExport, expertsToJudgeExport } from './draw/record-endpoints.ts';

export * from './choices.ts';
export * from './draw/allot.ts';
export * from './draw/choices.ts';
export * from './draw/draw-endpoints.ts';
export * from './draw/draw-read-endpoints.ts';
export {
  drawCondition,
  drawExclusion,
  drawRound,
  type AvoidReasons,
  type DrawCondition,
  type DrawWish,
  type ExpertDrawExclusion,
  type ExpertDrawRound,
} from './draw/draw-shapes.ts';
export * from './draw/drawn-expert-lifecycle.ts';
export * from './draw/drawn-expert.ts';
export * from './draw/expert-draw-lifecycle.ts';
export * from './draw/expert-draw.ts';
export * from './draw/invitation-endpoints.ts';
export * from './draw/record-endpoints.ts';
export * from './expert-endpoints.ts';
export * from './expert-lifecycle.ts';
export * from './expert-records.ts';
export * from './expert.ts';
export * from './identity-number.ts';
export * from './messages.ts';
export * from './own-endpoints.ts';

/** Experts: the library, and what is known of each. */
export const expertDomain = {
  name: 'expert',
  // A draw before those who are drawn: they are locked in this order.
  entities: [expert, ...expertRecords, expertDraw, drawnExpert],
  endpoints: [
    ...expertEndpoints,
    ...ownExpertEndpoints,
    ...expertDrawEndpoints,
    ...expertDrawReadEndpoints,
    ...drawnExpertEndpoints,
    ...expertInvitationEndpoints,
  ],
  exports: [drawnExpertExport, expertsToJudgeExport],
  messages: expertMessages,
  menus: { root: expertMenus },
  grants: {
    purchaser: [
      'expertLibrary_view',
      'expertLibrary_add',
      'expertLibrary_edit',
      'expertLibrary_delete',
      'expertLibrary_import',
      'expertLibrary_export',
      'expertDraw_view',
      'expertDraw_add',
      'expertDraw_edit',
      'expertDraw_draw',
      'expertDraw_export',
    ],
    manager: [
      'expertLibrary_view',
      'expertLibrary_export',
      'expertLibrary_audit',
      'expertLibrary_state',
      'expertLibrary_reveal',
      'expertDraw_view',
      'expertDraw_supervise',
      'expertDraw_export',
    ],
    supervisor: ['expertLibrary_view', 'expertDraw_view', 'expertDraw_supervise'],
    expert: ['expertOwn_*'],
  },
} as const satisfies Domain;
