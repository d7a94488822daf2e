import { entity } from '../kit/entity.ts';
import { bulletinLifecycle, publishedStates } from './bulletin-lifecycle.ts';
import { bulletinType, upDown } from './choices.ts';

/** Characters of a notice: what the product itself writes of some thousand lines fits in. */
export const mostContent = 500_000;

export const bulletin = entity({
  name: 'bulletin',
  table: 'bulletin',
  label: { zh: '公告', en: 'Notice' },
  path: '/api/purchase/bulletin',
  verbs: {},
  menu: 'bulletin',
  search: ['title'],
  sort: ['-createTime'],
  alwaysSeen: ['projectId', 'bulletinType', 'bulletinStatus'],
  // Of a project that invites, its letter and what follows it are for the invited alone (`by_invitation`).
  publicWhen: `bulletin_status in ${publishedStates} and is_deleted = 0
    and (not by_invitation or is_invited(tenant_id, project_id))`,
  lifecycle: bulletinLifecycle,
  partakers: { view: 'project_part', by: 'projectId' },
  fields: {
    projectId: { kind: 'ref', to: 'project', label: { zh: '项目', en: 'Project' }, required: true, fixed: true },
    packageIds: { kind: 'refs', to: 'package', label: { zh: '采购包', en: 'Packages' } },
    bulletinType: {
      kind: 'choice',
      label: { zh: '公告类型', en: 'Kind' },
      choices: bulletinType.choices,
      required: true,
      fixed: true,
    },
    title: { kind: 'text', label: { zh: '标题', en: 'Title' }, maxLength: 200, required: true },
    content: {
      kind: 'richText',
      label: { zh: '内容', en: 'Content' },
      maxLength: mostContent,
      required: true,
      detailOnly: true,
    },
    buyerName: { kind: 'text', label: { zh: '采购人', en: 'Buyer' }, maxLength: 100, readOnly: true },
    publishTime: { kind: 'instant', label: { zh: '发布时间', en: 'Published' }, readOnly: true },
    endTime: { kind: 'instant', label: { zh: '公告截止时间', en: 'Notice ends' } },
    files: { kind: 'files', label: { zh: '附件', en: 'Files' }, maxCount: 10, detailOnly: true },
    upDown: { kind: 'choice', label: { zh: '上下架', en: 'Up or down' }, choices: upDown.choices, readOnly: true },
    bulletinStatus: {
      kind: 'choice',
      label: { zh: '公告状态', en: 'Status' },
      choices: bulletinLifecycle.choices,
      readOnly: true,
    },
    replacesId: {
      kind: 'ref',
      to: 'bulletin',
      label: { zh: '替代的公告', en: 'Notice that it replaces' },
      readOnly: true,
    },
    /** Of a change notice: `NoticeChange[]`, what it says from when to when; `before` is known when it is published. */
    changes: { kind: 'json', label: { zh: '变更事项', en: 'Changes' }, detailOnly: true },
    downReason: { kind: 'text', label: { zh: '下架原因', en: 'Why taken down' }, maxLength: 500, readOnly: true },
  },
});
