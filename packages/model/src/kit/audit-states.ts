import { named } from './named.ts';

/** How far a decision has come on what somebody handed in (the API's `auditStatus`). */
export const auditStates = {
  draft: { value: 0, label: { zh: '草稿', en: 'Draft' }, tone: 'grey' },
  inApproval: { value: 1, label: { zh: '审批中', en: 'In approval' }, tone: 'orange' },
  approved: { value: 2, label: { zh: '已通过', en: 'Approved' }, tone: 'green' },
  rejected: { value: 3, label: { zh: '已驳回', en: 'Rejected' }, tone: 'red' },
} as const;

export const auditStatus = named(auditStates);
