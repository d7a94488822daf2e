import type { Choice } from '../kit/field.ts';
import { named } from '../kit/named.ts';
import { estateTone } from './tones.ts';

export const whether = named({
  yes: { value: 1, label: { zh: '是', en: 'Yes' } },
  no: { value: 0, label: { zh: '否', en: 'No' } },
});

/** Where a building stands. */
export const mansionCampuses = [
  { value: 1, label: { zh: '主校区', en: 'Main campus' } },
  { value: 2, label: { zh: '东校区', en: 'East campus' } },
  { value: 3, label: { zh: '西校区', en: 'West campus' } },
  { value: 4, label: { zh: '新校区', en: 'New campus' } },
  { value: 9, label: { zh: '校外', en: 'Off-campus' } },
] as const satisfies readonly Choice[];

/** What a room serves: the classes of school buildings of the Ministry of Education (docs/estate.md B.1). The hundreds are the group. */
export const roomPurposes = [
  { value: 101, label: { zh: '教室', en: 'Classrooms' } },
  { value: 102, label: { zh: '图书馆', en: 'Library' } },
  { value: 103, label: { zh: '实验室、实习场所', en: 'Teaching labs and workshops' } },
  { value: 104, label: { zh: '专用科研用房', en: 'Research space' } },
  { value: 105, label: { zh: '体育馆', en: 'Gymnasium' } },
  { value: 106, label: { zh: '师生活动用房', en: 'Student and staff activities' } },
  { value: 107, label: { zh: '会堂', en: 'Assembly hall' } },
  { value: 108, label: { zh: '继续教育用房', en: 'Continuing education' } },
  { value: 201, label: { zh: '校行政办公用房', en: 'University administration' } },
  { value: 202, label: { zh: '院系及教师办公用房', en: 'Faculty and teachers’ offices' } },
  { value: 301, label: { zh: '学生宿舍（公寓）', en: 'Student dormitory' } },
  { value: 302, label: { zh: '食堂', en: 'Canteen' } },
  { value: 303, label: { zh: '单身教师宿舍（公寓）', en: 'Single teachers’ dormitory' } },
  { value: 304, label: { zh: '后勤及附属用房', en: 'Logistics and ancillary' } },
  { value: 401, label: { zh: '教工住宅', en: 'Staff housing' } },
  { value: 501, label: { zh: '经营用房', en: 'Commercial' } },
  { value: 502, label: { zh: '被外单位占用', en: 'Occupied by others' } },
  { value: 503, label: { zh: '人防用房', en: 'Civil defence' } },
  { value: 599, label: { zh: '其他用房', en: 'Other' } },
] as const satisfies readonly Choice[];

/** The groups of the purposes. */
export const roomPurposeGroups = [
  { value: 1, label: { zh: '教学科研及辅助用房', en: 'Teaching, research and ancillary' } },
  { value: 2, label: { zh: '行政办公用房', en: 'Administration' } },
  { value: 3, label: { zh: '生活用房', en: 'Living' } },
  { value: 4, label: { zh: '教工住宅', en: 'Staff housing' } },
  { value: 5, label: { zh: '其他用房', en: 'Other' } },
] as const satisfies readonly Choice[];

/** Plant rooms, WCs and circulation do not count for a quota unless somebody says so (docs/estate.md B.1). */
export const roomType = named({
  office: { value: 1, label: { zh: '办公室', en: 'Office' } },
  classroom: { value: 2, label: { zh: '教室', en: 'Classroom' } },
  teachingLab: { value: 3, label: { zh: '教学实验室', en: 'Teaching lab' } },
  researchLab: { value: 4, label: { zh: '科研实验室', en: 'Research lab' } },
  meetingRoom: { value: 5, label: { zh: '会议室', en: 'Meeting room' } },
  readingRoom: { value: 6, label: { zh: '资料室', en: 'Reading room' } },
  store: { value: 7, label: { zh: '库房', en: 'Store' } },
  plantRoom: { value: 8, label: { zh: '机房设备间', en: 'Plant room' } },
  dormitory: { value: 9, label: { zh: '宿舍', en: 'Dormitory' } },
  turnoverHousing: { value: 10, label: { zh: '周转房', en: 'Turnover housing' } },
  shop: { value: 11, label: { zh: '商铺', en: 'Shop' } },
  toilet: { value: 12, label: { zh: '卫生间', en: 'WC' } },
  circulation: { value: 13, label: { zh: '走廊门厅', en: 'Circulation' } },
  other: { value: 99, label: { zh: '其他', en: 'Other' } },
});

export const buildingStructures = [
  { value: 1, label: { zh: '钢结构', en: 'Steel' } },
  { value: 2, label: { zh: '钢筋混凝土', en: 'Reinforced concrete' } },
  { value: 3, label: { zh: '砖混', en: 'Brick and concrete' } },
  { value: 4, label: { zh: '砖木', en: 'Brick and timber' } },
  { value: 5, label: { zh: '简易', en: 'Simple' } },
  { value: 9, label: { zh: '其他', en: 'Other' } },
] as const satisfies readonly Choice[];

