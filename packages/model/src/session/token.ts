import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { longestSealedPassword } from './password-form.ts';
import { browserError, maxBrowserErrors } from '../log/browser-error.ts';

/** Anything that is no short text counts as absent: a failed sign-in has its own form of answer, also when malformed. */
const field = z.string().max(400).optional().catch(undefined);

/** Parsed leniently here and judged by the command, because a refusal must not come in the envelope. */
export const tokenInput = z.object({
  tenantId: field,
  username: field,
  /** Sealed to the server's key, or in the old form the md5 of what was typed. */
  password: z.string().max(longestSealedPassword).optional().catch(undefined),
  grant_type: field,
  scope: field,
  type: field,
  refresh_token: field,
  source: field,
  code: field,
  state: field,
  /** Who says that it answered: of providers that name themselves (RFC 9207). */
  iss: field,
  /** The second step: a code of an authenticator, or a recovery code. */
  passcode: field,
  /** What the browser's authenticator answered, as JSON text: the second step, or with the grant `passkey` the whole. */
  passkey: z.string().max(16_000).optional().catch(undefined),
});
export type TokenInput = z.infer<typeof tokenInput>;

/** Bare snake_case, without the envelope. */
export const tokenAnswer = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  refresh_token: z.string(),
  /** Seconds that the access token lives. */
  expires_in: z.number(),
  scope: z.literal('all'),
  tenant_id: z.string(),
  tenant_name: z.string(),
  user_id: z.string(),
  dept_id: z.string(),
  post_id: z.string(),
  role_id: z.string(),
  oauth_id: z.string(),
  account: z.string(),
  user_name: z.string(),
  nick_name: z.string(),
  real_name: z.string().nullable(),
  /** Aliases of the roles, joined by commas. */
  role_name: z.string(),
  avatar: z.string().nullable(),
  /** Until the password is changed every other endpoint answers 403. */
  must_change: z.boolean(),
  /** A role demands a second factor and there is none: until it is enrolled every other endpoint answers 403. */
  must_enrol: z.boolean(),
  detail: z.object({ type: z.literal('web') }),
});
export type TokenAnswer = z.infer<typeof tokenAnswer>;

/** The handler answers it raw, so its type says nothing; the schema is what OpenAPI shows. */
const rawTokenAnswer: z.ZodType<unknown> = tokenAnswer;

/** HTTP 400 and no `code`: otherwise a client that looks at `code` first would never show the description. */
export const tokenRefusal = z.object({
  error: z.enum([
    'invalid_request',
    'invalid_client',
    'invalid_grant',
    'captcha_required',
    'second_factor_required',
    'locked',
  ]),
  error_code: z.string(),
  error_description: z.string(),
});
export type TokenRefusal = z.infer<typeof tokenRefusal>;

export const signIn = endpoint({
  route: 'POST /api/blade-auth/oauth/token',
  label: { zh: '登录', en: 'Sign in' },
  permission: 'public',
  input: tokenInput,
  output: rawTokenAnswer,
  raw: true,
  bareRefusals: true,
});

export const refreshToken = endpoint({
  route: 'POST /api/blade-auth/oauth/token/refresh',
  label: { zh: '刷新令牌', en: 'Refresh the token' },
  permission: 'public',
  input: tokenInput,
  output: rawTokenAnswer,
  raw: true,
  bareRefusals: true,
});

export const captcha = endpoint({
  route: 'GET /api/blade-auth/oauth/captcha',
  label: { zh: '获取验证码', en: 'Get a captcha' },
  permission: 'public',
  input: z.object({}),
  /** `image` is a data URL. */
  output: z.object({ key: z.string(), image: z.string() }),
});

/** Public, so that signing out twice is no error: the second time there is nothing left to end. */
export const signOut = endpoint({
  route: 'GET /api/blade-auth/oauth/logout',
  aliases: ['POST /api/blade-auth/oauth/logout'],
  label: { zh: '退出登录', en: 'Sign out' },
  permission: 'public',
  /** `rows`: errors that the browser still keeps; taken over as those of whoever signs out. */
  input: z.object({ rows: z.array(browserError).max(maxBrowserErrors).optional() }),
  /** `url`: where the client of this session signs out elsewhere (rule 145). */
  output: z.object({ url: z.string() }).nullable(),
  writes: true,
});

export const clearCache = endpoint({
  route: 'GET /api/blade-auth/oauth/clear-cache',
  label: { zh: '清除缓存', en: 'Clear the cache' },
  permission: 'signedIn',
  input: z.object({}),
  output: z.null(),
});
