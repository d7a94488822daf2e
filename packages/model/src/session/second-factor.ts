import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';

/** Of an authenticator, or a recovery code; by this name no log keeps it. */
const passcode = z.string().max(40).default('');
/** What a browser's authenticator answered, as JSON text; judged by the command. */
const authenticatorAnswer = z.string().max(16_000).default('');

const ownPasskey = z.object({
  id: z.string(),
  name: z.string(),
  /** The host that it signs in at. */
  rpId: z.string(),
  createTime: z.string(),
  lastUsedTime: z.string().nullable(),
});
export type OwnPasskey = z.infer<typeof ownPasskey>;

/** What a person has beside his password. */
export const secondFactors = z.object({
  totp: z.object({ since: z.string(), lastUsedTime: z.string().nullable() }).nullable(),
  recoveryCodesLeft: z.number(),
  passkeys: z.array(ownPasskey),
});
export type SecondFactors = z.infer<typeof secondFactors>;

/** Told this once; null where he keeps those he has. */
const toldCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() });

export const listSecondFactors = endpoint({
  route: 'GET /api/blade-user/second-factors',
  label: { zh: '我的双重验证', en: 'Own second factors' },
  permission: 'signedIn',
  input: z.object({}),
  output: secondFactors,
  beforeEnrolment: true,
});

/**
 * A new secret, which counts once a code of it has come. `raw`, here and below: the answer holds a secret, and is not
 * kept with an idempotency key.
 */
export const startTotp = endpoint({
  route: 'POST /api/blade-user/second-factors/totp/start',
  label: { zh: '开始启用动态验证码', en: 'Begin to use an authenticator' },
  permission: 'signedIn',
  input: z.object({}),
  /** `key` is typed where `uri` cannot be scanned. */
  output: z.object({ key: z.string(), uri: z.string() }),
  writes: true,
  raw: true,
  beforeEnrolment: true,
  stepUp: true,
});

export const confirmTotp = endpoint({
  route: 'POST /api/blade-user/second-factors/totp/confirm',
  label: { zh: '启用动态验证码', en: 'Use an authenticator' },
  permission: 'signedIn',
  input: z.object({ passcode }),
  output: toldCodes,
  writes: true,
  raw: true,
  beforeEnrolment: true,
});

/** Not `writes`, like the next one: a wrong code must stay counted though it is refused. */
export const removeTotp = endpoint({
  route: 'POST /api/blade-user/second-factors/totp/remove',
  label: { zh: '停用动态验证码', en: 'Stop using an authenticator' },
  permission: 'signedIn',
  input: z.object({ passcode }),
  output: z.null(),
});

/** The former ones are worth nothing from then on. */
export const renewRecoveryCodes = endpoint({
  route: 'POST /api/blade-user/second-factors/recovery-codes',
  label: { zh: '重新生成恢复码', en: 'New recovery codes' },
  permission: 'signedIn',
  input: z.object({ passcode }),
  output: toldCodes,
  raw: true,
});

/** What the browser hands to its authenticator: the options of WebAuthn as JSON. */
const ceremony = z.object({ options: z.looseObject({ challenge: z.string() }) });

export const startPasskey = endpoint({
  route: 'POST /api/blade-user/second-factors/passkeys/start',
  label: { zh: '开始添加通行密钥', en: 'Begin to add a passkey' },
  permission: 'signedIn',
  input: z.object({}),
  output: ceremony,
  beforeEnrolment: true,
  stepUp: true,
});

export const addPasskey = endpoint({
  route: 'POST /api/blade-user/second-factors/passkeys/add',
  label: { zh: '添加通行密钥', en: 'Add a passkey' },
  permission: 'signedIn',
  input: z.object({ name: z.string().max(40).default(''), answer: authenticatorAnswer }),
  output: toldCodes,
  writes: true,
  raw: true,
  beforeEnrolment: true,
});

export const removePasskey = endpoint({
  route: 'POST /api/blade-user/second-factors/passkeys/remove',
  label: { zh: '移除通行密钥', en: 'Remove a passkey' },
  permission: 'signedIn',
  input: z.object({ id: z.string().max(18) }),
  output: z.null(),
  writes: true,
  ids: { id: 'passkey' },
  stepUp: true,
});

/** For a sign-in: it names nobody, so it tells nothing of anybody. */
export const passkeyChallenge = endpoint({
  route: 'GET /api/blade-auth/oauth/passkey-challenge',
  label: { zh: '获取通行密钥验证请求', en: 'Get a challenge for a passkey' },
  permission: 'public',
  input: z.object({}),
  output: ceremony,
});
