import { buttons, limitedTo, type MenuSeed } from '../kit/menu.ts';

/** Agencies, for the buyer who asks them and for themselves. */
export const agencyMenus: readonly MenuSeed[] = [
  {
    code: 'agency',
    name: { zh: '委托代理', en: 'Agencies' },
    path: '/agency',
    icon: 'BankOutlined',
    kinds: ['buyer', 'agency'],
    children: [
      {
        code: 'agencyLibrary',
        name: { zh: '代理机构', en: 'Agencies' },
        path: '/agencyLibrary',
        icon: 'TeamOutlined',
        kinds: ['buyer'],
        buttons: [
          ...buttons('view', 'add', 'edit', 'delete', 'export'),
          { verb: 'end', name: { zh: '终止合作', en: 'End' }, action: 2 },
          { verb: 'entrust', name: { zh: '委托项目', en: 'Entrust' }, action: 2 },
          { verb: 'confirm', name: { zh: '确认选定', en: 'Confirm' }, action: 2 },
          { verb: 'supervise', name: { zh: '监督抽取', en: 'Supervise draws' }, action: 2 },
        ],
      },
      {
        code: 'entrustedProject',
        name: { zh: '受托项目', en: 'Entrusted projects' },
        path: '/agency/project',
        icon: 'ProjectOutlined',
        kinds: ['agency'],
        buttons: [
          ...buttons('view', 'export'),
          { verb: 'answer', name: { zh: '接受与退回', en: 'Accept and give back' }, action: 2 },
        ],
      },
      {
        code: 'agencyInvitation',
        name: { zh: '合作采购人', en: 'Buyers' },
        path: '/agency/cooperation',
        icon: 'SolutionOutlined',
        kinds: ['agency'],
        buttons: [...buttons('view', 'export'), { verb: 'answer', name: { zh: '答复邀请', en: 'Answer' }, action: 2 }],
      },
    ],
  },
];

/** What agencies are paid by. */
export const agencyFeeMenus: readonly MenuSeed[] = [
  {
    code: 'agencyFee',
    name: { zh: '代理费标准', en: 'Fee scale' },
    path: '/system/agencyFee',
    icon: 'PieChartOutlined',
    kinds: ['platform', 'buyer', 'agency'],
    buttons: [...buttons('view', 'export'), ...limitedTo(['platform'], buttons('add', 'edit', 'delete'))],
  },
];
