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
