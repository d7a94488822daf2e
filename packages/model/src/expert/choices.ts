import type { Choice } from '../kit/field.ts';
import { named } from '../kit/named.ts';

/** Enumerations of experts; the values are the API's. */
export const genders = [
  { value: 1, label: { zh: '男', en: 'Male' } },
  { value: 2, label: { zh: '女', en: 'Female' } },
] as const satisfies readonly Choice[];

/** 招标投标法 37: a senior title, or the same professional level. */
export const titleLevel = named({
  professor: { value: 1, label: { zh: '正高级', en: 'Full senior' } },
  senior: { value: 2, label: { zh: '副高级', en: 'Senior' } },
  equal: { value: 3, label: { zh: '同等专业水平', en: 'Equal level' } },
  middle: { value: 4, label: { zh: '中级', en: 'Intermediate' } },
  junior: { value: 5, label: { zh: '初级', en: 'Junior' } },
});

export const eduLevels = [
  { value: 1, label: { zh: '博士', en: 'Doctorate' } },
  { value: 2, label: { zh: '硕士', en: 'Master' } },
  { value: 3, label: { zh: '本科', en: 'Bachelor' } },
  { value: 4, label: { zh: '专科', en: 'College' } },
  { value: 5, label: { zh: '其他', en: 'Other' } },
] as const satisfies readonly Choice[];

export const expertSource = named({
  own: { value: 1, label: { zh: '自建', en: 'Own' }, tone: 'blue' },
  platform: { value: 2, label: { zh: '平台', en: 'Platform' }, tone: 'green' },
  provincial: { value: 3, label: { zh: '省库', en: 'Provincial' }, tone: 'orange' },
});

export const eduworkType = named({
  education: { value: 1, label: { zh: '教育经历', en: 'Education' }, tone: 'grey' },
  work: { value: 2, label: { zh: '工作经历', en: 'Employment' }, tone: 'blue' },
});

export const judgeLevels = [
  { value: 1, label: { zh: '主评专业', en: 'Main field' } },
  { value: 2, label: { zh: '兼评专业', en: 'Further field' } },
] as const satisfies readonly Choice[];

export const caStatus = named({
  valid: { value: 1, label: { zh: '有效', en: 'Valid' }, tone: 'green' },
  revoked: { value: 0, label: { zh: '吊销', en: 'Revoked' }, tone: 'red' },
  expired: { value: 2, label: { zh: '过期', en: 'Expired' }, tone: 'grey' },
});
