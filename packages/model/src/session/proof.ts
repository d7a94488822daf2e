import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { longestSealedPassword } from './password-form.ts';

/** By what one proves again who one is: by a second factor where there is one, else by the password. */
export const proofWays = endpoint({
  route: 'GET /api/blade-user/proof-ways',
  label: { zh: '身份验证方式', en: 'Ways to prove who one is' },
  permission: 'signedIn',
  input: z.object({}),
  output: z.object({ password: z.boolean(), code: z.boolean(), passkey: z.boolean() }),
  beforeEnrolment: true,
});

/** One of the three. Not `writes`: what is wrong must stay counted though it is refused. */
export const prove = endpoint({
  route: 'POST /api/blade-user/prove',
  label: { zh: '再次验证身份', en: 'Prove again who one is' },
  permission: 'signedIn',
  input: z.object({
    password: z.string().max(longestSealedPassword).default(''),
    passcode: z.string().max(40).default(''),
    passkey: z.string().max(16_000).default(''),
  }),
  output: z.null(),
  beforeEnrolment: true,
});
