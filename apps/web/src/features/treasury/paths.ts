/** Addresses of this feature's screens, so that none is spelled twice. */
export const walletPath = '/payManage/wallet';
export const walletAccountPath = '/payManage/walletAccount';
export const payoutListPath = '/payManage/payout';
export const costOutListPath = '/payManage/expertFee';
export const costOutPagePath = '/payManage/expertFee/detail';
export const projectFeesPath = '/payManage/expertFee/project';
export const costInListPath = '/payManage/costIn';
export const mistakePath = '/payManage/costIn/mistake';
export const labourTaxPath = '/system/labourTax';

export const costOutPath = (id: string) => `${costOutPagePath}?id=${id}`;
export const feesPath = (projectId: string) => `${projectFeesPath}?projectId=${projectId}`;
export const costInOfProjectPath = (projectId: string) => `${costInListPath}?projectId=${projectId}`;
