/** Addresses of this feature's screens, so that none is spelled twice. */
export const standardPagePath = '/tenderee/evaluationManage/standard';
export const committeePagePath = '/tenderee/evaluationManage/committee';
export const ownListPath = '/evaluation/own';
export const ownPagePath = '/evaluation/own/detail';
export const scorePagePath = '/evaluation/own/score';
export const summaryPagePath = '/evaluation/summary';

export const standardPath = (projectId: string, packageId: string) =>
  `${standardPagePath}?projectId=${projectId}&packageId=${packageId}`;
export const committeePath = (id: string) => `${committeePagePath}?id=${id}`;
export const newCommitteePath = (projectId: string) => `${committeePagePath}?projectId=${projectId}`;
export const ownPath = (id: string) => `${ownPagePath}?id=${id}`;
export const scorePath = (id: string, packageId?: string) =>
  `${scorePagePath}?id=${id}${packageId === undefined ? '' : `&packageId=${packageId}`}`;
export const summaryPath = (packageId: string) => `${summaryPagePath}?packageId=${packageId}`;
export const projectPath = (projectId: string) => `/tenderee/projectDetail/index?id=${projectId}`;
