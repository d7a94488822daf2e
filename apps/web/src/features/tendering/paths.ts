/** Addresses of this feature's screens, so that none is spelled twice. */
export const projectListPath = '/tenderee/myTenderee/index';
export const newProjectPath = '/tenderee/myTenderee/addTenderee';

export function editProjectPath(id: string): string {
  return `${newProjectPath}?id=${id}`;
}

export function projectPath(id: string): string {
  return `/tenderee/projectDetail/index?id=${id}`;
}

export function comparisonPath(id: string): string {
  return `/tenderee/bidOpenManage/bidOpenResult?id=${id}`;
}

export function reviewPath(id: string): string {
  return `/tenderee/reviewResult/reviewDetails?id=${id}`;
}

export function evidencePath(id: string): string {
  return `/tenderee/projectDetail/evidence?id=${id}`;
}

/** Where a notice of a project is written; `type` is of `bulletinType`. */
export function newNoticePath(projectId: string, type: number): string {
  return `/projectManagement/noticeAdministration/creatNotice?projectId=${projectId}&type=${type}`;
}

export function noticePath(id: string): string {
  return `/projectManagement/noticeAdministration/noticeDetail?id=${id}`;
}

export const supplierRelationPath = '/supplierBase/supplierRelation/index';

/** Where an office notes a supplier who registered on paper. */
export function offlineSignUpPath(projectId: string): string {
  return `/tenderee/entryManage/offlineSignUp?projectId=${projectId}`;
}

/** Applications to change a published project. */
export const changeListPath = '/tenderee/projectChange/index';
export const changeApplicationPath = '/tenderee/projectChange/changeDetail';
/** By what changes: the project or its times, the documents, the result. */
export const editChangePaths = {
  item: '/tenderee/projectChange/itemChange',
  document: '/tenderee/projectChange/documentChange',
  result: '/tenderee/projectChange/resultChange',
} as const;

/** What the law says in figures, and what notices must say by it. */
export const lawRulePath = '/system/lawRule';
export const noticeRulePath = '/system/lawRule/notice';
