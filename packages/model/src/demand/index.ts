import type { Domain } from '../kit/domain.ts';
import { bidApply } from './bid-apply.ts';
import {
  bidApplyMoves,
  bidApplyUnlink,
  bidRoleList,
  changeParent,
  confirmDemand,
  demandById,
  demandMoves,
  demandsByParent,
  linkApply,
  projectOfApply,
  projectOfDemand,
  saveDemand,
  splitDemand,
  submitDemand,
  tenderMoneyTypes,
} from './demand-endpoints.ts';
import { demand, demandDetail } from './demand.ts';
import { demandMenus } from './menus.ts';
import { demandMessages } from './messages.ts';
import {
  demandEntryIdeas,
  extendResearch,
  researchHall,
  researchHallExport,
  researchMoves,
  researchNotice,
  saveAnswer,
  saveResearch,
  withdrawAnswer,
} from './research-endpoints.ts';
import { demandAnswer, demandResearch } from './research.ts';
import { tenderPro } from './tender-pro.ts';

export * from './asked.ts';
export * from './bid-apply.ts';
export * from './choices.ts';
export * from './demand-clauses.ts';
export * from './demand-endpoints.ts';
export * from './demand-lifecycle.ts';
export * from './demand-sums.ts';
export * from './demand-tree.ts';
export * from './demand.ts';
export * from './messages.ts';
export * from './research-endpoints.ts';
export * from './research.ts';
export * from './tender-pro.ts';

/** What departments need, what the market says to it, and the tenders that are asked for or kept a ledger of. */
export const demandDomain = {
  name: 'demand',
  entities: [demand, demandDetail, demandResearch, demandAnswer, bidApply, tenderPro],
  endpoints: [
    saveDemand,
    demandById,
    submitDemand,
    confirmDemand,
    changeParent,
    splitDemand,
    demandsByParent,
    bidRoleList,
    tenderMoneyTypes,
    ...Object.values(demandMoves),
    projectOfDemand,
    saveResearch,
    extendResearch,
    ...Object.values(researchMoves),
    demandEntryIdeas,
    researchHall,
    researchNotice,
    saveAnswer,
    withdrawAnswer,
    ...Object.values(bidApplyMoves),
    ...Object.values(bidApplyUnlink),
    linkApply,
    projectOfApply,
  ],
  messages: demandMessages,
  menus: { root: demandMenus },
  grants: {
    purchaser: [
      'demandManage_view',
      'demandManage_add',
      'demandManage_edit',
      'demandManage_delete',
      'demandManage_export',
      'demandManage_submit',
      'demandManage_research',
      'demandManage_project',
      'demandManage_close',
      'bidApply_view',
      'bidApply_add',
      'bidApply_edit',
      'bidApply_delete',
      'bidApply_export',
      'bidApply_submit',
      'bidApply_project',
      'tenderPro_*',
    ],
    manager: [
      'demandManage_view',
      'demandManage_export',
      'demandManage_confirm',
      'demandManage_close',
      'bidApply_view',
      'bidApply_export',
      'bidApply_audit',
      'tenderPro_view',
      'tenderPro_export',
    ],
    department: [
      'demandManage_view',
      'demandManage_add',
      'demandManage_edit',
      'demandManage_delete',
      'demandManage_export',
      'demandManage_submit',
      'demandManage_research',
      'demandManage_close',
      'bidApply_view',
      'bidApply_add',
      'bidApply_edit',
      'bidApply_delete',
      'bidApply_export',
      'bidApply_submit',
    ],
    applicant: [
      'demandManage_view',
      'demandManage_add',
      'demandManage_edit',
      'demandManage_delete',
      'demandManage_export',
      'demandManage_submit',
      'demandManage_research',
      'bidApply_view',
      'bidApply_add',
      'bidApply_edit',
      'bidApply_delete',
      'bidApply_export',
    ],
  },
  exports: [researchHallExport],
} as const satisfies Domain;
