import type { Choice } from '../kit/field.ts';

export const whethers = [
  { value: 1, label: { zh: '是', en: 'Yes' } },
  { value: 0, label: { zh: '否', en: 'No' } },
] as const satisfies readonly Choice[];

/** Where a building stands. */
export const mansionCampuses = [
  { value: 1, label: { zh: '主校区', en: 'Main campus' } },
  { value: 2, label: { zh: '东校区', en: 'East campus' } },
  { value: 3, label: { zh: '西校区', en: 'West campus' } },
  { value: 4, label: { zh: '新校区', en: 'New campus' } },
  { value: 9, label: { zh: '校外', en: 'Off-campus' } },
] as const satisfies readonly Choice[];

/** What a room serves: the classes of school buildings of the Ministry of Education (handbook B.1). The hundreds are the group. */
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

/** Plant rooms, WCs and circulation do not count for a quota unless somebody says so (handbook B.1). */
export const roomTypes = [
  { value: 1, label: { zh: '办公室', en: 'Office' } },
  { value: 2, label: { zh: '教室', en: 'Classroom' } },
  { value: 3, label: { zh: '教学实验室', en: 'Teaching lab' } },
  { value: 4, label: { zh: '科研实验室', en: 'Research lab' } },
  { value: 5, label: { zh: '会议室', en: 'Meeting room' } },
  { value: 6, label: { zh: '资料室', en: 'Reading room' } },
  { value: 7, label: { zh: '库房', en: 'Store' } },
  { value: 8, label: { zh: '机房设备间', en: 'Plant room' } },
  { value: 9, label: { zh: '宿舍', en: 'Dormitory' } },
  { value: 10, label: { zh: '周转房', en: 'Turnover housing' } },
  { value: 11, label: { zh: '商铺', en: 'Shop' } },
  { value: 12, label: { zh: '卫生间', en: 'WC' } },
  { value: 13, label: { zh: '走廊门厅', en: 'Circulation' } },
  { value: 99, label: { zh: '其他', en: 'Other' } },
] as const satisfies readonly Choice[];

export const buildingStructures = [
  { value: 1, label: { zh: '钢结构', en: 'Steel' } },
  { value: 2, label: { zh: '钢筋混凝土', en: 'Reinforced concrete' } },
  { value: 3, label: { zh: '砖混', en: 'Brick and concrete' } },
  { value: 4, label: { zh: '砖木', en: 'Brick and timber' } },
  { value: 5, label: { zh: '简易', en: 'Simple' } },
  { value: 9, label: { zh: '其他', en: 'Other' } },
] as const satisfies readonly Choice[];

export const propertyRightModes = [
  { value: 1, label: { zh: '有产权', en: 'Titled' } },
  { value: 2, label: { zh: '无产权', en: 'Untitled' } },
  { value: 3, label: { zh: '办理中', en: 'Title pending' } },
  { value: 4, label: { zh: '共有产权', en: 'Co-owned' } },
] as const satisfies readonly Choice[];

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

export const spaceUseStatuses = [
  { value: 1, label: { zh: '自用', en: 'Self-use' }, tone: 'green' },
  { value: 2, label: { zh: '闲置', en: 'Idle' }, tone: 'grey' },
  { value: 3, label: { zh: '出租', en: 'Leased out' }, tone: 'blue' },
  { value: 4, label: { zh: '出借', en: 'Lent' }, tone: 'blue' },
  { value: 5, label: { zh: '对外投资', en: 'Invested' }, tone: 'blue' },
  { value: 6, label: { zh: '担保', en: 'Pledged' }, tone: 'orange' },
  { value: 7, label: { zh: '维修改造', en: 'Under works' }, tone: 'orange' },
  { value: 8, label: { zh: '待处置', en: 'To be disposed of' }, tone: 'red' },
  { value: 9, label: { zh: '其他', en: 'Other' }, tone: 'grey' },
] as const satisfies readonly Choice[];

export const naturalGases = [
  { value: 0, label: { zh: '无', en: 'None' } },
  { value: 1, label: { zh: '管道天然气', en: 'Piped gas' } },
  { value: 2, label: { zh: '瓶装液化气', en: 'Bottled gas' } },
  { value: 9, label: { zh: '其他', en: 'Other' } },
] as const satisfies readonly Choice[];

/** SM1 of the handbook says who may change it. */
export const roomStatuses = [
  { value: 0, label: { zh: '空闲', en: 'Vacant' }, tone: 'grey' },
  { value: 1, label: { zh: '在用', en: 'In use' }, tone: 'green' },
  { value: 2, label: { zh: '已预选', en: 'Pre-selected' }, tone: 'blue' },
  { value: 3, label: { zh: '已预留', en: 'Reserved' }, tone: 'blue' },
  { value: 4, label: { zh: '出租中', en: 'Leased' }, tone: 'blue' },
  { value: 5, label: { zh: '维修改造', en: 'Under works' }, tone: 'orange' },
  { value: 6, label: { zh: '待腾退', en: 'To be vacated' }, tone: 'orange' },
  { value: 7, label: { zh: '停用封存', en: 'Sealed' }, tone: 'red' },
  { value: 8, label: { zh: '已拆除', en: 'Dismantled' }, tone: 'red' },
  { value: 9, label: { zh: '已出售', en: 'Sold' }, tone: 'red' },
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

export const leaseRoomTypes = [
  { value: 1, label: { zh: '周转房', en: 'Turnover housing' } },
  { value: 2, label: { zh: '青年教师公寓', en: 'Young faculty apartment' } },
  { value: 3, label: { zh: '博士后公寓', en: 'Postdoc apartment' } },
  { value: 4, label: { zh: '专家公寓', en: 'Visiting expert apartment' } },
  { value: 5, label: { zh: '经营性用房', en: 'Commercial' } },
  { value: 6, label: { zh: '场地', en: 'Venue' } },
  { value: 9, label: { zh: '其他', en: 'Other' } },
] as const satisfies readonly Choice[];

export const allocTypes = [
  { value: 1, label: { zh: '新分配', en: 'New' } },
  { value: 2, label: { zh: '调拨', en: 'Transfer' } },
  { value: 3, label: { zh: '借用', en: 'Loan' } },
  { value: 4, label: { zh: '置换', en: 'Exchange' } },
] as const satisfies readonly Choice[];

export const distributionStatuses = [
  { value: 1, label: { zh: '生效', en: 'In force' }, tone: 'green' },
  { value: 2, label: { zh: '待退', en: 'To be handed back' }, tone: 'orange' },
  { value: 3, label: { zh: '已退', en: 'Handed back' }, tone: 'grey' },
] as const satisfies readonly Choice[];
