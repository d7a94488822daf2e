import { lifecycle } from '../kit/lifecycle.ts';
import { projectLifecycle } from './project-lifecycle.ts';

const project = { entity: 'project', field: 'projectId' } as const;
const { published, registering, quoting } = projectLifecycle.code;
const tenderingStages = [published, registering, quoting] as const;

/** What the supplier does himself, in his own tenant. */
const ownBid = {
  party: 'supplierTenantId',
  permission: 'bid_quote',
  of: project,
  name: 'projectName',
  number: 'projectNo',
  path: '/bidding/projectDetail/index/{of}?tenantId={tenant}',
} as const;

/** What ends when the result is out: also who never quoted, or was not opened with a package that failed. */
export const waitingEntries = [
  'draft',
  'inReview',
  'approved',
  'submitted',
  'decrypted',
  'undecryptable',
  'valid',
] as const;

/** Who took his quote back, or revoked it, ends with his procurement as well: nothing that he was registered for goes on. */
const endingEntries = [...waitingEntries, 'withdrawn', 'revoked'] as const;

/**
 * A registration, from the supplier's form to what became of it. A supplier reads these words; an internal state is
 * never shown to him by another. That he submits or withdraws a quote is his own act in the buyer's row, through a policy
 * of the database that leaves no trace for the buyer: before the opening nobody learns of it (R38).
 */
