import { entity } from '../kit/entity.ts';
import type { Choice, Fields } from '../kit/field.ts';
import { lifecycle } from '../kit/lifecycle.ts';

/** A draft is its author's; what is withdrawn is published again, or kept as a draft. */
export const noticeStates = lifecycle({
  field: 'noticeState',
  states: {
    published: { value: 1, label: { zh: '已发布', en: 'Published' }, tone: 'green' },
    draft: { value: 2, label: { zh: '草稿', en: 'Draft' }, tone: 'grey' },
    withdrawn: { value: 3, label: { zh: '已撤回', en: 'Withdrawn' }, tone: 'grey' },
  },
  actions: {
    publish: { from: ['draft', 'withdrawn'], to: 'published', label: { zh: '发布', en: 'Publish' } },
    setAside: { from: ['published', 'withdrawn'], to: 'draft', label: { zh: '转为草稿', en: 'Make a draft of it' } },
    withdraw: {
      from: ['published'],
      to: 'withdrawn',
      permission: 'desknotice_edit',
      label: { zh: '撤回', en: 'Withdraw' },
      reason: 'required',
      danger: true,
    },
  },
});

export const noticeAudiences = [
  { value: 1, label: { zh: '全体人员', en: 'Everybody' } },
  { value: 2, label: { zh: '指定部门', en: 'Departments' } },
  { value: 3, label: { zh: '全部租户', en: 'All tenants' } },
  { value: 4, label: { zh: '按租户类型', en: 'Kinds of tenants' } },
  { value: 5, label: { zh: '指定租户', en: 'Chosen tenants' } },
] as const satisfies readonly Choice[];

/** Whom it is for: the own people, or (of the platform alone) those of other tenants. */
export const noticeAudience = { everybody: 1, departments: 2, allTenants: 3, kindsOfTenants: 4, tenants: 5 } as const;

/** Whether an announcement goes beyond the tenant that wrote it. */
export function isForTenants(audience: unknown): boolean {
  return Number(audience) >= noticeAudience.allTenants;
}

/** A notice of a tenant to its people, or of the platform to tenants; shown from its release time until it expires. */
export const notice = entity({
  name: 'notice',
  table: 'notice',
  label: { zh: '通知公告', en: 'Announcement' },
  path: '/api/blade-desk/notice',
  // A write listed as GET answers under POST too (rule 406).
  verbs: {
    page: 'GET /page',
    detail: 'GET /detail',
    save: 'POST /submit',
    remove: 'GET /remove',
    export: 'POST /export',
  },
  menu: 'desknotice',
  lifecycle: noticeStates,
  // Of the platform, and for the tenant that asks.
  publicWhen: `tenant_id = '000000' and notice_state in ${noticeStates.sql('published')} and is_deleted = 0`,
  search: ['title'],
  sort: ['-releaseTime'],
  alwaysSeen: ['category', 'releaseTime', 'expireTime', 'audience', 'noticeState', 'isMustRead'],
  fields: {
    title: { kind: 'text', label: { zh: '标题', en: 'Title' }, maxLength: 100, required: true },
    category: { kind: 'dict', label: { zh: '类型', en: 'Kind' }, dict: 'notice', required: true },
    releaseTime: { kind: 'instant', label: { zh: '发布时间', en: 'Shown from' }, required: true },
    audience: { kind: 'choice', label: { zh: '发布范围', en: 'Audience' }, choices: noticeAudiences, required: true },
    deptIds: { kind: 'refs', label: { zh: '接收部门', en: 'Departments' }, to: 'dept' },
    /** Of `tenantKinds`. */
    tenantKinds: { kind: 'json', label: { zh: '租户类型', en: 'Kinds of tenants' }, detailOnly: true },
    /** Numbers of tenants. */
    tenantIds: { kind: 'json', label: { zh: '接收租户', en: 'Tenants' }, detailOnly: true },
    noticeState: { kind: 'choice', label: { zh: '状态', en: 'State' }, choices: noticeStates.choices, required: true },
    expireTime: { kind: 'instant', label: { zh: '失效时间', en: 'Shown until' } },
    isMustRead: { kind: 'flag', label: { zh: '必读', en: 'Must be read' }, required: true, initial: false },
    withdrawReason: { kind: 'text', label: { zh: '撤回原因', en: 'Why withdrawn' }, maxLength: 500, readOnly: true },
    content: {
      kind: 'richText',
      label: { zh: '内容', en: 'Content' },
      maxLength: 200_000,
      required: true,
      detailOnly: true,
    },
  },
});

/** What those who manage notices see beside each: on the screen, and in its spreadsheet. */
export const managedNoticeFields = {
  authorName: { kind: 'text', label: { zh: '发布人', en: 'Author' }, maxLength: 20 },
  readCount: { kind: 'integer', label: { zh: '已读人数', en: 'Read by' } },
} as const satisfies Fields;
