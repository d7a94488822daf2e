import { entity } from '../kit/entity.ts';
import { lifecycle } from '../kit/lifecycle.ts';
import { named } from '../kit/named.ts';
import { projectLifecycle } from './project-lifecycle.ts';

/** How a supplier came to be invited. */
export const invitedBy = named({
  named: { value: 1, label: { zh: '指定', en: 'Named' }, tone: 'blue' },
  drawn: { value: 2, label: { zh: '随机抽取', en: 'Drawn at random' }, tone: 'blue' },
});

const { published, registering, quoting } = projectLifecycle.code;

/**
 * An invitation of one supplier to one project. That it was accepted is the supplier's own act in the buyer's row, through a
 * function of the database that leaves no trace for the buyer: until the opening an accepted one looks like one that was
 * only sent (R38). A decline is told at once, so that another can be invited.
 */
export const invitationLifecycle = lifecycle({
  field: 'invitationStatus',
  states: {
    drafted: { value: 0, label: { zh: '待发出', en: 'To be sent' }, tone: 'orange' },
    sent: { value: 1, label: { zh: '已发出', en: 'Sent' }, tone: 'blue' },
    accepted: { value: 2, label: { zh: '已接受', en: 'Accepted' }, tone: 'green' },
    declined: { value: 3, label: { zh: '已谢绝', en: 'Declined' }, tone: 'red' },
    lapsed: { value: 4, label: { zh: '逾期未答复', en: 'Not answered' }, tone: 'grey' },
  },
  actions: {
    send: { from: ['drafted'], to: 'sent', label: { zh: '发出邀请', en: 'Send' } },
    // Both by the supplier, through `accept_invitation` and `decline_invitation`.
    accept: { from: ['sent'], to: 'accepted', label: { zh: '接受邀请', en: 'Accept' } },
    decline: { from: ['sent'], to: 'declined', label: { zh: '谢绝邀请', en: 'Decline' }, danger: true },
    // He has no account and said so in another way; who has one answers himself.
    noteDecline: {
      from: ['sent'],
      to: 'declined',
      permission: 'bulletin_edit',
      reason: 'required',
      label: { zh: '登记谢绝', en: 'Note a decline' },
      danger: true,
    },
    // At the opening, not at the end of registration: who has not answered would tell who has.
    lapse: { from: ['sent'], to: 'lapsed', label: { zh: '逾期未答复', en: 'Not answered' } },
  },
  duties: {
    answer: {
      party: 'supplierTenantId',
      permission: 'bid_quote',
      when: { field: 'hasAccount', codes: ['true'] },
      of: { entity: 'project', field: 'projectId', states: [published, registering, quoting] },
      name: 'projectName',
      number: 'projectNo',
      path: '/bidding/projectDetail/index/{of}?tenantId={tenant}',
      states: ['sent'],
      due: 'entryEndTime',
      isDueOfWhole: true,
      lapses: true,
      label: { zh: '答复采购邀请', en: 'Answer an invitation' },
    },
  },
  told: {
    person: 'createUser',
    about: 'project',
    of: { entity: 'project', field: 'projectId' },
    name: 'projectName',
    words: { decline: 'invitationDeclined' },
  },
});

/** A supplier whom a project asks to offer. */
export const invitation = entity({
  name: 'invitation',
  table: 'invitation',
  label: { zh: '供应商邀请', en: 'Invitation' },
  path: '/api/purchase/invitation',
  verbs: {},
  menu: 'project',
  dataScoped: false,
  lifecycle: invitationLifecycle,
  guards: { ux_invitation_supplier: 'tendering.invitedAlready' },
  fields: {
    projectId: { kind: 'ref', to: 'project', label: { zh: '项目', en: 'Project' }, required: true, fixed: true },
    supplierId: { kind: 'ref', to: 'supplier', label: { zh: '供应商', en: 'Supplier' }, required: true, fixed: true },
    supplierTenantId: { kind: 'text', label: { zh: '供应商租户', en: 'Tenant' }, maxLength: 6, readOnly: true },
    supplierName: { kind: 'text', label: { zh: '供应商名称', en: 'Supplier' }, maxLength: 100, required: true },
    creditCode: { kind: 'text', label: { zh: '统一社会信用代码', en: 'Credit code' }, maxLength: 18, required: true },
    /** Without one the letter is sent on paper. */
    hasAccount: { kind: 'flag', label: { zh: '有平台账号', en: 'Has an account' }, required: true, readOnly: true },
    invitedBy: {
      kind: 'choice',
      label: { zh: '产生方式', en: 'How chosen' },
      choices: invitedBy.choices,
      required: true,
      fixed: true,
    },
    reason: { kind: 'text', label: { zh: '邀请理由', en: 'Why invited' }, maxLength: 500 },
    drawId: { kind: 'ref', to: 'invitationDraw', label: { zh: '抽取', en: 'Draw' }, readOnly: true },
    invitationStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: invitationLifecycle.choices,
      required: true,
      readOnly: true,
    },
    declineReason: { kind: 'text', label: { zh: '谢绝原因', en: 'Why declined' }, maxLength: 500, readOnly: true },
    sentTime: { kind: 'instant', label: { zh: '发出时间', en: 'Sent' }, readOnly: true },
    answerTime: { kind: 'instant', label: { zh: '答复时间', en: 'Answered' }, readOnly: true },
  },
});
