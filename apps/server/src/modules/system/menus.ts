import { buttons, limitedTo, type ButtonSeed, type MenuSeed, type TenantKind } from './menu-seed.ts';
import { plannedMenus, plannedSystemMenus } from './planned-menus.ts';

const buyer = ['buyer'] as const satisfies readonly TenantKind[];
const supplier = ['supplier'] as const satisfies readonly TenantKind[];
const platform = ['platform'] as const satisfies readonly TenantKind[];

const row = (verb: string, zh: string, en: string): ButtonSeed => ({ verb, name: { zh, en }, action: 2 });

/** Every menu and button of the product; the permission codes of the endpoints hang on them. */
export const menus: readonly MenuSeed[] = [
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
          ...buttons('view', 'add', 'edit', 'delete', 'import'),
          row('submit', '提交', 'Submit'),
          row('confirm', '审核', 'Confirm'),
          row('open', '开标', 'Open'),
          row('select', '定标', 'Select'),
          row('evidence', '存证', 'Evidence'),
        ],
      },
      {
        code: 'entry',
        name: { zh: '报名与报价', en: 'Entries' },
        path: '/tenderee/entryManage',
        icon: 'TeamOutlined',
        kinds: buyer,
        buttons: [
          ...buttons('view'),
          row('registered', '查看报名单位', 'See who registered'),
          row('review', '审核报名', 'Review registrations'),
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
          ...limitedTo(buyer, [...buttons('add', 'edit', 'delete'), row('publish', '发布', 'Publish')]),
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
        buttons: [...buttons('view', 'add', 'edit', 'delete', 'export'), row('black', '拉黑', 'Blacklist')],
      },
    ],
  },
  {
    code: 'system',
    name: { zh: '系统管理', en: 'System' },
    path: '/system',
    icon: 'SettingOutlined',
    kinds: ['platform', 'buyer', 'agency', 'supplier'],
    children: [
      {
        code: 'lawRule',
        name: { zh: '法定规则', en: 'Statutory rules' },
        path: '/system/lawRule',
        icon: 'BankOutlined',
        kinds: ['platform', 'buyer'],
        buttons: [...buttons('view'), ...limitedTo(platform, buttons('add', 'edit'))],
      },
      {
        code: 'workCalendar',
        name: { zh: '工作日历', en: 'Work calendar' },
        path: '/system/workCalendar',
        icon: 'CalendarOutlined',
        kinds: ['platform', 'buyer'],
        buttons: [...buttons('view'), ...limitedTo(platform, buttons('add', 'edit'))],
      },
      ...plannedSystemMenus,
    ],
  },
  ...plannedMenus,
];

export interface TopMenuSeed {
  readonly code: string;
  readonly name: { readonly zh: string; readonly en: string };
  readonly icon: string;
  readonly path: string;
  /** Codes of the root menus that it shows. */
  readonly menus: readonly string[];
}

/** The item report_mar has no menus: the client only says that it is under development (rule 13). */
export const topMenus: readonly TopMenuSeed[] = [
  {
    code: 'purchase',
    name: { zh: '采购业务', en: 'Procurement' },
    icon: 'ShoppingOutlined',
    path: '',
    menus: ['tenderee', 'bidding', 'notice', 'supplierBase'],
  },
  { code: 'system', name: { zh: '系统管理', en: 'System' }, icon: 'SettingOutlined', path: '', menus: ['system'] },
  { code: 'report_mar', name: { zh: '统计报表', en: 'Reports' }, icon: 'BarChartOutlined', path: '', menus: [] },
];
