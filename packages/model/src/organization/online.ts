import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { pageInput, pageOf } from '../kit/page.ts';
import { idsText } from './wire.ts';

const onlineSession = z.object({
  id: z.string(),
  userId: z.string(),
  account: z.string(),
  name: z.string(),
  deptName: z.string(),
  address: z.string(),
  userAgent: z.string(),
  clientId: z.string(),
  startTime: z.string(),
  /** Exact to a few minutes. */
  lastUsedTime: z.string(),
  /** The caller's own. */
  isCurrent: z.boolean(),
});
export type OnlineSession = z.infer<typeof onlineSession>;

/** Who is signed in: sessions that have not ended and whose tokens still live. */
export const onlineSessions = endpoint({
  route: 'GET /api/blade-system/online/list',
  label: { zh: '在线用户', en: 'Online sessions' },
  permission: 'online_view',
  input: pageInput.extend({ keyword: z.string().max(50).optional() }),
  output: pageOf(onlineSession),
});

/** Ends sessions at once: the next call with one of their tokens answers 401. */
export const kickSessions = endpoint({
  route: 'POST /api/blade-system/online/kick',
  label: { zh: '强制下线', en: 'Sign others out' },
  permission: 'online_kick',
  input: z.object({ sessionIds: idsText }),
  output: z.null(),
  writes: true,
  ids: { sessionIds: 'session' },
});

export const onlineEndpoints = [onlineSessions, kickSessions] as const;
