import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { entity } from '../kit/entity.ts';
import { lifecycle } from '../kit/lifecycle.ts';
import { idInput } from '../kit/resource.ts';

export const apiKeyLifecycle = lifecycle({
  field: 'keyState',
  states: {
    active: { value: 1, label: { zh: '有效', en: 'Active' }, tone: 'green' },
    revoked: { value: 2, label: { zh: '已吊销', en: 'Revoked' }, tone: 'red' },
  },
  actions: {
    revoke: {
      from: ['active'],
      to: 'revoked',
      permission: 'apiKey_delete',
      label: { zh: '吊销', en: 'Revoke' },
      danger: true,
    },
  },
});

/** By which a program of the tenant calls as one of its users, with fewer rights than he has. */
export const apiKey = entity({
  name: 'apiKey',
  table: 'api_key',
  label: { zh: '接口密钥', en: 'API key' },
  path: '/api/integration/key',
  verbs: { page: 'GET /list', detail: 'GET /detail', export: 'POST /export' },
  menu: 'apiKey',
  search: ['keyName', 'keyStart'],
  sort: ['-createTime'],
  dataScoped: false,
  permanent: true,
  lifecycle: apiKeyLifecycle,
  fields: {
    keyName: { kind: 'text', label: { zh: '密钥名称', en: 'Key name' }, maxLength: 60, required: true },
    userId: { kind: 'ref', to: 'user', label: { zh: '代表用户', en: 'Acts as' }, required: true, readOnly: true },
    keyState: { kind: 'choice', label: { zh: '状态', en: 'State' }, choices: apiKeyLifecycle.choices, readOnly: true },
    expireTime: {
      kind: 'instant',
      label: { zh: '到期时间', en: 'Expires' },
      required: true,
      help: { zh: '最长一年', en: 'Within a year' },
    },
    requestsPerMinute: {
      kind: 'integer',
      label: { zh: '每分钟调用上限', en: 'Calls per minute' },
      min: 1,
      max: 6000,
      required: true,
      initial: 600,
    },
    keyStart: { kind: 'text', label: { zh: '密钥开头', en: 'Begins with' }, maxLength: 20, readOnly: true },
    lastUsedTime: { kind: 'instant', label: { zh: '最近使用', en: 'Last used' }, readOnly: true },
    lastUsedAddress: {
      kind: 'text',
      label: { zh: '最近来源地址', en: 'Last used from' },
      maxLength: 60,
      readOnly: true,
    },
    scopes: { kind: 'json', label: { zh: '权限范围', en: 'Scopes' }, readOnly: true, detailOnly: true },
    keyHash: {
      kind: 'text',
      label: { zh: '密钥摘要', en: 'Digest' },
      maxLength: 64,
      secret: true,
      readOnly: true,
      required: true,
    },
  },
});

/** A permission that a key may be given, in the reader's language. */
const keyScope = z.object({
  code: z.string(),
  /** The menu that it belongs to. */
  menu: z.string(),
  name: z.string(),
  /** Whoever asks may do it himself, and so a key of his. */
  isHeld: z.boolean(),
});
export type KeyScope = z.infer<typeof keyScope>;

export const listKeyScopes = endpoint({
  route: 'GET /api/integration/key/scopes',
  label: { zh: '可授予密钥的权限', en: 'What a key may be given' },
  permission: 'apiKey_view',
  input: z.object({}),
  output: z.array(keyScope),
});

/** Everybody makes keys in his own name alone: by another's name two people would be one. */
export const createApiKey = endpoint({
  route: 'POST /api/integration/key/create',
  label: { zh: '新建接口密钥', en: 'Make an API key' },
  permission: 'apiKey_add',
  input: z.object({
    keyName: z.string().trim().min(1).max(60),
    /** One's own where it is given. */
    userId: idInput.optional(),
    expireTime: z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
    requestsPerMinute: z.coerce.number().int().min(1).max(6000),
    /** Permission codes. */
    scopes: z.array(z.string().max(80)).min(1).max(500),
  }),
  /** The key itself is told once: a repeated request is answered without it. */
  output: z.object({ id: z.string(), key: z.string().optional() }),
  writes: true,
  ids: { userId: 'user' },
});

export const revokeApiKey = endpoint({
  route: 'POST /api/integration/key/revoke',
  label: { zh: '吊销接口密钥', en: 'Revoke an API key' },
  permission: 'apiKey_delete',
  input: z.object({ id: idInput }),
  output: z.null(),
  writes: true,
  ids: { id: 'apiKey' },
});
