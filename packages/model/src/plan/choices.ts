import type { Choice } from '../kit/field.ts';

/** Enumerations of purchasing plans; the values are the API's. */
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
  { value: 5, label: { zh: '询价', en: 'RFQ' } },
  { value: 6, label: { zh: '单一来源', en: 'Single source' } },
  { value: 7, label: { zh: '竞价', en: 'Reverse auction' } },
  { value: 8, label: { zh: '直接采购', en: 'Direct purchase' } },
  { value: 9, label: { zh: '协议采购', en: 'Framework purchase' } },
  { value: 10, label: { zh: '比选', en: 'Comparison' } },
] as const satisfies readonly Choice[];

export const planModifyTypes = [
  { value: 1, label: { zh: '金额调整', en: 'Amount' } },
  { value: 2, label: { zh: '方式调整', en: 'Way of purchase' } },
  { value: 3, label: { zh: '时间调整', en: 'Time' } },
  { value: 4, label: { zh: '内容调整', en: 'Content' } },
  { value: 5, label: { zh: '取消计划', en: 'Cancel the plan' } },
] as const satisfies readonly Choice[];
