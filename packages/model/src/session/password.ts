import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';

/** Fetched with the sign-in page, and by every page on which a password is typed. */
export const passwordKey = endpoint({
  route: 'GET /api/blade-auth/oauth/password-key',
  label: { zh: '密码加密公钥', en: 'Key to seal passwords to' },
  permission: 'public',
  input: z.object({}),
  output: z.object({
    id: z.string(),
    /** 32 bytes in base64url. */
    publicKey: z.string(),
    /** Seconds since 1970 by the server's clock: what is sealed says when, and is good for minutes. */
    now: z.number(),
  }),
});

/** What a tenant asks of a password. */
export const passwordRules = z.object({
  minLength: z.number(),
  /** 2: letters and digits · 3: letters of both cases and digits · 4: those and signs. */
  kinds: z.number(),
  /** So many of the last passwords must not come back, the present one counted. */
  history: z.number(),
  /** After so many days it must be changed; 0: never. */
  maxAgeDays: z.number(),
});

/** Of a tenant that is not there, or not told, those of the platform: they tell nobody which tenants exist. */
export const getPasswordRules = endpoint({
  route: 'GET /api/blade-auth/oauth/password-rules',
  label: { zh: '密码要求', en: 'What a password must be' },
  permission: 'public',
  input: z.object({ tenantId: z.string().max(12).optional() }),
  output: passwordRules,
});
