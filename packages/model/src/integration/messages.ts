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
  'integration.keyUser': { zh: '用户不存在或已停用', en: 'This user does not exist or is disabled' },
  'integration.keyExpiry': {
    zh: '到期时间须晚于当前时间，且不超过一年',
    en: 'The expiry must be later than now and within a year',
  },
  'integration.keyScope': {
    zh: '该用户没有权限“{code}”，或该权限不能授予密钥',
    en: 'The user does not hold “{code}”, or no key may be given it',
  },
} as const satisfies Record<string, Text>;
