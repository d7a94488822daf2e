import { buttons, limitedTo, type ButtonSeed, type MenuSeed, type TenantKind } from '../kit/menu.ts';

const buyer = ['buyer'] as const satisfies readonly TenantKind[];
const supplier = ['supplier'] as const satisfies readonly TenantKind[];
const platform = ['platform'] as const satisfies readonly TenantKind[];

const row = (verb: string, zh: string, en: string): ButtonSeed => ({ verb, name: { zh, en }, action: 2 });

/** Projects, entries and bids, notices and suppliers. */
export const tenderingMenus: readonly MenuSeed[] = [
  {
    code: 'tenderee',
    name: { zh: '采购管理', en: 'Purchasing' },
    path: '/tenderee',
    icon: 'ShoppingOutlined',
    kinds: buyer,
    children: [
      {
        code: 'project',
        name: { zh: '采购项目', en: 'Projects' },
        path: '/tenderee/myTenderee',
        icon: 'ProjectOutlined',
        kinds: buyer,
        buttons: [
          ...buttons('view', 'add', 'edit', 'delete', 'import', 'export'),
          row('submit', '提交', 'Submit'),
          row('confirm', '审核', 'Confirm'),
          row('open', '开标', 'Open'),
          row('select', '确定结果', 'Select'),
          row('evidence', '存证', 'Evidence'),
        ],
      },
      {
        code: 'entry',
        name: { zh: '报名与报价', en: 'Bids received' },
        path: '/tenderee/entryManage',
        icon: 'TeamOutlined',
        kinds: buyer,
        buttons: [
          ...buttons('view'),
          row('registered', '查看报名单位', 'See who registered'),
          row('review', '审核报名', 'Review registrations'),
          row('import', '导入线下报名', 'Import registrations'),
        ],
      },
      {
        code: 'projectModify',
        name: { zh: '变更申请', en: 'Change applications' },
        path: '/tenderee/projectChange',
        icon: 'FormOutlined',
        kinds: buyer,
        buttons: [
          ...buttons('view', 'add', 'edit', 'delete', 'export'),
          row('submit', '提交', 'Submit'),
          row('audit', '审核', 'Decide'),
        ],
      },
    ],
  },
  {
    code: 'bidding',
    name: { zh: '我的投标', en: 'Bidding' },
    path: '/bidding',
    icon: 'AuditOutlined',
    kinds: supplier,
    children: [
      {
        code: 'bid',
        name: { zh: '我的报名', en: 'My bids' },
        path: '/bidding/myBid',
        icon: 'FileDoneOutlined',
        kinds: supplier,
        buttons: [
          ...buttons('view'),
          { verb: 'add', name: { zh: '报名', en: 'Register' }, action: 1 },
          row('quote', '报价', 'Quote'),
        ],
      },
    ],
  },
  {
    code: 'notice',
    name: { zh: '公告管理', en: 'Notices' },
    path: '/projectManagement',
    icon: 'NotificationOutlined',
    kinds: ['buyer', 'supplier'],
    children: [
      {
        code: 'bulletin',
        name: { zh: '公告列表', en: 'Notices' },
        path: '/projectManagement/noticeAdministration/noticeList',
        icon: 'ReadOutlined',
        kinds: ['buyer', 'supplier'],
        buttons: [
          ...buttons('view'),
          ...limitedTo(buyer, [...buttons('add', 'edit', 'delete', 'export'), row('publish', '发布', 'Publish')]),
        ],
      },
    ],
  },
  {
    code: 'supplierBase',
    name: { zh: '供应商管理', en: 'Suppliers' },
    path: '/supplierBase',
    icon: 'ShopOutlined',
    kinds: buyer,
    children: [
      {
        code: 'supplier',
        name: { zh: '供应商库', en: 'Supplier library' },
        path: '/supplierBase/supplierList',
        icon: 'SolutionOutlined',
        kinds: buyer,
        buttons: [...buttons('view', 'add', 'edit', 'delete', 'import', 'export'), row('black', '拉黑', 'Debar')],
      },
    ],
  },
];

/** What the law and the calendar say about times. */
export const ruleMenus: readonly MenuSeed[] = [
  {
    code: 'lawRule',
    name: { zh: '法定规则', en: 'Statutory rules' },
    path: '/system/lawRule',
    icon: 'BankOutlined',
    kinds: ['platform', 'buyer'],
    buttons: [...buttons('view', 'export'), ...limitedTo(platform, buttons('add', 'edit', 'import'))],
  },
  {
    code: 'workCalendar',
    name: { zh: '工作日历', en: 'Work calendar' },
    path: '/system/workCalendar',
    icon: 'CalendarOutlined',
    kinds: ['platform', 'buyer'],
    buttons: [...buttons('view', 'export'), ...limitedTo(platform, buttons('add', 'edit', 'import'))],
  },
];
