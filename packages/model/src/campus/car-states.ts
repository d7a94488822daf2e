import { lifecycle } from '../kit/lifecycle.ts';
import { estateTone } from '../space/tones.ts';

const permission = 'carPosition_assign';
const giveBack = { zh: '退还', en: 'Return' };
const expire = { zh: '到期', en: 'Expire' };

/** SM16. Free, reserved and disabled are set by hand as well; assigned comes and goes by assigning alone. */
export const carPositionLifecycle = lifecycle({
  field: 'status',
  states: {
    free: { value: 0, label: { zh: '空闲', en: 'Free' }, tone: estateTone.free },
    assigned: { value: 1, label: { zh: '已分配', en: 'Assigned' }, tone: estateTone.taken },
    reserved: { value: 2, label: { zh: '已预留', en: 'Reserved' }, tone: estateTone.promised },
    disabled: { value: 3, label: { zh: '停用', en: 'Out of use' }, tone: estateTone.unusable },
  },
  actions: {
    assign: { from: ['free'], to: 'assigned', permission, label: { zh: '分配', en: 'Assign' } },
    return: { from: ['assigned'], to: 'free', permission, label: giveBack },
    expire: { from: ['assigned'], to: 'free', label: expire },
  },
});

/** An assignment ends by its return, or is found to be over by the next one. */
export const carDistributionLifecycle = lifecycle({
  field: 'status',
  states: {
    inForce: { value: 1, label: { zh: '生效', en: 'In force' }, tone: estateTone.taken },
    returned: { value: 2, label: { zh: '已退', en: 'Handed back' }, tone: estateTone.over },
    expired: { value: 3, label: { zh: '到期', en: 'Expired' }, tone: estateTone.over },
  },
  actions: {
    return: { from: ['inForce'], to: 'returned', permission, label: giveBack, effects: ['carPosition.return'] },
    expire: { from: ['inForce'], to: 'expired', label: expire, effects: ['carPosition.expire'] },
  },
});
