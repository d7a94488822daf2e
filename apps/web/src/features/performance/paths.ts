/** Addresses of this feature's screens, so that none is spelled twice. */
export const templateListPath = '/performanceEvaluate/targetLibraryConfiguration/targetConfiguration';
export const templatePath = '/performanceEvaluate/targetLibraryFrame/amendTarget';

export const recordListPath = '/performanceEvaluate/record';
export const recordDetailPath = '/performanceEvaluate/record/detail';
export const recordEditPath = '/performanceEvaluate/record/edit';
export const beginPath = '/performanceEvaluate/record/begin';
export const judgedPath = '/performanceEvaluate/record/target';
export const ownListPath = '/performanceEvaluate/own';
export const ownDetailPath = '/performanceEvaluate/own/detail';

export const recordPath = (id: string) => `${recordDetailPath}?id=${id}`;
export const draftPath = (id: string) => `${recordEditPath}?id=${id}`;
export const correctPath = (id: string) => `${recordEditPath}?correct=${id}`;
export const ownPath = (id: string) => `${ownDetailPath}?id=${id}`;

/** Whom it is about. */
export interface Judged {
  readonly judgeType: number;
  readonly targetId: string;
}

export const targetPath = ({ judgeType, targetId }: Judged) => `${judgedPath}?type=${judgeType}&id=${targetId}`;

/** The form for somebody's work in a project, or in a period. An address with «target» opens a window. */
export function judgePath({ judgeType, targetId }: Judged, about: Readonly<Record<string, string>>): string {
  return `${recordEditPath}?${new URLSearchParams({ type: String(judgeType), whom: targetId, ...about }).toString()}`;
}
