import type { Choice } from '../kit/field.ts';

/** Enumerations of purchasing plans; the values are the contract's. */
export const planTypes = [
  { value: 1, label: { zh: '年度计划', en: 'Annual' } },
  { value: 2, label: { zh: '追加计划', en: 'Additional' } },
  { value: 3, label: { zh: '紧急计划', en: 'Urgent' } },
] as const satisfies readonly Choice[];

/** How the purchase is expected to be made. */
export const planManners = [
  { value: 1, label: { zh: '公开招标', en: 'Open tender' } },
  { value: 2, label: { zh: '邀请招标', en: 'Invited tender' } },
  { value: 3, label: { zh: '竞争性谈判', en: 'Negotiation' } },
  { value: 4, label: { zh: '竞争性磋商', en: 'Consultation' } },
  { value: 5, label: { zh: '询价', en: 'Inquiry' } },
  { value: 6, label: { zh: '单一来源', en: 'Single source' } },
  { value: 7, label: { zh: '竞价', en: 'Reverse auction' } },
  { value: 8, label: { zh: '直接采购', en: 'Direct purchase' } },
  { value: 9, label: { zh: '协议采购', en: 'Framework purchase' } },
  { value: 10, label: { zh: '比选', en: 'Comparison' } },
] as const satisfies readonly Choice[];

/** 4 and 5 belong to plans that projects were made of. */
export const planStatuses = [
  { value: 0, label: { zh: '草稿', en: 'Draft' }, tone: 'grey' },
  { value: 1, label: { zh: '审批中', en: 'In approval' }, tone: 'orange' },
  { value: 2, label: { zh: '已通过', en: 'Approved' }, tone: 'green' },
  { value: 3, label: { zh: '已下达', en: 'Handed down' }, tone: 'blue' },
  { value: 4, label: { zh: '执行中', en: 'In execution' }, tone: 'blue' },
  { value: 5, label: { zh: '已完成', en: 'Done' }, tone: 'green' },
  { value: 6, label: { zh: '已退回', en: 'Returned' }, tone: 'red' },
  { value: 7, label: { zh: '已调整', en: 'Superseded' }, tone: 'grey' },
  { value: 8, label: { zh: '已作废', en: 'Void' }, tone: 'grey' },
] as const satisfies readonly Choice[];

export const planModifyTypes = [
  { value: 1, label: { zh: '金额调整', en: 'Amount' } },
  { value: 2, label: { zh: '方式调整', en: 'Way of purchase' } },
  { value: 3, label: { zh: '时间调整', en: 'Time' } },
  { value: 4, label: { zh: '内容调整', en: 'Content' } },
  { value: 5, label: { zh: '取消计划', en: 'Cancel the plan' } },
] as const satisfies readonly Choice[];
