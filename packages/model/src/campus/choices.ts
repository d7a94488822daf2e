import type { Choice } from '../kit/field.ts';
import { named } from '../kit/named.ts';
import { choicesOf } from './enumerations.ts';
import { estateTone } from '../space/tones.ts';

export const campuses = choicesOf('campus');
export const landTypes = choicesOf('landType');
export const landGrades = choicesOf('landGrade');
export const landRightsOfUse = choicesOf('landRightOfUse', { 1: 'green', 2: 'orange', 3: 'red', 4: 'blue' });
export const landRightTypes = choicesOf('landRightOfUseType');
export const ownershipNatures = choicesOf('ownershipNature');
export const estateObtainMethods = choicesOf('obtainMethod');
export const estateUseStatuses = choicesOf('useStatusList', {
  1: estateTone.taken,
  2: estateTone.free,
  3: estateTone.taken,
  4: estateTone.taken,
  5: estateTone.taken,
  6: estateTone.onItsWay,
  7: estateTone.onItsWay,
  8: estateTone.onItsWay,
  9: 'grey',
});
export const wartimeFunctions = choicesOf('wartimeFunction');
export const recordStates = choicesOf('keepOnRecord', { 0: 'grey', 1: 'green', 2: 'orange' });
export const structureTypes = choicesOf('buildGoodsType');
export const enabledStates = choicesOf('whetherEnumList', { 1: 'green', 0: 'grey' });
export const parkingPayments = choicesOf('paymentMethodEnum');

/** Civil defence works: how they are built, and of which category (GB 50038-2005). */
export const civilBuildTypes = [
  { value: 1, label: { zh: '坑道', en: 'Tunnel in rock' } },
  { value: 2, label: { zh: '地道', en: 'Tunnel in soil' } },
  { value: 3, label: { zh: '单建掘开', en: 'Free-standing' } },
  { value: 4, label: { zh: '附建', en: 'Basement of a building' } },
] as const satisfies readonly Choice[];

export const civilCategories = [
  { value: 1, label: { zh: '甲类', en: 'Category A' } },
  { value: 2, label: { zh: '乙类', en: 'Category B' } },
] as const satisfies readonly Choice[];

export const nuclearLevels = [
  { value: 4, label: { zh: '核4级', en: 'Nuclear 4' } },
  { value: 41, label: { zh: '核4B级', en: 'Nuclear 4B' } },
  { value: 5, label: { zh: '核5级', en: 'Nuclear 5' } },
  { value: 6, label: { zh: '核6级', en: 'Nuclear 6' } },
  { value: 61, label: { zh: '核6B级', en: 'Nuclear 6B' } },
] as const satisfies readonly Choice[];

export const conventionalLevels = [
  { value: 5, label: { zh: '常5级', en: 'Conventional 5' } },
  { value: 6, label: { zh: '常6级', en: 'Conventional 6' } },
] as const satisfies readonly Choice[];

export const chemicalLevels = [
  { value: 1, label: { zh: '甲', en: 'A' } },
  { value: 2, label: { zh: '乙', en: 'B' } },
  { value: 3, label: { zh: '丙', en: 'C' } },
  { value: 4, label: { zh: '丁', en: 'D' } },
] as const satisfies readonly Choice[];

export const peacetimeUses = [
  { value: 1, label: { zh: '车库', en: 'Car park' } },
  { value: 2, label: { zh: '仓储', en: 'Storage' } },
  { value: 3, label: { zh: '商业', en: 'Commercial' } },
  { value: 4, label: { zh: '办公', en: 'Offices' } },
  { value: 5, label: { zh: '闲置', en: 'Idle' } },
  { value: 9, label: { zh: '其他', en: 'Other' } },
] as const satisfies readonly Choice[];

export const facilityKinds = [
  { value: 1, label: { zh: '电梯', en: 'Lift' } },
  { value: 2, label: { zh: '空调', en: 'Air conditioning' } },
  { value: 3, label: { zh: '消防', en: 'Fire protection' } },
  { value: 4, label: { zh: '配电', en: 'Power distribution' } },
  { value: 5, label: { zh: '给排水', en: 'Water and drainage' } },
  { value: 6, label: { zh: '安防', en: 'Security' } },
  { value: 7, label: { zh: '家具', en: 'Furniture' } },
  { value: 9, label: { zh: '其他', en: 'Other' } },
] as const satisfies readonly Choice[];

export const facilityStatus = named({
  inOrder: { value: 1, label: { zh: '正常', en: 'In order' }, tone: estateTone.taken },
  toRepair: { value: 2, label: { zh: '待修', en: 'To repair' }, tone: estateTone.onItsWay },
  outOfUse: { value: 3, label: { zh: '停用', en: 'Out of use' }, tone: estateTone.unusable },
});

export const carPositionTypes = [
  { value: 1, label: { zh: '地上', en: 'Above ground' } },
  { value: 2, label: { zh: '地下', en: 'Underground' } },
  { value: 3, label: { zh: '人防', en: 'Civil defence' } },
  { value: 4, label: { zh: '机械', en: 'Mechanical' } },
] as const satisfies readonly Choice[];

export const carPositionKinds = [
  { value: 1, label: { zh: '普通', en: 'Ordinary' } },
  { value: 2, label: { zh: '子母', en: 'Tandem' } },
  { value: 3, label: { zh: '无障碍', en: 'Accessible' } },
  { value: 4, label: { zh: '充电', en: 'Charging' } },
] as const satisfies readonly Choice[];

export const manageTypes = [
  { value: 1, label: { zh: '房产管理员', en: 'Estate administrator' } },
  { value: 2, label: { zh: '楼栋管理员', en: 'Building manager' } },
  { value: 3, label: { zh: '二级单位管理员', en: 'Department administrator' } },
  { value: 4, label: { zh: '抄表员', en: 'Meter reader' } },
  { value: 5, label: { zh: '财务', en: 'Finance' } },
] as const satisfies readonly Choice[];

export const schoolTypes = [
  { value: 1, label: { zh: '综合', en: 'Comprehensive' } },
  { value: 2, label: { zh: '理工', en: 'Science and engineering' } },
  { value: 3, label: { zh: '师范', en: 'Teacher training' } },
  { value: 4, label: { zh: '农林', en: 'Agriculture and forestry' } },
  { value: 5, label: { zh: '医药', en: 'Medicine' } },
  { value: 6, label: { zh: '财经', en: 'Finance and economics' } },
  { value: 7, label: { zh: '政法', en: 'Politics and law' } },
  { value: 8, label: { zh: '艺术', en: 'Arts' } },
  { value: 9, label: { zh: '体育', en: 'Sports' } },
  { value: 10, label: { zh: '民族', en: 'Ethnic minorities' } },
  { value: 11, label: { zh: '语言', en: 'Languages' } },
  { value: 99, label: { zh: '其他', en: 'Other' } },
] as const satisfies readonly Choice[];
