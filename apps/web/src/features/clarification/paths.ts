export const questionListPath = '/clarification/index';
export const projectQuestionsPath = (projectId: string) => `/tenderee/projectDetail/index?id=${projectId}#questions`;
export const bidQuestionsPath = ({ projectId, tenantId }: { projectId: string; tenantId: string }) =>
  `/bidding/projectDetail/index/${projectId}?tenantId=${tenantId}#questions`;
export const ownNoticePath = (id: string) => `/projectManagement/noticeAdministration/noticeDetail?id=${id}`;
export const readerPath = ({ id, tenantId }: { id: string; tenantId: string }) =>
  `/projectManagement/noticeAdministration/noticeParticulars?id=${id}&tenantId=${tenantId}`;
/** A new change notice of a project. */
export const newChangePath = (projectId: string) =>
  `/projectManagement/noticeAdministration/creatNotice?projectId=${projectId}&type=3`;
