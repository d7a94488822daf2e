import { entity } from '../kit/entity.ts';
import { customerLevels, customerStatus, visitWays } from './choices.ts';

/** Somebody of the own unit who looks after customers. */
export const businessMan = entity({
  name: 'businessMan',
  table: 'business_man',
  label: { zh: '业务员', en: 'Salesperson' },
  path: '/api/bid-crm/crm',
  verbs: {
    page: 'GET /queryBusinessMan',
    detail: 'GET /queryBusinessManById',
    save: 'POST /editBusinessMan',
    remove: 'GET /deleteBusinessMan',
    export: 'POST /exportBusinessMan',
  },
  menu: 'businessMan',
  search: ['name', 'phone'],
  sort: ['-createTime'],
  dataScoped: 'granted',
  fields: {
    userId: {
      kind: 'ref',
      to: 'user',
      label: { zh: '人员', en: 'Person' },
      required: true,
      fixed: true,
      detailOnly: true,
    },
    name: { kind: 'text', label: { zh: '姓名', en: 'Name' }, maxLength: 50, readOnly: true },
    phone: { kind: 'text', label: { zh: '联系电话', en: 'Phone' }, maxLength: 30 },
    region: { kind: 'text', label: { zh: '负责区域', en: 'Region' }, maxLength: 60 },
    remark: { kind: 'text', label: { zh: '备注', en: 'Remarks' }, maxLength: 200 },
  },
});

export const customer = entity({
  name: 'customer',
  table: 'customer',
  label: { zh: '客户', en: 'Customer' },
  path: '/api/bid-crm/crm',
  verbs: {
    page: 'POST /customerPage',
    list: 'POST /customerList',
    detail: 'GET /queryById',
    save: 'POST /saveOrUpdate',
    remove: 'GET /delete',
    export: 'POST /customerExport',
    import: 'POST /customerImport',
  },
  importKey: ['name'],
  menu: 'customer',
  search: ['name', 'creditCode', 'phone'],
  sort: ['-createTime'],
  dataScoped: 'granted',
  fields: {
    name: { kind: 'text', label: { zh: '客户名称', en: 'Name' }, maxLength: 100, required: true },
    customerStatus: { kind: 'choice', label: { zh: '客户状态', en: 'Status' }, choices: customerStatus.choices },
    level: { kind: 'choice', label: { zh: '客户级别', en: 'Level' }, choices: customerLevels },
    ownerId: { kind: 'ref', to: 'businessMan', label: { zh: '业务员', en: 'Salesperson' } },
    creditCode: {
      kind: 'text',
      label: { zh: '统一社会信用代码', en: 'Credit code' },
      maxLength: 18,
      pattern: /^[0-9A-Z]{18}$/,
      patternText: { zh: '18位数字或大写字母', en: '18 digits or capital letters' },
    },
    industry: { kind: 'text', label: { zh: '行业', en: 'Industry' }, maxLength: 50 },
    region: { kind: 'text', label: { zh: '地区', en: 'Region' }, maxLength: 60 },
    source: { kind: 'text', label: { zh: '客户来源', en: 'Came by' }, maxLength: 50 },
    phone: { kind: 'text', label: { zh: '联系电话', en: 'Phone' }, maxLength: 30 },
    address: { kind: 'text', label: { zh: '地址', en: 'Address' }, maxLength: 200 },
    remark: { kind: 'longText', label: { zh: '备注', en: 'Remarks' }, maxLength: 500, detailOnly: true },
    lastVisitTime: { kind: 'instant', label: { zh: '最近拜访', en: 'Last visit' }, readOnly: true },
    nextVisitDay: { kind: 'day', label: { zh: '下次拜访', en: 'Next visit' }, readOnly: true },
  },
});

/** A person to talk to at a customer's. */
export const customerLink = entity({
  name: 'customerLink',
  table: 'customer_link',
  label: { zh: '联系人', en: 'Contact' },
  path: '/api/bid-crm/crm/link',
  verbs: { list: 'GET /queryByCustomerId', save: 'POST /saveOrUpdate', remove: 'GET /deleteById' },
  menu: 'customer',
  search: ['name', 'phone'],
  sort: ['-isMain', 'createTime'],
  dataScoped: 'granted',
  fields: {
    customerId: { kind: 'ref', to: 'customer', label: { zh: '客户', en: 'Customer' }, required: true, fixed: true },
    name: { kind: 'text', label: { zh: '姓名', en: 'Name' }, maxLength: 50, required: true },
    post: { kind: 'text', label: { zh: '职务', en: 'Post' }, maxLength: 50 },
    phone: { kind: 'text', label: { zh: '联系电话', en: 'Phone' }, maxLength: 30 },
    birthday: { kind: 'day', label: { zh: '生日', en: 'Birthday' } },
    isMain: { kind: 'flag', label: { zh: '主要联系人', en: 'Main contact' } },
    remark: { kind: 'text', label: { zh: '备注', en: 'Remarks' }, maxLength: 200 },
  },
});

/** What was talked about with a customer; it is kept as it was written. */
export const customerVisit = entity({
  name: 'customerVisit',
  table: 'customer_visit',
  label: { zh: '拜访记录', en: 'Visit' },
  path: '/api/bid-crm/crm/visit',
  verbs: {},
  menu: 'customer',
  appendOnly: true,
  dataScoped: 'granted',
  fields: {
    customerId: { kind: 'ref', to: 'customer', label: { zh: '客户', en: 'Customer' }, readOnly: true },
    visitTime: { kind: 'instant', label: { zh: '拜访时间', en: 'When' }, required: true },
    way: { kind: 'choice', label: { zh: '拜访方式', en: 'How' }, choices: visitWays, required: true },
    linkId: { kind: 'ref', to: 'customerLink', label: { zh: '联系人', en: 'Contact' } },
    content: {
      kind: 'longText',
      label: { zh: '拜访内容', en: 'What was talked about' },
      maxLength: 2000,
      required: true,
    },
    nextAction: { kind: 'text', label: { zh: '下一步', en: 'What comes next' }, maxLength: 500 },
    nextVisitDay: { kind: 'day', label: { zh: '下次拜访', en: 'Next visit' } },
  },
});
