import { buttons, type MenuSeed } from '../kit/menu.ts';

/** Demands, what is asked of the market about them, and tenders that are asked for or kept a ledger of. */
export const demandMenus: readonly MenuSeed[] = [
  {
    code: 'demandInvestigate',
    name: { zh: '采购需求', en: 'Demands' },
    path: '/demandInvestigate',
    icon: 'FileDoneOutlined',
    kinds: ['buyer'],
    children: [
      {
        code: 'demandManage',
        name: { zh: '需求管理', en: 'Demands' },
        path: '/demandInvestigate/myInvestigate',
        icon: 'SolutionOutlined',
        kinds: ['buyer'],
        buttons: [
          ...buttons('view', 'add', 'edit', 'delete', 'export'),
          { verb: 'submit', name: { zh: '提交', en: 'Submit' }, action: 2 },
          { verb: 'research', name: { zh: '需求调研', en: 'Research' }, action: 2 },
          { verb: 'confirm', name: { zh: '确认', en: 'Confirm' }, action: 2 },
          { verb: 'project', name: { zh: '立项', en: 'Make a project' }, action: 2 },
          { verb: 'close', name: { zh: '归档', en: 'Close' }, action: 2 },
        ],
      },
      {
        code: 'bidApply',
        name: { zh: '招标申请', en: 'Requests for tenders' },
        path: '/purchaseEntrust/biddingApply',
        icon: 'AuditOutlined',
        kinds: ['buyer'],
        buttons: [
          ...buttons('view', 'add', 'edit', 'delete', 'export'),
          { verb: 'submit', name: { zh: '提交', en: 'Submit' }, action: 2 },
          { verb: 'audit', name: { zh: '受理', en: 'Decide' }, action: 2 },
          { verb: 'project', name: { zh: '立项', en: 'Make a project' }, action: 2 },
        ],
      },
      {
        code: 'tenderPro',
        name: { zh: '招标台账', en: 'Tender ledger' },
        path: '/purchaseEntrust/tenderPro',
        icon: 'BookOutlined',
        kinds: ['buyer'],
        buttons: buttons('view', 'add', 'edit', 'delete', 'export'),
      },
    ],
  },
  {
    code: 'researchNeeds',
    name: { zh: '需求调研', en: 'Market research' },
    path: '/researchNeeds',
    icon: 'FileSearchOutlined',
    kinds: ['supplier'],
    buttons: [...buttons('view'), { verb: 'answer', name: { zh: '提交方案', en: 'Answer' }, action: 2 }],
  },
];
