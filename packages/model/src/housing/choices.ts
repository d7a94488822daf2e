import type { Choice } from '../kit/field.ts';

/** docs/estate.md B.1. */
export const subsidyTypes = [
  { value: 1, label: { zh: '一次性（无房）', en: 'Lump sum, no house' } },
  { value: 2, label: { zh: '差额（未达标）', en: 'Shortfall' } },
  { value: 3, label: { zh: '按月', en: 'Monthly' } },
  { value: 4, label: { zh: '级差（晋升）', en: 'Promotion difference' } },
  { value: 5, label: { zh: '租房补贴', en: 'Rent allowance' } },
  { value: 6, label: { zh: '引进人才购房补贴', en: 'Talent purchase' } },
] as const satisfies readonly Choice[];

/** Ranks that a standard of housing holds for (docs/estate.md C.5); titles map to them by local rule. */
export const housingRanks = [
  { value: 1, label: { zh: '副科级及以下', en: 'Deputy section head and below' } },
  { value: 2, label: { zh: '正科级', en: 'Section head' } },
  { value: 3, label: { zh: '副处级', en: 'Deputy division head' } },
  { value: 4, label: { zh: '正处级', en: 'Division head' } },
  { value: 5, label: { zh: '副司级', en: 'Deputy director-general' } },
  { value: 6, label: { zh: '正司级', en: 'Director-general' } },
] as const satisfies readonly Choice[];

export const choiceRoomTypes = [
  { value: 1, label: { zh: '周转房', en: 'Turnover' } },
  { value: 2, label: { zh: '公寓', en: 'Apartment' } },
  { value: 3, label: { zh: '保障性住房', en: 'Affordable housing' } },
  { value: 4, label: { zh: '调换', en: 'Exchange' } },
] as const satisfies readonly Choice[];

export const choiceTitles = [
  { value: 1, label: { zh: '院士', en: 'Academician' } },
  { value: 2, label: { zh: '正高级/正处级', en: 'Senior or division head' } },
  { value: 3, label: { zh: '副高级/副处级', en: 'Associate senior or deputy division head' } },
  { value: 4, label: { zh: '中级/正科级', en: 'Intermediate or section head' } },
  { value: 5, label: { zh: '其他', en: 'Other' } },
] as const satisfies readonly Choice[];

export const choiceDegrees = [
  { value: 1, label: { zh: '博士', en: 'Doctor' } },
  { value: 2, label: { zh: '硕士', en: 'Master' } },
  { value: 3, label: { zh: '本科', en: 'Bachelor' } },
  { value: 4, label: { zh: '其他', en: 'Other' } },
] as const satisfies readonly Choice[];
