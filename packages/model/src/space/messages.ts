import type { Text } from '../kit/text.ts';

/** The refusals of docs/estate.md, B.9. */
export const spaceMessages = {
  'space.mansionNoTaken': { zh: '楼栋编号已存在', en: 'This building number is taken' },
  'space.mansionInUse': {
    zh: '楼栋下存在楼层或房间，不能删除',
    en: 'The building has floors or rooms and cannot be removed',
  },
  'space.floorAreaSum': {
    zh: '楼层建筑面积之和不能大于楼栋建筑面积',
    en: 'The floor areas exceed the area of the building',
  },
  'space.certNoMissing': { zh: '有产权时请输入不动产权证号', en: 'A titled building needs its title number' },
  'space.completionFuture': { zh: '竣工日期不能晚于当前日期', en: 'The date of completion must not be in the future' },
  'space.usableBeyondBuild': { zh: '使用面积不能大于建筑面积', en: 'The usable area must not exceed the gross area' },
  'space.floorNoTaken': { zh: '楼层号已存在', en: 'This floor number is taken' },
  'space.floorNoZero': { zh: '楼层号不能为0', en: 'There is no floor 0' },
  'space.floorBeyond': { zh: '超出楼栋层数范围', en: 'The building does not have that many floors' },
  'space.floorInUse': { zh: '楼层下存在房间，不能删除', en: 'The floor has rooms and cannot be removed' },
  'space.floorElsewhere': { zh: '所选楼层不属于该楼栋', en: 'This floor belongs to another building' },
  'space.roomNoTaken': { zh: '房间号已存在', en: 'This room number is taken in the building' },
  'space.roomAreaSum': {
    zh: '房间使用面积之和不能大于楼层建筑面积',
    en: 'The room areas exceed the floor area',
  },
  'space.roomInUse': { zh: '房间在用，不能删除', en: 'The room is in use and cannot be removed' },
  'space.roomHasContract': {
    zh: '房间存在有效合同，不能删除',
    en: 'The room has a contract in force and cannot be removed',
  },
  'space.roomState': { zh: '房间当前状态不允许此操作', en: 'Not allowed in the room’s current status' },
  'space.roomHeld': { zh: '房间{room}当前状态不允许此操作', en: 'Not allowed in the current status of room {room}' },
  'space.roomTaken': {
    zh: '房间已分配给{dept}，不能重复分配',
    en: 'The room is already allocated to {dept}',
  },
  'space.roomMissing': { zh: '请选择房间', en: 'Please select rooms' },
  'space.tooManyRooms': { zh: '一次最多分配{max}个房间', en: 'At most {max} rooms at once' },
  'space.loanEnd': { zh: '借用须填写归还日期', en: 'A loan needs the date of its return' },
  'space.endBeforeStart': { zh: '结束日期必须晚于开始日期', en: 'End date must be after start date' },
  'space.checkOutReason': { zh: '请选择退房原因', en: 'Please say why the room is handed back' },
  'space.checkOutBeforeStart': {
    zh: '退房日期不能早于分配的开始日期',
    en: 'A room cannot be handed back before it was allocated',
  },
  'space.allocationState': { zh: '分配记录当前状态不允许此操作', en: 'Not allowed in the allocation’s current state' },
} as const satisfies Record<string, Text>;
