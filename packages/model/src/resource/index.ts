import type { Domain } from '../kit/domain.ts';
import { resourceMenus } from './menus.ts';
import { resourceMessages } from './messages.ts';
import { oss } from './oss.ts';
import { enableOss, enableSms, putFile, sendMessage, testOss } from './resource-endpoints.ts';
import { sms, smsLog } from './sms.ts';

export * from './oss.ts';
export * from './resource-endpoints.ts';
export * from './sms.ts';
export * from './messages.ts';

export const resourceDomain = {
  name: 'resource',
  entities: [oss, sms, smsLog],
  endpoints: [putFile, enableOss, testOss, enableSms, sendMessage],
  messages: resourceMessages,
  menus: { monitor: resourceMenus },
} as const satisfies Domain;
