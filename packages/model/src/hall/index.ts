import type { Domain } from '../kit/domain.ts';
import * as attend from './attend-endpoints.ts';
import { bidNode } from './bid-node.ts';
import * as bidders from './bidder-endpoints.ts';
import { hallList, hallOfProject } from './hall-endpoints.ts';
import { attendance, hall, hallConfirmation, hallNode, hallObjection } from './hall.ts';
import * as hosting from './host-endpoints.ts';
import { hallMenus, hallSettingMenus } from './menus.ts';
import { hallMessages } from './messages.ts';
import { nodesOfPackage, nodesOfProject, saveTenantBidNodes, setUpHall, tenantBidNodes } from './node-endpoints.ts';
import { paramsByType, paramTypeList, saveParamItems } from './param-endpoints.ts';
import { paramTemplate } from './param-template.ts';
import { hallRecord } from './record-endpoints.ts';

export * from './attend-endpoints.ts';
export * from './bid-node.ts';
export * from './bidder-endpoints.ts';
export * from './hall-endpoints.ts';
export * from './hall-lifecycle.ts';
export * from './hall.ts';
export * from './host-endpoints.ts';
export * from './messages.ts';
export * from './node-codes.ts';
export * from './node-endpoints.ts';
export * from './param-endpoints.ts';
export * from './param-template.ts';
export * from './record-endpoints.ts';

const { hallMoves, ...hostCalls } = hosting;

/** The opening as everybody who attends it goes through it: nodes, sign-in, read-out, objections, the record. */
export const hallDomain = {
  name: 'hall',
  entities: [bidNode, paramTemplate, hall, hallNode, attendance, hallConfirmation, hallObjection],
  endpoints: [
    tenantBidNodes,
    saveTenantBidNodes,
    nodesOfPackage,
    nodesOfProject,
    setUpHall,
    hallOfProject,
    hallList,
    ...Object.values(hostCalls),
    ...Object.values(hallMoves),
    ...Object.values(attend),
    ...Object.values(bidders),
    hallRecord,
    paramTypeList,
    paramsByType,
    saveParamItems,
  ],
  messages: hallMessages,
  menus: { root: hallMenus, base: hallSettingMenus },
  grants: {
    purchaser: ['hall_view', 'hall_sign', 'hall_host', 'bidNode_view', 'bidParam_*'],
    // Who hosts opens: the right to host alone leads to nothing.
    manager: ['hall_view', 'hall_sign', 'hall_host', 'project_open', 'bidNode_*', 'bidParam_*'],
    supervisor: ['hall_view', 'hall_sign'],
  },
} as const satisfies Domain;
