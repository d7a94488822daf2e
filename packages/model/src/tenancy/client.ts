import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { entity } from '../kit/entity.ts';
import { named } from '../kit/named.ts';
import { idInput } from '../kit/resource.ts';
import { webAddress, webAddressText } from '../kit/web-address.ts';

/** How a client may ask for tokens. A closed list: what the server does not answer cannot be granted. */
export const grantTypes = ['password', 'captcha', 'refresh_token', 'social', 'passkey'] as const;

/** The web application itself: without it nobody signs in. */
export const webClientId = 'saber';

/** A client that is switched off is given no tokens. */
export const clientStatus = named({
  enabled: { value: 1, label: { zh: '启用', en: 'Enabled' }, tone: 'green' },
  disabled: { value: 2, label: { zh: '停用', en: 'Disabled' }, tone: 'grey' },
});

/** A program that may ask for tokens; rows of the platform (administration B.3). */
export const client = entity({
  name: 'client',
  table: 'client',
  label: { zh: '应用客户端', en: 'Client' },
  path: '/api/blade-system/client',
  verbs: { page: 'GET /list', detail: 'GET /detail', remove: 'POST /remove', export: 'POST /export' },
  menu: 'client',
  search: ['clientId'],
  sort: ['clientId'],
  dataScoped: false,
  fields: {
    clientId: {
      kind: 'text',
      label: { zh: '客户端编号', en: 'Client id' },
      maxLength: 40,
      pattern: /^[A-Za-z][A-Za-z0-9_-]{2,39}$/,
      required: true,
      fixed: true,
    },
    grantTypes: {
      kind: 'text',
      label: { zh: '授权方式', en: 'Grant types' },
      maxLength: 100,
      required: true,
    },
    accessTokenValidity: {
      kind: 'integer',
      label: { zh: '访问令牌有效期', en: 'Access token lives' },
      min: 300,
      max: 86_400,
      unit: { zh: '秒', en: 's' },
      required: true,
    },
    refreshTokenValidity: {
      kind: 'integer',
      label: { zh: '刷新令牌有效期', en: 'Refresh token lives' },
      min: 600,
      max: 2_592_000,
      unit: { zh: '秒', en: 's' },
      required: true,
    },
    signOutUrl: {
      kind: 'text',
      label: { zh: '退出后跳转地址', en: 'Where signing out leads' },
      maxLength: 300,
      pattern: webAddress,
      patternText: webAddressText,
      help: {
        zh: '单点登录系统的退出地址；留空则停留在登录页',
        en: 'The sign-out of a single sign-on; empty: the sign-in page stays',
      },
    },
    remark: { kind: 'text', label: { zh: '备注', en: 'Remark' }, maxLength: 200 },
    clientSecretHash: {
      kind: 'text',
      label: { zh: '密钥', en: 'Secret' },
      maxLength: 64,
      secret: true,
      readOnly: true,
      required: true,
    },
  },
});

/** Shown once, when it is made; only its hash is kept. */
const clientSecret = z.string().optional();

export const saveClient = endpoint({
  route: 'POST /api/blade-system/client/submit',
  label: { zh: '保存客户端', en: 'Save a client' },
  permission: 'client_edit',
  permissionToAdd: 'client_add',
  input: z.looseObject({
    id: idInput.optional(),
    version: z.coerce.number().int().min(0).optional(),
    status: z.union([z.literal(1), z.literal(2)]).optional(),
  }),
  output: z.object({ id: z.string(), version: z.number(), clientSecret }),
  writes: true,
  ids: { id: 'client' },
});

export const resetClientSecret = endpoint({
  route: 'POST /api/blade-system/client/resetSecret',
  label: { zh: '重置客户端密钥', en: 'Make a new secret' },
  permission: 'client_edit',
  input: z.object({ id: idInput, version: z.coerce.number().int().min(0) }),
  output: z.object({ id: z.string(), version: z.number(), clientSecret }),
  writes: true,
  ids: { id: 'client' },
});

export const clientEndpoints = [saveClient, resetClientSecret] as const;
