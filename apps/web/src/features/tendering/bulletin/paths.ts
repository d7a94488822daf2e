/** Addresses of the notices' screens and of those they lead to. */
const base = '/projectManagement/noticeAdministration';

export function ownBulletinPath(id: string): string {
  return `${base}/noticeDetail?id=${id}`;
}

export function readBulletinPath({ id, tenantId }: { id: string; tenantId: string }): string {
  return `${base}/noticeParticulars?id=${id}&tenantId=${tenantId}`;
}

export function researchPath({ id, tenantId }: { id: string; tenantId: string }): string {
  return `/researchNeeds/noticeDetail/index?id=${id}&tenantId=${tenantId}`;
}

export function editBulletinPath(id: string): string {
  return `${base}/creatNotice?id=${id}`;
}

export const bulletinListPath = `${base}/noticeList`;

export function projectPath(id: string): string {
  return `/tenderee/projectDetail/index?id=${id}`;
}

export function bidProjectPath({ projectId, tenantId }: { projectId: string; tenantId: string }): string {
  return `/bidding/projectDetail/index/${projectId}?tenantId=${tenantId}`;
}

export function registerPath({ projectId, tenantId }: { projectId: string; tenantId: string }): string {
  return `/bidding/myBid/addBidding?id=${projectId}&tenantId=${tenantId}`;
}
