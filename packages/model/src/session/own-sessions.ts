import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';

/** Where somebody is signed in to his account. */
export const ownSession = z.object({
  id: z.string(),
  address: z.string(),
  /** A network that the unit has named for signing in, another inside, or the internet. */
  place: z.enum(['unit', 'inside', 'outside']),
  userAgent: z.string(),
  startTime: z.string(),
  /** Exact to a few minutes. */
  lastUsedTime: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

/** The one that asks first, then the others by their last use. */
export const listOwnSessions = endpoint({
  route: 'GET /api/blade-user/sessions',
  label: { zh: '我的登录会话', en: 'Own sessions' },
  permission: 'signedIn',
  input: z.object({}),
  output: z.array(ownSession),
});

/** At once: its next call answers 401 and its sockets close. The one that asks ends by signing out. */
export const endOwnSession = endpoint({
  route: 'POST /api/blade-user/sessions/end',
  label: { zh: '结束登录会话', en: 'End a session of one’s own' },
  permission: 'signedIn',
  input: z.object({ id: z.string().max(18) }),
  output: z.null(),
  writes: true,
  ids: { id: 'session' },
});

export const endOtherSessions = endpoint({
  route: 'POST /api/blade-user/sessions/end-others',
  label: { zh: '结束其他登录会话', en: 'End all other sessions' },
  permission: 'signedIn',
  input: z.object({}),
  /** How many there were. */
  output: z.object({ ended: z.number() }),
  writes: true,
});
