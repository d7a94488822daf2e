/** Addresses of this feature's screens, so that none is spelled twice. */
const base = '/demandInvestigate';
export const demandListPath = `${base}/myInvestigate/index`;
export const editDemandPath = `${base}/myInvestigate/addInvestigate`;
export const demandPath = `${base}/needsDetail/index`;
export const archivedDemandPath = `${base}/investigateArchived/archivedDetails`;
export const editResearchPath = `${base}/investigateIssue/announcement`;
export const comparisonPath = `${base}/schemeCollect/examineScheme`;
export const ownNoticePath = `${base}/investigateIssue/noticeDetails`;
export const hallPath = '/researchNeeds/index';
export const noticePath = '/researchNeeds/noticeDetail/index';
export const answerPath = '/researchNeeds/needsDetail/index';
export const otherEditResearchPath = '/researchNeeds/creatNotice/index';
export const applyListPath = '/purchaseEntrust/biddingApply/index';
export const applyPath = '/purchaseEntrust/biddingApply/biddingDetail';
export const ledgerPath = '/purchaseEntrust/tenderPro/index';
/** Elsewhere: what a demand draws on and what becomes of it. */
export const planPath = '/purchaseEntrust/purchasePlan/planTransmit/purchaseDetails';
export const projectPath = '/tenderee/projectDetail/index';
export const editProjectPath = '/tenderee/myTenderee/addTenderee';
