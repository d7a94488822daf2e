import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';

const source = z.string().max(40);
/** What comes back from a provider may be long, and is judged by the command. */
const brought = z.string().max(4000);

/** A way to sign in elsewhere, as one's own account has it. */
export const ownIdentity = z.object({
  source: z.string(),
  displayName: z.string(),
  /** False: its provider is switched off or gone, and what is bound signs nobody in. */
  isOffered: z.boolean(),
  /** Who one is there; null while none is bound. */
  linked: z.object({ username: z.string(), nickname: z.string() }).nullable(),
});

export const listOwnIdentities = endpoint({
  route: 'GET /api/blade-user/identities',
  label: { zh: '我的登录方式', en: 'Own ways to sign in' },
  permission: 'signedIn',
  input: z.object({}),
  output: z.array(ownIdentity),
});

/**
 * Where the browser is to go. `state` is made and kept by the page, as for a sign-in. Not `writes`, like the next one: no
 * connection is held while the provider is asked.
 */
export const startLinking = endpoint({
  route: 'POST /api/blade-user/identities/start',
  label: { zh: '开始关联第三方账号', en: 'Begin to link an identity' },
  permission: 'signedIn',
  input: z.object({ source, state: z.string().max(200) }),
  output: z.object({ url: z.string() }),
});

export const finishLinking = endpoint({
  route: 'POST /api/blade-user/identities/finish',
  label: { zh: '关联第三方账号', en: 'Link an identity' },
  permission: 'signedIn',
  input: z.object({ state: z.string().max(200), code: brought, iss: brought.optional() }),
  output: ownIdentity,
});

/** By its provider's code: an account has one identity of each. */
export const unlinkIdentity = endpoint({
  route: 'POST /api/blade-user/identities/unlink',
  label: { zh: '解除第三方账号关联', en: 'Unlink an identity' },
  permission: 'signedIn',
  input: z.object({ source }),
  output: z.null(),
  writes: true,
});
