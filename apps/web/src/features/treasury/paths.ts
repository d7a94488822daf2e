/** Addresses of this feature's screens, so that none is spelled twice. */
export const walletPath = '/payManage/wallet';
export const walletAccountPath = '/payManage/walletAccount';
export const payoutListPath = '/payManage/payout';
export const costOutListPath = '/payManage/expertFee';
export const costInListPath = '/payManage/costIn';
export const labourTaxPath = '/system/labourTax';

export const mistakePath = `${costInListPath}?mistakes=1`;
export const costOutPath = (id: string) => `${costOutListPath}?id=${id}`;
export const feesPath = (projectId: string) => `${costOutListPath}?of=${projectId}`;
export const costInOfProjectPath = (projectId: string) => `${costInListPath}?projectId=${projectId}`;
