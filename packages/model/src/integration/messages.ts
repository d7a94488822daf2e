import type { Text } from '../kit/text.ts';

export const integrationMessages = {
  'integration.peopleOnly': {
    zh: '此操作须由人员登录后完成，接口密钥不能代替',
    en: 'Only a person who is signed in may do this; an API key cannot',
  },
  'integration.keyTooMany': {
    zh: '该密钥每分钟最多调用{count}次，请稍后再试',
    en: 'This key may make {count} calls a minute; try again later',
  },
  'integration.keyExpiry': {
    zh: '到期时间须晚于当前时间，且不超过一年',
    en: 'The expiry must be later than now and within a year',
  },
  'integration.ownKeyOnly': {
    zh: '只能为本人创建接口密钥；请由该用户登录后创建',
    en: 'Everybody makes keys in his own name alone: that user signs in and makes it',
  },
  'integration.keyScope': {
    zh: '您没有权限“{code}”，或该权限不能授予密钥',
    en: 'You do not hold “{code}”, or no key may be given it',
  },
  'integration.hookAddress': {
    zh: '接收地址须为公网的 https 地址；内网地址须由系统管理员放行',
    en: 'The address must be a public https address; inner ones must be allowed by the operator',
  },
  'integration.hookEvents': { zh: '请至少选择一个可推送的事件', en: 'Choose at least one event that can be sent' },
} as const satisfies Record<string, Text>;
