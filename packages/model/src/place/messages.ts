import type { Text } from '../kit/text.ts';

export const placeMessages = {
  'place.siteExists': { zh: '场地名称已存在', en: 'A site of this name exists already' },
  'place.openHours': { zh: '关闭时间必须晚于开放时间', en: 'A site closes after it opens' },
  'place.siteReserved': {
    zh: '{name}还有{count}个未结束的预约，不能删除；可先停用该场地',
    en: '{name} has {count} reservations that are not over; disable it instead',
  },
  'place.siteDisabled': { zh: '{name}已停用，不能预约', en: '{name} is disabled and takes no reservations' },
  'place.taken': { zh: '该时段已被预约', en: 'This time is taken already' },
  'place.endsBefore': { zh: '结束时间必须晚于开始时间', en: 'The end must come after the begin' },
  'place.past': { zh: '开始时间不能早于当前时间', en: 'A reservation cannot begin before now' },
  'place.closed': {
    zh: '{name}开放时间为{from}至{to}，请在同一天的开放时间内预约',
    en: '{name} is open from {from} to {to}; reserve it within the hours of one day',
  },
  'place.notPending': {
    zh: '预约已审核，不能修改；请取消后重新预约',
    en: 'It was decided on; cancel it and reserve anew',
  },
  'place.notYours': { zh: '只能处理本人的预约', en: 'This reservation is somebody else’s' },
  'place.begun': {
    zh: '预约已到开始时间，不能取消或删除',
    en: 'It has begun and can be neither cancelled nor removed',
  },
  'place.openingRoom': {
    zh: '该预约是项目的开标室，请先为项目预约新的开标室并经确认',
    en: 'The project is opened here; reserve another opening room and have it confirmed first',
  },
} as const satisfies Record<string, Text>;
