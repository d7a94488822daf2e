import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { browserError, maxBrowserErrors } from './browser-error.ts';

/** The upload of a browser's own errors (rules 46, 47 and 341); the body is the list itself. */
export const sendErrors = endpoint({
  route: 'POST /api/blade-log/error/send',
  aliases: ['POST /api/blade-user/send-logs'],
  label: { zh: '上传本地错误日志', en: 'Send the errors of a browser' },
  permission: 'signedIn',
  input: z.object({ rows: z.array(browserError).min(1).max(maxBrowserErrors) }),
  output: z.object({ count: z.number() }),
  writes: true,
});
