/** Addresses of this feature's screens, so that none is spelled twice. */
export const depositListPath = '/payManage/deposit';
export const receiptListPath = '/payManage/bankReceipt';

/** A deposit's page; its supplier names the buyer as well. */
export const depositPagePath = '/payManage/earnestMoneyDetails';

export function depositPath(id: string): string {
  return `${depositPagePath}?id=${id}`;
}

export function projectDepositsPath(projectId: string): string {
  return `${depositListPath}?projectId=${projectId}`;
}
