import { buttons, type MenuSeed } from '../kit/menu.ts';

/** Purchasing plans. */
export const planMenus: readonly MenuSeed[] = [
  {
    code: 'plan',
    name: { zh: '采购计划', en: 'Purchase plans' },
    path: '/purchaseEntrust/purchasePlan',
    icon: 'CalendarOutlined',
    kinds: ['buyer'],
    children: [
      {
        code: 'planManage',
        name: { zh: '计划管理', en: 'Plans' },
        path: '/purchaseEntrust/purchasePlan/planManage',
        icon: 'CalendarOutlined',
        kinds: ['buyer'],
        buttons: [
          ...buttons('view', 'add', 'edit', 'delete', 'import', 'export'),
          { verb: 'submit', name: { zh: '提交', en: 'Submit' }, action: 2 },
          { verb: 'audit', name: { zh: '审批', en: 'Approve' }, action: 2 },
          { verb: 'down', name: { zh: '下达', en: 'Hand down' }, action: 2 },
          { verb: 'back', name: { zh: '退回下达', en: 'Hand back' }, action: 2 },
          { verb: 'modify', name: { zh: '申请调整', en: 'Ask for an adjustment' }, action: 2 },
        ],
      },
      {
        code: 'planAdjust',
        name: { zh: '计划调整', en: 'Plan adjustments' },
        path: '/purchaseEntrust/purchasePlan/planAdjustList',
        icon: 'ControlOutlined',
        kinds: ['buyer'],
        buttons: buttons('view', 'export'),
      },
    ],
  },
];
