import { lifecycle } from '../kit/lifecycle.ts';
import { ofSigner, purchaseContractLifecycle } from './contract-lifecycle.ts';

const { signed, performing } = purchaseContractLifecycle.code;
const inForce = [signed, performing];

const ofProject = {
  of: { entity: 'contract', field: 'contractId', states: inForce },
  name: 'contractName',
  number: 'contractNo',
  part: 'acceptNo',
  path: '/tenderee/honourCheck/checkDetails?id={id}',
} as const;

/**
 * An acceptance from what the handler draws up to what others conclude (政府采购法 61: who handles it does not accept it). What
 * is to be put right comes before them again; what was not accepted is for the contract to answer.
 */
export const contractAcceptanceLifecycle = lifecycle({
  field: 'acceptStatus',
  states: {
    draft: { value: 0, label: { zh: '草稿', en: 'Draft' }, tone: 'grey' },
    toAccept: { value: 1, label: { zh: '待验收', en: 'To be accepted' }, tone: 'orange' },
    passed: { value: 3, label: { zh: '合格', en: 'Accepted' }, tone: 'green' },
    failed: { value: 4, label: { zh: '不合格', en: 'Not accepted' }, tone: 'red' },
    rectifying: { value: 5, label: { zh: '整改中', en: 'Being put right' }, tone: 'orange' },
    void: { value: 6, label: { zh: '已作废', en: 'Void' }, tone: 'grey', isAside: true },
  },
  actions: {
    submit: {
      from: ['draft'],
      to: 'toAccept',
      permission: 'contract_edit',
      label: { zh: '提交验收', en: 'Hand in for acceptance' },
    },
    withdraw: {
      from: ['toAccept'],
      to: 'draft',
      permission: 'contract_edit',
      label: { zh: '撤回验收', en: 'Take back' },
    },
    conclude: {
      from: ['toAccept'],
      to: 'passed',
      orTo: ['failed', 'rectifying'],
      permission: 'contract_accept',
      notBy: ['add', 'write', 'submit'],
      settles: true,
      label: { zh: '出具验收结论', en: 'Conclude the acceptance' },
    },
    rectified: {
      from: ['rectifying'],
      to: 'toAccept',
      permission: 'contract_edit',
      label: { zh: '整改完成再验', en: 'Put right: accept again' },
      reason: 'required',
    },
    discard: {
      from: ['draft'],
      to: 'void',
      permission: 'contract_edit',
      label: { zh: '作废', en: 'Discard' },
      reason: 'required',
      danger: true,
    },
  },
  duties: {
    submit: {
      ...ofProject,
      states: ['draft'],
      by: 'submit',
      due: 'acceptTime',
      label: { zh: '提交履约验收', en: 'Hand an acceptance in' },
    },
    conclude: {
      ...ofProject,
      states: ['toAccept'],
      by: 'conclude',
      due: 'acceptTime',
      label: { zh: '履约验收', en: 'Accept what was delivered' },
    },
    rectified: {
      ...ofProject,
      states: ['rectifying'],
      by: 'rectified',
      due: 'rectifyDue',
      label: { zh: '督促整改并再次验收', en: 'Have it put right and accepted again' },
    },
  },
  told: [
    {
      person: 'createUser',
      about: 'contractAcceptance',
      name: 'acceptNo',
      words: { conclude: 'acceptanceConcluded' },
    },
    { ...ofSigner, words: { conclude: 'acceptanceConcluded' } },
  ],
});
