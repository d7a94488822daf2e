/** Addresses of this feature's screens, so that none is spelled twice. */
const base = '/purchaseEntrust/purchasePlan';
export const planListPath = `${base}/planManage/index`;
export const newPlanPath = `${base}/planManage/addPurchasePlan`;
export const planPath = `${base}/planTransmit/purchaseDetails`;
export const adjustPath = `${base}/planTransmit/planAdjust`;
export const adjustListPath = `${base}/planAdjustList/index`;
export const adjustmentPath = `${base}/planTransmit/planAdjustDetail`;
/** Elsewhere: what is made of a plan, and what it draws on. */
export const newProjectPath = '/tenderee/myTenderee/addTenderee';
export const projectPath = '/tenderee/projectDetail/index';
export const budgetPath = '/budget/projectLibraryManage/stairDeclare/declareDetails';
export const ledgerPath = '/budget/projectLibraryManage/ledger';
