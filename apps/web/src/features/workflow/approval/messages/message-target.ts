import type { MessageAbout } from '@zhaocai/model/kit/message-about';
import { messageKind } from '@zhaocai/model/workflow/message-states';
import type { FlowMessageRow } from '@zhaocai/model/workflow/work-endpoints';
import { runPath } from '../paths.ts';

/** The screens of what messages are about; those that find a row by its number have it as the title. */
const pages: Readonly<Record<MessageAbout, (id: string, title: string) => string>> = {
  agencyCooperation: (id) => `/agencyLibrary/details?id=${id}`,
  agencyDraw: (id) => `/agencyLibrary/draw?id=${id}`,
  agencyInvitation: () => '/agency/cooperation',
  agencyRequest: (id) => `/purchaseEntrust/tendereeApply/tendereeDetail?id=${id}`,
  auction: (id) => `/tenderee/auction/room/${id}`,
  bid: (id) => `/bidding/projectDetail/index/${id}`,
  bidApply: (id) => `/purchaseEntrust/biddingApply/biddingDetail?id=${id}`,
  borrow: (id) => `/tenderee/borrow/details?id=${id}`,
  budgetPro: (id) => `/budget/projectLibraryManage/stairDeclare/declareDetails?id=${id}`,
  bulletin: (id) => `/projectManagement/noticeAdministration/noticeDetail?id=${id}`,
  contract: (id) => `/bidding/contractManage/contractDetails?id=${id}`,
  contractAcceptance: (id) => `/tenderee/honourCheck/checkDetails?id=${id}`,
  contractPayment: (id) => `/tenderee/paymentManage/paymentDetails?id=${id}`,
  costIn: (id) => `/payManage/costIn?id=${id}`,
  costOut: (id) => `/payManage/expertFee?id=${id}`,
  demand: (id) => `/demandInvestigate/needsDetail/index?id=${id}`,
  drawFairness: () => '/expertDatabase/extractingExpert/fairness',
  entrustedProject: () => '/agency/project',
  expert: (id) => `/expertDatabase/specialistList/expertInfo?id=${id}`,
  expertDraw: (id) => `/expertDatabase/evaluateManage/expertEvaluate/extractDetails?id=${id}`,
  expertInvitation: () => '/expertDatabase/own/index',
  fileSpace: () => '/system/companyManage/company',
  housingSubsidy: (_, title) => `/estate/housing/subsidy?keyword=${encodeURIComponent(title)}`,
  invoice: (id) => `/payManage/invoiceDetail?id=${id}`,
  judgement: (id) => `/performanceEvaluate/record/detail?id=${id}`,
  objection: (id) => `/objection/detail?id=${id}`,
  overdueTasks: () => '/work/backlog/index',
  ownJudgement: (id) => `/performanceEvaluate/own/detail?id=${id}`,
  packageEvaluation: () => '/evaluation/own',
  payout: () => '/payManage/wallet',
  plan: (id) => `/purchaseEntrust/purchasePlan/planTransmit/purchaseDetails?id=${id}`,
  planModify: (id) => `/purchaseEntrust/purchasePlan/planTransmit/planAdjustDetail?id=${id}`,
  project: (id) => `/tenderee/projectDetail/index?id=${id}`,
  projectModify: (id) => `/tenderee/projectChange/changeDetail?id=${id}`,
  projectTask: () => '/procedure/task?taskStatus=3',
  publicNotice: (id) => `/projectManagement/noticeAdministration/noticeParticulars?id=${id}`,
  purchaseContract: (id) => `/tenderee/contractManager/contractDetails?id=${id}`,
  researchNeeds: (id) => `/researchNeeds/noticeDetail/index?id=${id}`,
  reservation: () => '/place/reserve?view=list',
  roomContract: (_, title) => `/estate/contract?keyword=${encodeURIComponent(title)}`,
  roomLease: () => '/estate/lease',
  secondFactor: () => '/info/index#factors',
  session: () => '/info/index#sessions',
  supplier: () => '/supplierBase/supplierList/index',
  tenderPro: (_, title) => `/purchaseEntrust/tenderPro/index?keyword=${encodeURIComponent(title)}`,
  webhook: () => '/system/webhook',
};

export function isToDo({ taskId, kind }: FlowMessageRow): boolean {
  return taskId !== null && messageKind.is(kind, 'todo', 'returned', 'urge', 'overdue');
}

function isKnown(about: string | null): about is MessageAbout {
  return about !== null && Object.hasOwn(pages, about);
}

/** Where a message leads: to the task, to the run, or to the page of what it is about. */
export function targetOf(message: FlowMessageRow): string {
  const { taskId, flowInstanceId, businessType, businessId, title } = message;
  if (flowInstanceId !== null)
    return isToDo(message) ? `/work/backlog/backlogForm/${flowInstanceId}/0/${taskId}/0` : runPath(flowInstanceId);
  return pages[isKnown(businessType) ? businessType : 'project'](businessId ?? '', title);
}
