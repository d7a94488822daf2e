/** Addresses of this feature's screens, so that none is spelled twice. */
export const objectionListPath = '/objection/index';
export const objectionDetailPath = '/objection/detail';
export const objectionRaisePath = '/objection/raise';

export const objectionPath = (id: string) => `${objectionDetailPath}?id=${id}`;
export const projectObjectionsPath = (projectId: string) => `${objectionListPath}?projectId=${projectId}`;
export const draftPath = (id: string) => `${objectionRaisePath}?id=${id}`;
export const projectPath = (projectId: string) => `/tenderee/projectDetail/index?id=${projectId}`;

export interface RaiseAbout {
  readonly projectId: string;
  readonly tenantId: string;
  readonly appealType?: number;
  readonly target?: number;
}

/** Where something is raised about a project; with kind and matter at once the form of it. An address with «target» opens a window. */
export function raisePath({ projectId, tenantId, appealType, target }: RaiseAbout): string {
  const chosen = appealType === undefined ? '' : `&type=${appealType}&matter=${target ?? ''}`;
  return `${objectionRaisePath}?projectId=${projectId}&tenantId=${tenantId}${chosen}`;
}
