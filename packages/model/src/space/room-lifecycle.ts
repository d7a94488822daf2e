import { lifecycle } from '../kit/lifecycle.ts';
import { estateTone } from './tones.ts';

/**
 * SM1 of docs/estate.md. Whoever holds a room changes its state: an allocation, or a contract that lets it. By hand a
 * vacant room is sealed and opened again.
 */
export const roomLifecycle = lifecycle({
  field: 'roomStatus',
  states: {
    vacant: { value: 0, label: { zh: '空闲', en: 'Vacant' }, tone: estateTone.free },
    inUse: { value: 1, label: { zh: '在用', en: 'In use' }, tone: estateTone.taken },
    preselected: { value: 2, label: { zh: '已预选', en: 'Pre-selected' }, tone: estateTone.promised },
    reserved: { value: 3, label: { zh: '已预留', en: 'Reserved' }, tone: estateTone.promised },
    leased: { value: 4, label: { zh: '出租中', en: 'Leased' }, tone: estateTone.taken },
    underWorks: { value: 5, label: { zh: '维修改造', en: 'Under works' }, tone: estateTone.onItsWay },
    toBeVacated: { value: 6, label: { zh: '待腾退', en: 'To be vacated' }, tone: estateTone.onItsWay },
    sealed: { value: 7, label: { zh: '停用封存', en: 'Sealed off' }, tone: estateTone.unusable },
    dismantled: { value: 8, label: { zh: '已拆除', en: 'Dismantled' }, tone: estateTone.unusable },
    sold: { value: 9, label: { zh: '已出售', en: 'Sold' }, tone: estateTone.unusable },
  },
  actions: {
    occupy: { from: ['vacant', 'toBeVacated'], to: 'inUse', label: { zh: '使用', en: 'Occupy' } },
    let: { from: ['vacant', 'preselected', 'toBeVacated'], to: 'leased', label: { zh: '出租', en: 'Let' } },
    clear: { from: ['vacant', 'inUse', 'leased'], to: 'toBeVacated', label: { zh: '待腾退', en: 'Clear' } },
    vacate: { from: ['inUse', 'leased', 'toBeVacated'], to: 'vacant', label: { zh: '腾空', en: 'Vacate' } },
    seal: { from: ['vacant'], to: 'sealed', permission: 'room_edit', label: { zh: '封存', en: 'Seal' }, danger: true },
    open: { from: ['sealed'], to: 'vacant', permission: 'room_edit', label: { zh: '启用', en: 'Open' } },
  },
});

/** Somebody is in it, or shall be: it is not removed. */
export function isRoomHeld(status: unknown): boolean {
  return roomLifecycle.is(status, 'inUse', 'preselected', 'reserved', 'leased', 'underWorks', 'toBeVacated');
}

const checkOut = 'roomDistribution_checkOut';

/** SM4: announced first, or ended at once by what was handed over. */
export const distributionLifecycle = lifecycle({
  field: 'status',
  states: {
    inForce: { value: 1, label: { zh: '生效', en: 'In force' }, tone: estateTone.taken },
    leaving: { value: 2, label: { zh: '待退', en: 'To be handed back' }, tone: estateTone.onItsWay },
    handedBack: { value: 3, label: { zh: '已退', en: 'Handed back' }, tone: estateTone.over },
  },
  actions: {
    checkOut: {
      from: ['inForce'],
      to: 'leaving',
      permission: checkOut,
      label: { zh: '退房', en: 'Hand back' },
      danger: true,
      effects: ['room.clear', 'room.occupy'],
    },
    handOver: {
      from: ['inForce', 'leaving'],
      to: 'handedBack',
      permission: checkOut,
      label: { zh: '交接完成', en: 'Handed over' },
      danger: true,
      effects: ['room.vacate', 'room.clear', 'room.occupy'],
    },
  },
  duties: {
    handOver: {
      states: ['leaving'],
      by: 'handOver',
      number: 'agreementNo',
      path: '/estate/distribution?keyword={number}',
      label: { zh: '办理退房交接', en: 'Hand over the room' },
    },
  },
});

/** Somebody holds the room under it. */
export const heldDistributionsSql = distributionLifecycle.sql('inForce', 'leaving');
