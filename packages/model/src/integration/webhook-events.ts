import type { Text } from '../kit/text.ts';

/**
 * What a subscription may be told of: changes of state, `<entity>.<action>`, that everybody of the tenant may know once
 * they have happened. Nothing of registrations and quotes: who bids is nobody's business before the opening.
 */
export const webhookEvents = {
  'project.approve': { zh: '项目已确认', en: 'Project confirmed' },
  'project.publish': { zh: '项目已发布公告', en: 'Project published' },
  'project.open': { zh: '项目已开标', en: 'Project opened' },
  'project.approveResult': { zh: '采购结果已确认', en: 'Result confirmed' },
  'project.publishResult': { zh: '结果公告已发布', en: 'Result published' },
  'flowInstance.finish': { zh: '审批已通过', en: 'Approval passed' },
  'flowInstance.reject': { zh: '审批已驳回', en: 'Approval rejected' },
  'roomContract.sign': { zh: '租赁合同已签约', en: 'Lease contract signed' },
  'plan.approve': { zh: '采购计划已通过', en: 'Purchasing plan approved' },
  'reservation.confirm': { zh: '场地预约已确认', en: 'Reservation confirmed' },
} as const satisfies Record<string, Text>;

export type WebhookEvent = keyof typeof webhookEvents;

/** Sent by the button alone. */
export const testEvent = 'webhook.test';

export function isWebhookEvent(name: unknown): name is WebhookEvent {
  return typeof name === 'string' && Object.hasOwn(webhookEvents, name);
}
