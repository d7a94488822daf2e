import { entity } from '../kit/entity.ts';
import { lifecycle } from '../kit/lifecycle.ts';
import { enterpriseSize } from './choices.ts';
import { projectLifecycle } from './project-lifecycle.ts';

const { published, registering, quoting } = projectLifecycle.code;

/**
 * How a company stands to the registration that names it. Whoever registers has joined by it; everybody else answers in
 * his own account, through functions of the database: by that a refusal reaches the one it is about, and nobody learns by
 * naming a company whether it has registered (R38).
 */
export const memberLifecycle = lifecycle({
  field: 'memberStatus',
  states: {
    asked: { value: 0, label: { zh: '待确认', en: 'To confirm' }, tone: 'orange' },
    joined: { value: 1, label: { zh: '已确认', en: 'Confirmed' }, tone: 'green' },
    declined: { value: 2, label: { zh: '已谢绝', en: 'Declined' }, tone: 'red' },
  },
  actions: {
    join: { from: ['asked'], to: 'joined', label: { zh: '确认加入', en: 'Confirm' } },
    // Also his own word taken back, while others have not given theirs.
    decline: { from: ['asked', 'joined'], to: 'declined', label: { zh: '谢绝', en: 'Decline' }, danger: true },
  },
  duties: {
    answer: {
      party: 'memberTenantId',
      permission: 'bid_add',
      when: { field: 'isAsked', codes: ['true'] },
      of: { entity: 'project', field: 'projectId', states: [published, registering, quoting] },
      name: 'projectName',
      number: 'projectNo',
      path: '/bidding/projectDetail/index/{of}?tenantId={tenant}',
      states: ['asked'],
      due: 'bidEndTime',
      isDueOfWhole: true,
      lapses: true,
      label: { zh: '确认加入联合体', en: 'Confirm a consortium' },
    },
  },
});

/**
 * A company that takes part in a registration: whoever registers, and the members of his consortium. One company takes
 * part in a package once, alone or as a member: `ux_entry_member_once`.
 */
export const entryMember = entity({
  name: 'entryMember',
  table: 'entry_member',
  label: { zh: '联合体成员', en: 'Member of a consortium' },
  path: '/api/purchase/entry/member',
  verbs: {},
  menu: 'entry',
  parties: ['leader_tenant_id', 'member_tenant_id'],
  dataScoped: false,
  lifecycle: memberLifecycle,
  fields: {
    projectId: { kind: 'ref', to: 'project', label: { zh: '项目', en: 'Project' }, required: true, fixed: true },
    packageId: { kind: 'ref', to: 'package', label: { zh: '采购包', en: 'Package' }, required: true, fixed: true },
    entryId: { kind: 'ref', to: 'entry', label: { zh: '报名', en: 'Registration' }, required: true, fixed: true },
    leaderTenantId: {
      kind: 'text',
      label: { zh: '牵头人租户', en: 'Tenant of the leader' },
      maxLength: 6,
      required: true,
      readOnly: true,
    },
    memberTenantId: {
      kind: 'text',
      label: { zh: '成员租户', en: 'Tenant of the member' },
      maxLength: 6,
      required: true,
      readOnly: true,
    },
    memberName: { kind: 'text', label: { zh: '单位名称', en: 'Company' }, maxLength: 100, required: true },
    creditCode: { kind: 'text', label: { zh: '统一社会信用代码', en: 'Credit code' }, maxLength: 18, required: true },
    share: {
      kind: 'rate',
      label: { zh: '份额（%）', en: 'Share (%)' },
      min: 0.01,
      max: 100,
      required: true,
    },
    work: { kind: 'text', label: { zh: '分工', en: 'Part of the work' }, maxLength: 200 },
    smeType: { kind: 'choice', label: { zh: '中小企业声明', en: 'SME declaration' }, choices: enterpriseSize.choices },
    isLeader: { kind: 'flag', label: { zh: '牵头人', en: 'Leader' }, required: true, readOnly: true },
    responsiblePerson: {
      kind: 'text',
      label: { zh: '单位负责人', en: 'Responsible person' },
      maxLength: 50,
      readOnly: true,
      detailOnly: true,
    },
    /** Credit codes with `relationType`, as the company itself declares them. */
    relatedCompanies: {
      kind: 'json',
      label: { zh: '声明的关联单位', en: 'Declared as related' },
      readOnly: true,
      detailOnly: true,
    },
    /** False: the project invites, and did not invite him, so he learns nothing of it. */
    isAsked: { kind: 'flag', label: { zh: '已征询', en: 'Was asked' }, required: true, readOnly: true },
    memberStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: memberLifecycle.choices,
      required: true,
      readOnly: true,
    },
    answerTime: { kind: 'instant', label: { zh: '答复时间', en: 'Answered' }, readOnly: true },
    declineReason: { kind: 'text', label: { zh: '谢绝原因', en: 'Why declined' }, maxLength: 500, readOnly: true },
  },
});
