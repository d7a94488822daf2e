import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { entity } from '../kit/entity.ts';
import { webAddress } from '../kit/web-address.ts';

const addressText = { zh: '以 https:// 开头的完整地址', en: 'A whole address that begins with https://' };

/** Where people of a tenant sign in elsewhere: OpenID Connect, authorization code with PKCE (decisions 21). */
export const identityProvider = entity({
  name: 'identityProvider',
  table: 'identity_provider',
  label: { zh: '第三方登录', en: 'Identity provider' },
  path: '/api/blade-system/identity-provider',
  verbs: { page: 'GET /list', detail: 'GET /detail', save: 'POST /submit', remove: 'POST /remove' },
  menu: 'identityProvider',
  search: ['source', 'displayName', 'issuer'],
  sort: ['source'],
  dataScoped: false,
  fields: {
    source: {
      kind: 'text',
      label: { zh: '来源编号', en: 'Code' },
      maxLength: 40,
      pattern: /^[a-z][a-z0-9-]{1,39}$/,
      patternText: { zh: '小写字母、数字与连字符', en: 'Small letters, digits and hyphens' },
      required: true,
      fixed: true,
    },
    displayName: {
      kind: 'text',
      label: { zh: '按钮名称', en: 'Name on the button' },
      maxLength: 20,
      required: true,
    },
    issuer: {
      kind: 'text',
      label: { zh: '签发者地址', en: 'Issuer' },
      maxLength: 300,
      pattern: webAddress,
      patternText: addressText,
      required: true,
      help: {
        zh: '身份提供方的 issuer，其下须有 /.well-known/openid-configuration',
        en: 'Below it stands /.well-known/openid-configuration',
      },
    },
    clientId: { kind: 'text', label: { zh: '客户端编号', en: 'Client id' }, maxLength: 200, required: true },
    clientSecret: { kind: 'text', label: { zh: '客户端密钥', en: 'Client secret' }, maxLength: 500, secret: true },
    accountClaim: {
      kind: 'text',
      label: { zh: '账号声明', en: 'Claim of the account' },
      maxLength: 60,
      pattern: /^[A-Za-z0-9_.:/-]+$/,
      help: {
        zh: '首次登录时作为账号建议；留空为 preferred_username',
        en: 'Proposed as the account at the first sign-in; preferred_username when empty',
      },
    },
    redirectUri: {
      kind: 'text',
      label: { zh: '回调地址', en: 'Redirect address' },
      maxLength: 300,
      pattern: /^https?:\/\/[^\s/\\?#@]+\/login$/i,
      patternText: { zh: '本系统登录页的地址，以 /login 结尾', en: 'This system’s sign-in page; it ends in /login' },
      required: true,
      help: {
        zh: '须在身份提供方登记同一地址，登录回调与退出回调皆是',
        en: 'The same as registered at the provider, for the way in and the way out',
      },
    },
    enabled: { kind: 'flag', label: { zh: '启用', en: 'In use' } },
  },
});

/** What the sign-in page of a tenant offers beside the password; nothing where nothing is configured. */
export const listIdentityProviders = endpoint({
  route: 'GET /api/blade-auth/oauth/providers',
  label: { zh: '第三方登录方式', en: 'Ways to sign in elsewhere' },
  permission: 'public',
  input: z.object({ tenantId: z.string().max(12) }),
  output: z.array(z.object({ source: z.string(), displayName: z.string() })),
});

/** Asks the provider as it is stored, without signing anybody in. */
export const tryIdentityProvider = endpoint({
  route: 'POST /api/blade-system/identity-provider/test',
  label: { zh: '测试第三方登录', en: 'Test an identity provider' },
  permission: 'identityProvider_edit',
  input: z.object({ id: z.string() }),
  ids: { id: 'identityProvider' },
  output: z.object({
    issuer: z.string(),
    /** Where people are led to. */
    signInAddress: z.string(),
    /** Whether it knows client and secret; unknown where its answer does not tell. */
    client: z.enum(['accepted', 'refused', 'unknown']),
    /** Whether people are signed out there too. */
    endsSessions: z.boolean(),
    /** To be registered there. */
    redirectUri: z.string(),
  }),
});
