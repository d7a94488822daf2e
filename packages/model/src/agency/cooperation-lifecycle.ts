import { lifecycle } from '../kit/lifecycle.ts';

const ofAgency = { party: 'agentTenantId', name: 'buyerName', path: '/agency/cooperation' } as const;
const ofBuyer = { name: 'agentName', path: '/agencyLibrary/details?id={id}' } as const;

/**
 * From an invitation to the end of working together. An agency that uses the product answers for itself; of one outside the
 * buyer records what was agreed on paper.
 */
export const cooperationLifecycle = lifecycle({
  field: 'cooperationStatus',
  states: {
    invited: { value: 0, label: { zh: '待确认', en: 'Invited' }, tone: 'orange' },
    declined: { value: 1, label: { zh: '已拒绝', en: 'Declined' }, tone: 'red' },
    active: { value: 2, label: { zh: '合作中', en: 'Active' }, tone: 'green' },
    expired: { value: 3, label: { zh: '已到期', en: 'Expired' }, tone: 'grey' },
    ended: { value: 4, label: { zh: '已终止', en: 'Terminated' }, tone: 'red' },
  },
  actions: {
    accept: { from: ['invited'], to: 'active', label: { zh: '接受合作', en: 'Accept' } },
    decline: { from: ['invited'], to: 'declined', label: { zh: '拒绝合作', en: 'Decline' }, reason: 'required' },
    invite: {
      from: ['declined', 'ended'],
      to: 'invited',
      permission: 'agencyLibrary_edit',
      label: { zh: '重新邀请', en: 'Invite again' },
    },
    renew: {
      from: ['active', 'expired'],
      to: 'active',
      permission: 'agencyLibrary_edit',
      label: { zh: '续约', en: 'Renew' },
    },
    end: {
      from: ['invited', 'active', 'expired'],
      to: 'ended',
      permission: 'agencyLibrary_end',
      label: { zh: '终止合作', en: 'End' },
      reason: 'required',
      danger: true,
    },
    // A renewal that the buyer offered, by the agency; declined, the former end stands.
    acceptRenewal: { from: ['active', 'expired'], to: 'active', label: { zh: '接受续约', en: 'Accept the renewal' } },
    declineRenewal: {
      from: ['active', 'expired'],
      to: 'active',
      label: { zh: '拒绝续约', en: 'Decline the renewal' },
      reason: 'required',
    },
    // Of one outside what the buyer wrote down is all there is: a second person has seen the paper.
    confirm: {
      from: ['active'],
      to: 'active',
      permission: 'agencyLibrary_confirm',
      notBy: ['add', 'renew', 'invite'],
      label: { zh: '确认合作', en: 'Confirm the cooperation' },
    },
    expire: { from: ['active'], to: 'expired', label: { zh: '合作到期', en: 'Expire' }, byClock: true },
  },
  duties: {
    answer: {
      ...ofAgency,
      states: ['invited'],
      permission: 'agencyInvitation_answer',
      when: { field: 'isOnPlatform', codes: ['true'] },
      due: 'answerDue',
      label: { zh: '答复合作邀请', en: 'Answer an invitation' },
    },
    answerRenewal: {
      ...ofAgency,
      states: ['active', 'expired'],
      permission: 'agencyInvitation_answer',
      when: { field: 'renewalAsked', codes: ['true'] },
      due: 'answerDue',
      label: { zh: '答复续约', en: 'Answer a renewal' },
    },
    confirm: {
      ...ofBuyer,
      states: ['active'],
      by: 'confirm',
      when: { field: 'awaitsConfirmation', codes: ['true'] },
      due: 'answerDue',
      label: { zh: '确认未入驻机构的合作', en: 'Confirm an agency outside' },
    },
    renew: {
      ...ofBuyer,
      states: ['active'],
      by: 'renew',
      from: 'renewFrom',
      due: 'endDate',
      label: { zh: '代理合作即将到期', en: 'Cooperation runs out' },
    },
  },
  told: {
    person: 'createUser',
    about: 'agencyCooperation',
    name: 'agentName',
    words: {
      confirm: 'confirmed',
      accept: 'finished',
      decline: 'rejected',
      acceptRenewal: 'finished',
      declineRenewal: 'rejected',
      expire: 'overdue',
    },
  },
});
