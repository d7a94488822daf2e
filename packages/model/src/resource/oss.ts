import { entity } from '../kit/entity.ts';
import type { Choice } from '../kit/field.ts';
import { named } from '../kit/named.ts';

/** Stands for a stored secret in every answer; a save that sends it back leaves the secret as it is. */
export const secretMask = '********';

/** `status` of a provider: at most one of a kind is in use. */
export const providerStates = named({
  off: { value: 1, label: { zh: '停用', en: 'Off' }, tone: 'grey' },
  inUse: { value: 2, label: { zh: '使用中', en: 'In use' }, tone: 'green' },
});

/** 0 needs nothing; all others speak the S3 protocol. */
export const ossCategories = [
  { value: 0, label: { zh: '本地磁盘', en: 'Local disk' } },
  { value: 1, label: { zh: 'MinIO', en: 'MinIO' } },
  { value: 2, label: { zh: '七牛云 Kodo', en: 'Qiniu Kodo' } },
  { value: 3, label: { zh: '阿里云 OSS', en: 'Alibaba Cloud OSS' } },
  { value: 4, label: { zh: '腾讯云 COS', en: 'Tencent Cloud COS' } },
  { value: 5, label: { zh: '华为云 OBS', en: 'Huawei Cloud OBS' } },
] as const satisfies readonly Choice[];

export const diskCategory = 0;

/** Where uploaded files are put. The platform's: one in use for all tenants. */
export const oss = entity({
  name: 'oss',
  table: 'oss',
  label: { zh: '对象存储', en: 'Object storage' },
  path: '/api/blade-resource/oss',
  verbs: {
    page: 'GET /list',
    detail: 'GET /detail',
    save: 'POST /submit',
    remove: 'POST /remove',
    export: 'POST /export',
  },
  menu: 'oss',
  search: ['ossCode', 'bucketName'],
  sort: ['-status', '-createTime'],
  dataScoped: false,
  fields: {
    category: {
      kind: 'choice',
      label: { zh: '存储类型', en: 'Kind' },
      choices: ossCategories,
      required: true,
      fixed: true,
    },
    ossCode: { kind: 'text', label: { zh: '资源编号', en: 'Code' }, maxLength: 40, required: true },
    endpoint: {
      kind: 'text',
      label: { zh: '服务地址', en: 'Endpoint' },
      maxLength: 200,
      help: {
        zh: 'S3 兼容地址，以 http:// 或 https:// 开头',
        en: 'The S3-compatible address, starting with http:// or https://',
      },
    },
    bucketName: { kind: 'text', label: { zh: '空间名', en: 'Bucket' }, maxLength: 63 },
    region: { kind: 'text', label: { zh: '地域', en: 'Region' }, maxLength: 40 },
    accessKey: { kind: 'text', label: { zh: 'AccessKey', en: 'Access key' }, maxLength: 500, secret: true },
    secretKey: { kind: 'text', label: { zh: 'SecretKey', en: 'Secret key' }, maxLength: 500, secret: true },
    remark: { kind: 'text', label: { zh: '备注', en: 'Remark' }, maxLength: 200 },
  },
});
