import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { entity } from '../kit/entity.ts';
import { idInput } from '../kit/resource.ts';
import { webAddress } from '../kit/web-address.ts';

/** Where programs of others are told what happened here (Standard Webhooks). */
export const webhook = entity({
  name: 'webhook',
  table: 'webhook',
  label: { zh: '事件推送', en: 'Webhook' },
  path: '/api/integration/webhook',
  verbs: {
    page: 'GET /list',
    detail: 'GET /detail',
    save: 'POST /submit',
    remove: 'POST /remove',
    export: 'POST /export',
  },
  menu: 'webhook',
  search: ['hookName', 'url'],
  sort: ['-createTime'],
  dataScoped: false,
  fields: {
    hookName: { kind: 'text', label: { zh: '推送名称', en: 'Webhook name' }, maxLength: 60, required: true },
    url: {
      kind: 'text',
      label: { zh: '接收地址', en: 'Sent to' },
      maxLength: 500,
      pattern: webAddress,
      patternText: { zh: '以 https:// 开头的完整地址', en: 'A whole address that begins with https://' },
      required: true,
    },
    events: { kind: 'json', label: { zh: '推送事件', en: 'Events' }, required: true },
    enabled: { kind: 'flag', label: { zh: '启用', en: 'In use' }, initial: true },
    sealedSecret: {
      kind: 'text',
      label: { zh: '签名密钥', en: 'Signing secret' },
      maxLength: 500,
      secret: true,
      readOnly: true,
    },
    sealedPrevious: {
      kind: 'text',
      label: { zh: '前一签名密钥', en: 'Former secret' },
      maxLength: 500,
      secret: true,
      readOnly: true,
    },
    previousUntil: {
      kind: 'instant',
      label: { zh: '前一密钥有效至', en: 'Former secret until' },
      secret: true,
      readOnly: true,
    },
  },
});

/** One event on its way to one subscription. */
export const webhookDelivery = entity({
  name: 'webhookDelivery',
  table: 'webhook_delivery',
  label: { zh: '推送记录', en: 'Delivery' },
  path: '/api/integration/webhook-delivery',
  verbs: { page: 'GET /list', detail: 'GET /detail', export: 'POST /export' },
  menu: 'webhook',
  sort: ['-createTime'],
  dataScoped: false,
  permanent: true,
  fields: {
    eventType: { kind: 'text', label: { zh: '事件', en: 'Event' }, maxLength: 80, readOnly: true },
    webhookId: { kind: 'ref', to: 'webhook', label: { zh: '事件推送', en: 'Webhook' }, readOnly: true },
    subject: { kind: 'text', label: { zh: '对象编号', en: 'Of' }, maxLength: 20, readOnly: true },
    attempts: { kind: 'integer', label: { zh: '已尝试次数', en: 'Attempts' }, readOnly: true },
    answerCode: { kind: 'integer', label: { zh: '应答状态码', en: 'Answered' }, readOnly: true },
    reason: { kind: 'text', label: { zh: '失败原因', en: 'Why not' }, maxLength: 300, readOnly: true },
    nextTime: { kind: 'instant', label: { zh: '下次尝试', en: 'Next attempt' }, readOnly: true },
    deliveredTime: { kind: 'instant', label: { zh: '送达时间', en: 'Delivered' }, readOnly: true },
    deadTime: { kind: 'instant', label: { zh: '放弃时间', en: 'Given up' }, readOnly: true },
  },
});

/** The secret is told once: a repeated request is answered without it. The former one signs as well for a day. */
export const rotateWebhookSecret = endpoint({
  route: 'POST /api/integration/webhook/rotate',
  label: { zh: '更换推送签名密钥', en: 'Change the signing secret of a webhook' },
  permission: 'webhook_edit',
  input: z.object({ id: idInput }),
  output: z.object({ secret: z.string().optional() }),
  writes: true,
  ids: { id: 'webhook' },
});

/** Sends an event that means nothing, signed like any other, and says what came of it. */
export const testWebhook = endpoint({
  route: 'POST /api/integration/webhook/test',
  label: { zh: '测试事件推送', en: 'Test a webhook' },
  permission: 'webhook_edit',
  input: z.object({ id: idInput }),
  output: z.object({
    isDelivered: z.boolean(),
    /** Absent where nothing was answered. */
    answerCode: z.number().nullable(),
    reason: z.string().nullable(),
  }),
  ids: { id: 'webhook' },
});

export const redeliverWebhook = endpoint({
  route: 'POST /api/integration/webhook-delivery/redeliver',
  label: { zh: '重新推送', en: 'Deliver again' },
  permission: 'webhook_edit',
  input: z.object({ id: idInput }),
  output: z.null(),
  writes: true,
  ids: { id: 'webhookDelivery' },
});
