const base = '/projectManagement/noticeAdministration';

export const noticePaths = {
  list: `${base}/noticeList`,
  write: (projectId: string, bulletinType: number) =>
    `${base}/creatNotice?projectId=${projectId}&bulletinType=${bulletinType}`,
  edit: (id: string) => `${base}/creatNotice?id=${id}`,
  detail: (id: string) => `${base}/noticeDetail?id=${id}`,
  read: ({ id, tenantId }: { readonly id: string; readonly tenantId: string }) =>
    `${base}/noticeParticulars?id=${id}&tenantId=${tenantId}`,
  buyerProject: (projectId: string) => `/tenderee/projectDetail/index?id=${projectId}`,
  bidProject: ({ projectId, tenantId }: { readonly projectId: string; readonly tenantId: string }) =>
    `/bidding/projectDetail/index/${projectId}?tenantId=${tenantId}`,
  register: ({ projectId, tenantId }: { readonly projectId: string; readonly tenantId: string }) =>
    `/bidding/myBid/addBidding?projectId=${projectId}&tenantId=${tenantId}`,
} as const;

/** Notices that open a project to suppliers. */
export function opensProject(bulletinType: number): boolean {
  return bulletinType === 1 || bulletinType === 10;
}
