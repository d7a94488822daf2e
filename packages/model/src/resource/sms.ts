import { entity } from '../kit/entity.ts';
import type { Choice } from '../kit/field.ts';

/** 0 only writes down what would be sent; the API's other kinds are refused until there is an adapter for them. */
export const smsCategories = [
  { value: 0, label: { zh: '仅登记', en: 'Log only' } },
  { value: 1, label: { zh: '云片', en: 'Yunpian' } },
  { value: 2, label: { zh: '七牛云', en: 'Qiniu' } },
  { value: 3, label: { zh: '阿里云', en: 'Alibaba Cloud' } },
  { value: 4, label: { zh: '腾讯云', en: 'Tencent Cloud' } },
] as const satisfies readonly Choice[];

export const logOnlyCategory = 0;

/** Who carries text messages. The platform's: one in use. */
export const sms = entity({
  name: 'sms',
  table: 'sms',
  label: { zh: '短信服务', en: 'SMS provider' },
  path: '/api/blade-resource/sms',
  verbs: {
    page: 'GET /list',
    detail: 'GET /detail',
    save: 'POST /submit',
    remove: 'POST /remove',
    export: 'POST /export',
  },
  menu: 'sms',
  search: ['smsCode', 'signName'],
  sort: ['-status', '-createTime'],
  dataScoped: false,
  fields: {
    category: {
      kind: 'choice',
      label: { zh: '短信类型', en: 'Kind' },
      choices: smsCategories,
      required: true,
      fixed: true,
    },
    smsCode: { kind: 'text', label: { zh: '资源编号', en: 'Code' }, maxLength: 40, required: true },
    signName: { kind: 'text', label: { zh: '短信签名', en: 'Signature' }, maxLength: 40 },
    templateId: { kind: 'text', label: { zh: '模板编号', en: 'Template' }, maxLength: 64 },
    regionId: { kind: 'text', label: { zh: '地域', en: 'Region' }, maxLength: 40 },
    accessKey: { kind: 'text', label: { zh: 'AccessKey', en: 'Access key' }, maxLength: 500, secret: true },
    secretKey: { kind: 'text', label: { zh: 'SecretKey', en: 'Secret key' }, maxLength: 500, secret: true },
    remark: { kind: 'text', label: { zh: '备注', en: 'Remark' }, maxLength: 200 },
  },
});

/** What was sent to whom; phones are shown with their middle hidden. */
export const smsLog = entity({
  name: 'smsLog',
  table: 'sms_log',
  label: { zh: '短信记录', en: 'Sent message' },
  path: '/api/blade-resource/sms',
  verbs: { page: 'GET /log/list', detail: 'GET /log/detail', export: 'POST /log/export' },
  menu: 'sms',
  search: ['phone', 'smsCode'],
  sort: ['-createTime'],
  appendOnly: true,
  dataScoped: false,
  fields: {
    smsId: { kind: 'ref', to: 'sms', label: { zh: '短信服务', en: 'Provider' }, required: true },
    smsCode: { kind: 'text', label: { zh: '资源编号', en: 'Code' }, maxLength: 40, required: true },
    phone: { kind: 'text', label: { zh: '手机号码', en: 'Phone' }, maxLength: 11, required: true },
    content: { kind: 'text', label: { zh: '短信内容', en: 'Message' }, maxLength: 1000, required: true },
    params: { kind: 'json', label: { zh: '短信参数', en: 'Parameters' }, detailOnly: true },
  },
});
