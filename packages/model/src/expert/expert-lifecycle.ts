import { lifecycle } from '../kit/lifecycle.ts';

/** From a draft to the library, and out of it. Nobody decides about what he wrote himself. */
export const expertLifecycle = lifecycle({
  field: 'expertStatus',
  states: {
    draft: { value: 0, label: { zh: '草稿', en: 'Draft' }, tone: 'grey' },
    pending: { value: 1, label: { zh: '待审核', en: 'In review' }, tone: 'orange' },
    active: { value: 2, label: { zh: '已入库', en: 'In the library' }, tone: 'green' },
    suspended: { value: 3, label: { zh: '已暂停', en: 'Suspended' }, tone: 'orange' },
    retired: { value: 4, label: { zh: '已退库', en: 'Left' }, tone: 'grey' },
    rejected: { value: 5, label: { zh: '审核驳回', en: 'Rejected' }, tone: 'red' },
    blacklisted: { value: 6, label: { zh: '黑名单', en: 'Debarred' }, tone: 'red' },
  },
  actions: {
    submit: {
      from: ['draft', 'rejected'],
      to: 'pending',
      permission: 'expertLibrary_edit',
      label: { zh: '提交审核', en: 'Submit' },
    },
    approve: {
      from: ['pending'],
      to: 'active',
      permission: 'expertLibrary_audit',
      notBy: ['add', 'submit', 'write'],
      settles: true,
      label: { zh: '审核通过', en: 'Approve' },
    },
    reject: {
      from: ['pending'],
      to: 'rejected',
      permission: 'expertLibrary_audit',
      notBy: ['add', 'submit', 'write'],
      label: { zh: '审核驳回', en: 'Reject' },
      reason: 'required',
      danger: true,
    },
    suspend: {
      from: ['active'],
      to: 'suspended',
      permission: 'expertLibrary_state',
      label: { zh: '暂停', en: 'Suspend' },
      reason: 'required',
      danger: true,
    },
    resume: {
      from: ['suspended'],
      to: 'active',
      permission: 'expertLibrary_state',
      label: { zh: '恢复', en: 'Resume' },
    },
    retire: {
      from: ['active', 'suspended'],
      to: 'retired',
      permission: 'expertLibrary_state',
      label: { zh: '退库', en: 'Take out' },
      reason: 'required',
      danger: true,
    },
    blacklist: {
      from: ['draft', 'pending', 'active', 'suspended', 'retired', 'rejected'],
      to: 'blacklisted',
      permission: 'expertLibrary_state',
      label: { zh: '列入黑名单', en: 'Debar' },
      reason: 'required',
      danger: true,
    },
    // The day until which an expert was suspended is over.
    resumeByClock: {
      from: ['suspended'],
      to: 'active',
      label: { zh: '暂停期满', en: 'Suspension over' },
      byClock: true,
    },
  },
  duties: {
    audit: {
      states: ['pending'],
      by: 'approve',
      name: 'name',
      number: 'expertNo',
      path: '/expertDatabase/specialistList/expertInfo?id={id}',
      label: { zh: '审核专家入库', en: 'Review an expert' },
    },
  },
  told: {
    person: 'createUser',
    about: 'expert',
    name: 'name',
    words: { approve: 'finished', reject: 'rejected' },
  },
});
