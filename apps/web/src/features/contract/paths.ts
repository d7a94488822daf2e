/** Addresses of this feature's screens, so that none is spelled twice. */
export const contractListPath = '/tenderee/contractManager';
export const contractFormPath = '/tenderee/contractManager/contractTransact';
export const conclusionFormPath = '/tenderee/contractConclude/contractTransact';
const buyersPath = '/tenderee/contractManager/contractDetails';
const suppliersPath = '/bidding/contractManage/contractDetails';

/** One page for both sides and every way that leads to it. */
export const detailPaths = [
  buyersPath,
  suppliersPath,
  '/tenderee/contractConclude/contractDetails',
  '/tenderee/contractSign/filingDetail',
  '/bidding/contractConclude/contractDetails',
  '/bidding/contractConclude/contractTransact',
  '/bidding/contractManage/contractTransact',
] as const;

export const contractPath = (id: string, isSupplier = false) => `${isSupplier ? suppliersPath : buyersPath}?id=${id}`;
export const drawUpPath = (entryId: string) => `${contractFormPath}?entryId=${entryId}`;
export const editPath = (id: string) => `${contractFormPath}?id=${id}`;
export const projectPath = (projectId: string) => `/tenderee/projectDetail/index?id=${projectId}`;

/** One page each for the buyer, the supplier and direct purchases. */
const acceptanceForms = ['/tenderee/honourCheck/checkAccept', '/directPurchase/honourCheck/checkAccept'] as const;
export const acceptanceFormPaths: readonly string[] = acceptanceForms;
export const acceptancePaths = [
  '/tenderee/honourCheck/checkDetails',
  '/directPurchase/honourCheck/checkDetails',
  '/bidding/honourCheck/checkDetails',
  '/bidding/honourCheck/checkAccept',
] as const;
export const paymentPaths = [
  '/tenderee/paymentManage/paymentDetails',
  '/bidding/paymentManage/paymentDetails',
  '/payManage/contractPayDetails',
] as const;
export const planFormPath = '/tenderee/contractManager/paymentPlan';

export const planPath = (contractId: string) => `${planFormPath}?id=${contractId}`;
export const drawUpAcceptancePath = (contractId: string) => `${acceptanceForms[0]}?contractId=${contractId}`;
export const changeAcceptancePath = (id: string) => `${acceptanceForms[0]}?id=${id}`;
export const acceptancePath = (id: string, isSupplier: boolean) => `${acceptancePaths[isSupplier ? 2 : 0]}?id=${id}`;
export const paymentPath = (id: string, isSupplier: boolean) => `${paymentPaths[isSupplier ? 1 : 0]}?id=${id}`;
export const applyPath = (termId: string) => `${paymentPaths[0]}?termId=${termId}`;