export const entryLifecycle = lifecycle({
  field: 'entryStatus',
  states: {
    // Of a consortium whose members have not all confirmed: it counts for nothing yet.
    draft: { value: 0, label: { zh: '待成员确认', en: 'Awaiting members' }, tone: 'orange' },
    inReview: { value: 1, label: { zh: '审核中', en: 'Under review' }, tone: 'orange' },
    approved: { value: 2, label: { zh: '已通过', en: 'Approved' }, tone: 'green' },
    rejected: { value: 3, label: { zh: '未通过', en: 'Not approved' }, tone: 'red' },
    submitted: { value: 4, label: { zh: '已递交', en: 'Submitted (sealed)' }, tone: 'green' },
    withdrawn: { value: 5, label: { zh: '已撤回', en: 'Withdrawn' }, tone: 'grey' },
    revoked: { value: 6, label: { zh: '视为撤销', en: 'Revoked' }, tone: 'red' },
    decrypted: { value: 7, label: { zh: '已开标', en: 'Opened' }, tone: 'blue' },
    undecryptable: { value: 8, label: { zh: '解密异常', en: 'Decryption problem' }, tone: 'red' },
    valid: { value: 9, label: { zh: '已开标', en: 'Opened' }, tone: 'blue' },
    invalid: { value: 10, label: { zh: '投标无效', en: 'Invalid' }, tone: 'red' },
    won: { value: 11, label: { zh: '中标（成交）', en: 'Won' }, tone: 'green' },
    lost: { value: 12, label: { zh: '未中标（成交）', en: 'Not won' }, tone: 'grey' },
    failed: { value: 13, label: { zh: '采购流标', en: 'Procurement failed' }, tone: 'red' },
    terminated: { value: 14, label: { zh: '采购终止', en: 'Procurement terminated' }, tone: 'red' },
  },
  actions: {
    // By the last member who confirms, through `join_consortium`.
    complete: {
      from: ['draft'],
      to: 'approved',
      orTo: ['inReview'],
      label: { zh: '联合体成员全部确认', en: 'All members confirmed' },
    },
    approve: {
      from: ['inReview'],
      to: 'approved',
      permission: 'entry_review',
      label: { zh: '通过', en: 'Approve' },
    },
    reject: {
      from: ['inReview'],
      to: 'rejected',
      permission: 'entry_review',
      label: { zh: '驳回', en: 'Reject' },
      reason: 'required',
      danger: true,
    },
    submit: { from: ['approved', 'withdrawn'], to: 'submitted', label: { zh: '递交报价', en: 'Submit a quote' } },
    replace: { from: ['submitted'], to: 'submitted', label: { zh: '修改报价', en: 'Change the quote' } },
    withdraw: { from: ['submitted'], to: 'withdrawn', label: { zh: '撤回报价', en: 'Withdraw the quote' } },
    // After the deadline, by a function of the database as well: never opened, and its deposit may be kept (R23).
    revoke: { from: ['submitted'], to: 'revoked', label: { zh: '撤销投标', en: 'Revoke the bid' } },
    open: { from: ['submitted'], to: 'valid', label: { zh: '开标', en: 'Open' } },
    // Handed in and not to be opened; whose fault that was is ruled (R35), and may be ruled anew. Openings of before made it valid.
    failToOpen: { from: ['submitted'], to: 'undecryptable', label: { zh: '未能开启', en: 'Not opened' } },
    deemRevoked: {
      from: ['undecryptable', 'valid', 'revoked', 'withdrawn'],
      to: 'revoked',
      label: { zh: '视为撤销', en: 'Deemed revoked' },
    },
    deemWithdrawn: {
      from: ['undecryptable', 'valid', 'revoked', 'withdrawn'],
      to: 'withdrawn',
      label: { zh: '视为撤回', en: 'Deemed withdrawn' },
    },
    win: { from: ['valid'], to: 'won', label: { zh: '中标（成交）', en: 'Win' } },
    lose: { from: waitingEntries, to: 'lost', label: { zh: '未中标（成交）', en: 'Lose' } },
    fail: { from: endingEntries, to: 'failed', label: { zh: '流标', en: 'Fail' } },
    // With its package, while other packages of the project go on.
    failAlone: {
      from: endingEntries,
      to: 'failed',
      label: { zh: '所投采购包流标', en: 'Its package failed' },
    },
    terminate: { from: endingEntries, to: 'terminated', label: { zh: '采购终止', en: 'Terminate' } },
    // Related bidders of one package (R54), and the finding taken back.
    exclude: { from: ['valid'], to: 'invalid', label: { zh: '认定投标无效', en: 'Make invalid' }, danger: true },
    readmit: { from: ['invalid'], to: 'valid', label: { zh: '恢复投标有效', en: 'Make valid again' } },
    // With the result that decided it.
    reopen: { from: ['won', 'lost', 'failed'], to: 'valid', label: { zh: '重新确定结果', en: 'Decide again' } },
  },
  duties: {
    review: {
      states: ['inReview'],
      by: 'approve',
      // As the list of registrations: not whoever gives rights.
      hiddenFrom: ['role_edit', 'user_role'],
      of: { ...project, states: tenderingStages },
      name: 'projectName',
      number: 'projectNo',
      path: '/tenderee/projectDetail/index?id={of}',
      label: { zh: '审核报名', en: 'Review a registration' },
    },
    quote: {
      ...ownBid,
      states: ['approved', 'withdrawn'],
      due: 'bidEndTime',
      isDueOfWhole: true,
      lapses: true,
      label: { zh: '递交报价', en: 'Submit a quote' },
    },
    handInContract: { ...ownBid, states: ['won'], label: { zh: '上传合同', en: 'Hand in the contract' } },
  },
  told: {
    person: 'createUser',
    party: 'supplierTenantId',
    about: 'bid',
    of: project,
    name: 'projectName',
    words: {
      approve: 'entryApproved',
      reject: 'entryRejected',
      open: 'opened',
      failToOpen: 'opened',
      win: 'won',
      lose: 'lost',
      failAlone: 'packageFailed',
      exclude: 'bidExcluded',
      readmit: 'bidReadmitted',
    },
  },
});

/** May this registration quote at all: it was accepted, whether it has quoted or not. */
export function isAccepted(entryStatus: unknown): boolean {
  return !entryLifecycle.is(entryStatus, 'draft', 'inReview', 'rejected');
}

/** All but the one that nothing leads to: nobody looks for it. */
export const shownEntryStates = entryLifecycle.choices.filter(({ value }) => !entryLifecycle.is(value, 'decrypted'));
