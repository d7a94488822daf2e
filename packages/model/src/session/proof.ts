import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { longestSealedPassword } from './password-form.ts';

/** By what one proves again who one is: by a second factor where there is one, else by the password. */
export const proofWays = endpoint({
  route: 'GET /api/blade-user/proof-ways',
  label: { zh: '身份验证方式', en: 'Ways to prove who one is' },
  permission: 'signedIn',
  input: z.object({}),
  output: z.object({
    password: z.boolean(),
    code: z.boolean(),
    passkey: z.boolean(),
    /** Where he may be asked again who he is: providers by which he signs in here. */
    providers: z.array(z.object({ source: z.string(), displayName: z.string() })),
  }),
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

/** Where the browser is to go to be asked anew, whoever is signed in there; `state` is made and kept by the page. */
export const startProof = endpoint({
  route: 'POST /api/blade-user/prove/start',
  label: { zh: '开始到第三方验证身份', en: 'Begin to prove who one is elsewhere' },
  permission: 'signedIn',
  input: z.object({ source: z.string().max(40), state: z.string().max(200) }),
  output: z.object({ url: z.string() }),
  beforeEnrolment: true,
});

export const finishProof = endpoint({
  route: 'POST /api/blade-user/prove/finish',
  label: { zh: '完成第三方身份验证', en: 'Prove who one is by another system' },
  permission: 'signedIn',
  input: z.object({ state: z.string().max(200), code: z.string().max(4000), iss: z.string().max(4000).optional() }),
  output: z.null(),
  beforeEnrolment: true,
});
