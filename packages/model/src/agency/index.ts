import type { Domain } from '../kit/domain.ts';
import { agencyCooperation } from './agency-cooperation.ts';
import { agencyDraw } from './agency-draw.ts';
import { agencyEntrustment } from './agency-entrustment.ts';
import { agencyListExports } from './agency-exports.ts';
import { agencyFeeTier } from './agency-fee-tier.ts';
import { cooperationEndpoints } from './cooperation-endpoints.ts';
import { drawEndpoints } from './draw-endpoints.ts';
import { entrustmentEndpoints } from './entrustment-endpoints.ts';
import { agencyFeeMenus, agencyMenus } from './menus.ts';
import { agencyMessages } from './messages.ts';

export * from './agency-cooperation.ts';
export * from './agency-draw.ts';
export * from './agency-entrustment.ts';
export * from './agency-exports.ts';
export * from './agency-fee.ts';
export * from './agency-fee-tier.ts';
export * from './choices.ts';
export * from './cooperation-endpoints.ts';
export * from './cooperation-lifecycle.ts';
export * from './draw-endpoints.ts';
export * from './draw-lifecycle.ts';
export * from './entrustment-endpoints.ts';
export * from './entrustment-lifecycle.ts';
export * from './messages.ts';

/** Agencies of buyers: the cooperation, the projects they are entrusted with, draws and fees. */
export const agencyDomain = {
  name: 'agency',
  entities: [agencyCooperation, agencyDraw, agencyEntrustment, agencyFeeTier],
  endpoints: [...cooperationEndpoints, ...drawEndpoints, ...entrustmentEndpoints],
  messages: agencyMessages,
  menus: { root: agencyMenus, system: agencyFeeMenus },
  grants: {
    purchaser: [
      'agencyLibrary_view',
      'agencyLibrary_add',
      'agencyLibrary_edit',
      'agencyLibrary_delete',
      'agencyLibrary_export',
      'agencyLibrary_end',
      'agencyLibrary_entrust',
      'agencyFee_*',
    ],
    manager: [
      'agencyLibrary_view',
      'agencyLibrary_export',
      'agencyLibrary_confirm',
      'agencyLibrary_supervise',
      'agencyFee_view',
    ],
    supervisor: ['agencyLibrary_view', 'agencyLibrary_supervise'],
  },
  exports: agencyListExports,
} as const satisfies Domain;
