import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { longestSealedPassword } from './password-form.ts';

/** Anything that is no short text counts as absent. */
const field = z.string().max(200).optional().catch(undefined);
/**
 * `state` is made by the browser that starts, which compares it when it comes back. With `mode=url` the address of the
 * provider is answered instead of a redirect, so that a page can say what is wrong.
 */
const startInput = z.looseObject({ tenantId: field, source: field, state: field, mode: field });
const startAnswer: z.ZodType<unknown> = z.object({ url: z.string() });

/** The starts of a sign-in at an identity provider. Without one configured they say so (decisions 21). */
export const thirdPartySignIn = endpoint({
  route: 'GET /api/blade-auth/thirdoauth',
  label: { zh: '第三方登录', en: 'Third-party sign-in' },
  permission: 'public',
  input: startInput,
  output: startAnswer,
  raw: true,
});

export const casSignIn = endpoint({
  route: 'GET /api/blade-auth/clogin',
  aliases: ['POST /api/blade-auth/clogin'],
  label: { zh: '统一身份认证登录', en: 'Campus sign-in' },
  permission: 'public',
  input: startInput,
  output: startAnswer,
  raw: true,
});

export const bidSignIn = endpoint({
  route: 'GET /api/blade-auth/bidAuth',
  label: { zh: '交易平台登录', en: 'Trading platform sign-in' },
  permission: 'public',
  input: startInput,
  output: startAnswer,
  raw: true,
});

const typed = z.string().max(400).optional().catch(undefined);
const typedPassword = z.string().max(longestSealedPassword).optional().catch(undefined);

/**
 * Asked by somebody who has no account yet: `oauthId`, told by the third party's sign-in, is all he has to show, so it is a
 * secret and not the reference to a row that the caller may see. Parsed leniently and judged by the command, one check
 * after the other (rules 170–174). Not `writes`: the tenant is known only once the identity is found.
 */
export const registerGuest = endpoint({
  route: 'POST /api/blade-user/register-guest',
  label: { zh: '第三方账号注册', en: 'Register a third-party account' },
  permission: 'public',
  input: z.looseObject({ tenantId: typed, name: typed, account: typed, password: typedPassword }),
  output: z.object({ waiting: z.literal(true), account: z.string() }),
});
