import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../../../kit/text/words.ts';
import { integrationWords } from '../words.ts';

export const hookTexts = {
  title: integrationWords.webhooks,
  notice: {
    zh: '所选事件发生后，系统向接收地址发送签名的 JSON（Standard Webhooks，HMAC-SHA256）。内容只有事件和对象编号，详情请用接口密钥查询。',
    en: 'When a chosen event happens, signed JSON is posted to the address (Standard Webhooks, HMAC-SHA-256). It names the event and the row; ask for the rest by an API key.',
  },
  add: { zh: '新增事件推送', en: 'New webhook' },
  edit: { zh: '编辑事件推送', en: 'Edit the webhook' },
  eventsMissing: { zh: '请至少选择一个事件', en: 'Choose at least one event' },
  on: words.on,
  off: words.off,
  rotate: { zh: '更换密钥', en: 'New secret' },
  rotateTitle: { zh: '更换“{name}”的签名密钥？', en: 'Make a new secret for “{name}”?' },
  rotateText: {
    zh: '旧密钥在 24 小时内仍一并签名，请在此期间把新密钥交给接收方。',
    en: 'The present secret signs beside the new one for 24 hours. Hand the new one over meanwhile.',
  },
  secretTitle: { zh: '推送签名密钥', en: 'Signing secret' },
  secret: { zh: '签名密钥', en: 'Secret' },
  test: words.test,
  tested: { zh: '测试事件已送达（HTTP {status}）', en: 'The test event was delivered (HTTP {status})' },
  notTested: { zh: '测试事件未送达：{reason}', en: 'The test event was not delivered: {reason}' },
  deliveries: { zh: '推送记录', en: 'Deliveries' },
  deliveriesOf: { zh: '“{name}”的推送记录', en: 'Deliveries of “{name}”' },
  delivered: { zh: '已送达', en: 'Delivered' },
  dead: { zh: '已放弃', en: 'Given up' },
  waiting: { zh: '待推送', en: 'Waiting' },
  again: { zh: '重新推送', en: 'Deliver again' },
  queued: { zh: '已加入推送队列', en: 'Queued' },
} as const satisfies Record<string, Text>;
