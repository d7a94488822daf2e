/** Addresses of this feature's screens, so that none is spelled twice. */
const base = '/purchaseEntrust/purchasePlan';
export const planListPath = `${base}/planManage/index`;
export const newPlanPath = `${base}/planManage/addPurchasePlan`;
export const planPath = `${base}/planTransmit/purchaseDetails`;
export const adjustPath = `${base}/planTransmit/planAdjust`;
export const adjustListPath = `${base}/planAdjustList/index`;
export const adjustmentPath = `${base}/planTransmit/planAdjustDetail`;