export const propertyRightMode = named({
  titled: { value: 1, label: { zh: '有产权', en: 'Titled' } },
  untitled: { value: 2, label: { zh: '无产权', en: 'Untitled' } },
  pending: { value: 3, label: { zh: '办理中', en: 'Title pending' } },
  coOwned: { value: 4, label: { zh: '共有产权', en: 'Co-owned' } },
});

export const propertyRightOwners = [
  { value: 1, label: { zh: '本校', en: 'University' } },
  { value: 2, label: { zh: '上级主管部门', en: 'Supervising authority' } },
  { value: 3, label: { zh: '政府机关事务部门', en: 'Government office administration' } },
  { value: 4, label: { zh: '校办企业', en: 'University enterprise' } },
  { value: 5, label: { zh: '个人（房改）', en: 'Individual (housing reform)' } },
  { value: 6, label: { zh: '共有', en: 'Joint' } },
  { value: 9, label: { zh: '其他', en: 'Other' } },
] as const satisfies readonly Choice[];

export const propertyRightNatures = [
  { value: 1, label: { zh: '国有', en: 'State' } },
  { value: 2, label: { zh: '集体', en: 'Collective' } },
  { value: 3, label: { zh: '私有', en: 'Private' } },
  { value: 9, label: { zh: '其他', en: 'Other' } },
] as const satisfies readonly Choice[];

export const spaceObtainMethods = [
  { value: 1, label: { zh: '购置', en: 'Purchase' } },
  { value: 2, label: { zh: '自建', en: 'Self-built' } },
  { value: 3, label: { zh: '无偿调入', en: 'Free transfer in' } },
  { value: 4, label: { zh: '接受捐赠', en: 'Donation' } },
  { value: 5, label: { zh: '置换', en: 'Exchange' } },
  { value: 6, label: { zh: '盘盈', en: 'Stocktake gain' } },
  { value: 7, label: { zh: '租入', en: 'Leased in' } },
  { value: 9, label: { zh: '其他', en: 'Other' } },
] as const satisfies readonly Choice[];

export const spaceUse = named({
  selfUse: { value: 1, label: { zh: '自用', en: 'Self-use' }, tone: estateTone.taken },
  idle: { value: 2, label: { zh: '闲置', en: 'Idle' }, tone: estateTone.free },
  leasedOut: { value: 3, label: { zh: '出租', en: 'Leased out' }, tone: estateTone.taken },
  lent: { value: 4, label: { zh: '出借', en: 'Lent' }, tone: estateTone.taken },
  invested: { value: 5, label: { zh: '对外投资', en: 'Invested' }, tone: estateTone.taken },
  pledged: { value: 6, label: { zh: '担保', en: 'Pledged' }, tone: estateTone.onItsWay },
  underWorks: { value: 7, label: { zh: '维修改造', en: 'Under works' }, tone: estateTone.onItsWay },
  toBeDisposed: { value: 8, label: { zh: '待处置', en: 'To be disposed of' }, tone: estateTone.onItsWay },
  other: { value: 9, label: { zh: '其他', en: 'Other' }, tone: 'grey' },
});

export const naturalGases = [
  { value: 0, label: { zh: '无', en: 'None' } },
  { value: 1, label: { zh: '管道天然气', en: 'Piped gas' } },
  { value: 2, label: { zh: '瓶装液化气', en: 'Bottled gas' } },
  { value: 9, label: { zh: '其他', en: 'Other' } },
] as const satisfies readonly Choice[];

export const roomLayouts = [
  { value: 1, label: { zh: '单间', en: 'Studio' } },
  { value: 2, label: { zh: '一室一厅', en: '1 bedroom' } },
  { value: 3, label: { zh: '两室一厅', en: '2 bedrooms, 1 living room' } },
  { value: 4, label: { zh: '两室两厅', en: '2 bedrooms, 2 living rooms' } },
  { value: 5, label: { zh: '三室一厅', en: '3 bedrooms, 1 living room' } },
  { value: 6, label: { zh: '三室两厅', en: '3 bedrooms, 2 living rooms' } },
  { value: 7, label: { zh: '四室及以上', en: '4 bedrooms or more' } },
  { value: 9, label: { zh: '其他', en: 'Other' } },
] as const satisfies readonly Choice[];

export const leaseRoomType = named({
  turnover: { value: 1, label: { zh: '周转房', en: 'Turnover housing' } },
  youngFaculty: { value: 2, label: { zh: '青年教师公寓', en: 'Young faculty apartment' } },
  postdoc: { value: 3, label: { zh: '博士后公寓', en: 'Postdoc apartment' } },
  visitingExpert: { value: 4, label: { zh: '专家公寓', en: 'Visiting expert apartment' } },
  commercial: { value: 5, label: { zh: '经营性用房', en: 'Commercial' } },
  venue: { value: 6, label: { zh: '场地', en: 'Venue' } },
  other: { value: 9, label: { zh: '其他', en: 'Other' } },
});

export const allocType = named({
  new: { value: 1, label: { zh: '新分配', en: 'New' } },
  transfer: { value: 2, label: { zh: '调拨', en: 'Transfer' } },
  loan: { value: 3, label: { zh: '借用', en: 'Loan' } },
  exchange: { value: 4, label: { zh: '置换', en: 'Exchange' } },
});
