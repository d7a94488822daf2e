import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';

const anyInput = z.looseObject({});

/** The four starts of a sign-in at an identity provider. Without one configured they say so (decisions 21). */
export const thirdPartySignIn = endpoint({
  route: 'GET /api/blade-auth/thirdoauth',
  label: { zh: '第三方登录', en: 'Third-party sign-in' },
  permission: 'public',
  input: anyInput,
  output: z.never(),
});

export const casSignIn = endpoint({
  route: 'GET /api/blade-auth/clogin',
  aliases: ['POST /api/blade-auth/clogin'],
  label: { zh: '统一身份认证登录', en: 'Campus sign-in' },
  permission: 'public',
  input: anyInput,
  output: z.never(),
});

export const bidSignIn = endpoint({
  route: 'GET /api/blade-auth/bidAuth',
  label: { zh: '交易平台登录', en: 'Trading platform sign-in' },
  permission: 'public',
  input: anyInput,
  output: z.never(),
});

export const registerGuest = endpoint({
  route: 'POST /api/blade-user/register-guest',
  label: { zh: '第三方账号注册', en: 'Register a third-party account' },
  permission: 'public',
  input: anyInput,
  output: z.never(),
});
