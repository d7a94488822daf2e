import type { Text } from '../kit/text.ts';

export const crmMessages = {
  'crm.customerExists': { zh: '客户已存在', en: 'This customer exists already' },
  'crm.poolHasOwner': {
    zh: '公海客户没有业务员；指定业务员后请选择其他状态',
    en: 'A customer in the pool has no salesperson; choose another status',
  },
  'crm.ownerGone': { zh: '业务员不存在', en: 'This salesperson does not exist' },
  'crm.personGone': { zh: '人员不存在或已停用', en: 'This person does not exist or is disabled' },
  'crm.salesmanExists': { zh: '该人员已是业务员', en: 'This person is a salesperson already' },
  'crm.hasCustomers': {
    zh: '{name}名下还有{count}个客户，请先重新分配',
    en: '{name} still looks after {count} customers; assign them to others first',
  },
  'crm.visitContent': { zh: '请填写拜访内容', en: 'Say what was talked about' },
  'crm.visitLater': { zh: '拜访时间不能晚于当前时间', en: 'A visit cannot be later than now' },
  'crm.nextBefore': { zh: '下次拜访不能早于本次拜访', en: 'The next visit cannot be before this one' },
} as const satisfies Record<string, Text>;
