import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';

/** The clock that every deadline is judged by; pages count down by it, never by the browser's. */
export const serverTime = endpoint({
  route: 'GET /api/purchase/sysTime/getTime',
  label: { zh: '服务器时间', en: 'Server time' },
  permission: 'signedIn',
  input: z.object({}),
  /** `yyyy-MM-dd HH:mm:ss`, Asia/Shanghai. */
  output: z.string(),
});
