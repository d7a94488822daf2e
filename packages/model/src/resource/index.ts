import { oss } from './oss.ts';
import { enableOss, enableSms, putFile, sendMessage, testOss } from './resource-endpoints.ts';
import { sms, smsLog } from './sms.ts';

export * from './oss.ts';
export * from './resource-endpoints.ts';
export * from './sms.ts';

export const resourceEntities = [oss, sms, smsLog] as const;
export const resourceEndpoints = [putFile, enableOss, testOss, enableSms, sendMessage] as const;
