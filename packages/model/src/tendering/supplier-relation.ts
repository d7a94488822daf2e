import { entity } from '../kit/entity.ts';
import { lifecycle } from '../kit/lifecycle.ts';
import { named } from '../kit/named.ts';
import { projectLifecycle } from './project-lifecycle.ts';

/**
 * Why two suppliers may not bid for one package (R54): 招标投标法实施条例 34, 政府采购法实施条例 18.
 */
export const relationType = named({
  samePerson: { value: 1, label: { zh: '单位负责人为同一人', en: 'Same responsible person' } },
  holding: { value: 2, label: { zh: '控股关系', en: 'Controlling interest' } },
  managing: { value: 3, label: { zh: '管理关系', en: 'Management' } },
});

/** How the buyer knows of it. */
export const relationSource = named({
  noted: { value: 1, label: { zh: '采购人登记', en: 'Noted by the buyer' }, tone: 'blue' },
  declared: { value: 2, label: { zh: '供应商声明', en: 'Declared by a supplier' }, tone: 'orange' },
  /** Two companies name responsible persons of one name: to be looked at, for names are no identity. */
  sameName: { value: 3, label: { zh: '负责人同名', en: 'Persons of one name' }, tone: 'grey' },
});

/** Two companies of the library that stand so to each other, in either direction. */
export const supplierRelation = entity({
  name: 'supplierRelation',
  table: 'supplier_relation',
  label: { zh: '供应商关联关系', en: 'Relation of suppliers' },
  path: '/api/purchase/supplier/relation',
  verbs: {
    page: 'POST /queryPage',
    detail: 'GET /queryById',
    save: 'POST /saveOrUpdate',
    remove: 'GET /deleteById',
    export: 'POST /export',
  },
  menu: 'supplier',
  search: ['basis'],
  sort: ['-createTime'],
  dataScoped: false,
  guards: { ux_supplier_relation_pair: 'tendering.relationTwice', supplier_relation_other: 'tendering.relationSelf' },
  fields: {
    supplierId: { kind: 'ref', to: 'supplier', label: { zh: '供应商', en: 'Supplier' }, required: true, fixed: true },
    relatedId: {
      kind: 'ref',
      to: 'supplier',
      label: { zh: '关联供应商', en: 'Related to' },
      required: true,
      fixed: true,
    },
    relationType: {
      kind: 'choice',
      label: { zh: '关联关系', en: 'Relation' },
      choices: relationType.choices,
      required: true,
    },
    basis: {
      kind: 'text',
      label: { zh: '依据', en: 'Source' },
      maxLength: 500,
      required: true,
    },
    relationSource: {
      kind: 'choice',
      label: { zh: '来源', en: 'How known' },
      choices: relationSource.choices,
      readOnly: true,
    },
  },
});

const { opened } = projectLifecycle.code;

/**
 * Two bidders of a package who seem to be related, as the opening found them. Before it nobody is refused for the other's
 * sake, for a refusal would tell who has registered (R38, docs/decisions/0044).
 */
export const relatedBidderLifecycle = lifecycle({
  field: 'findingStatus',
  states: {
    toJudge: { value: 1, label: { zh: '待认定', en: 'To be judged' }, tone: 'orange' },
    upheld: { value: 2, label: { zh: '认定关联', en: 'Related' }, tone: 'red' },
    cleared: { value: 3, label: { zh: '排除关联', en: 'Not related' }, tone: 'green' },
  },
  actions: {
    uphold: {
      from: ['toJudge', 'cleared'],
      to: 'upheld',
      permission: 'project_select',
      reason: 'required',
      label: { zh: '认定关联', en: 'Related' },
      danger: true,
    },
    clear: {
      from: ['toJudge', 'upheld'],
      to: 'cleared',
      permission: 'project_select',
      reason: 'required',
      label: { zh: '排除关联', en: 'Not related' },
    },
  },
  duties: {
    judge: {
      states: ['toJudge'],
      by: 'uphold',
      of: { entity: 'project', field: 'projectId', states: [opened] },
      name: 'projectName',
      number: 'projectNo',
      path: '/tenderee/projectDetail/index?id={of}',
      label: { zh: '认定关联投标人', en: 'Judge related bidders' },
    },
  },
});

export const relatedBidder = entity({
  name: 'relatedBidder',
  table: 'related_bidder',
  label: { zh: '关联投标人', en: 'Related bidders' },
  path: '/api/purchase/entry/related',
  verbs: {},
  menu: 'entry',
  permanent: true,
  dataScoped: false,
  lifecycle: relatedBidderLifecycle,
  fields: {
    projectId: { kind: 'ref', to: 'project', label: { zh: '项目', en: 'Project' }, required: true, fixed: true },
    packageId: { kind: 'ref', to: 'package', label: { zh: '采购包', en: 'Package' }, required: true, fixed: true },
    entryId: { kind: 'ref', to: 'entry', label: { zh: '报名', en: 'Registration' }, required: true, fixed: true },
    otherEntryId: {
      kind: 'ref',
      to: 'entry',
      label: { zh: '另一报名', en: 'Other registration' },
      required: true,
      fixed: true,
    },
    /** The company itself, which may be a member of a consortium. */
    companyName: { kind: 'text', label: { zh: '单位', en: 'Company' }, maxLength: 100, required: true, readOnly: true },
    otherName: {
      kind: 'text',
      label: { zh: '关联单位', en: 'Related to' },
      maxLength: 100,
      required: true,
      readOnly: true,
    },
    relationType: {
      kind: 'choice',
      label: { zh: '关联关系', en: 'Relation' },
      choices: relationType.choices,
      required: true,
      readOnly: true,
    },
    relationSource: {
      kind: 'choice',
      label: { zh: '来源', en: 'How known' },
      choices: relationSource.choices,
      required: true,
      readOnly: true,
    },
    basis: { kind: 'text', label: { zh: '依据', en: 'Source' }, maxLength: 500, readOnly: true },
    findingStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: relatedBidderLifecycle.choices,
      required: true,
      readOnly: true,
    },
    decision: { kind: 'text', label: { zh: '认定理由', en: 'Why' }, maxLength: 500, readOnly: true },
    decideTime: { kind: 'instant', label: { zh: '认定时间', en: 'Judged' }, readOnly: true },
  },
});
