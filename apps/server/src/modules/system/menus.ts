import { allKinds, buttons, limitedTo, type ButtonSeed, type MenuSeed, type TenantKind } from './menu-seed.ts';
import { deskMenus } from './menus/desk.ts';
import { developMenus } from './menus/develop.ts';
import { dictionaryMenus, regionMenus } from './menus/dictionary.ts';
import { formMenus } from './menus/form.ts';
import { logMenus } from './menus/log.ts';
import { organizationMenus } from './menus/organization.ts';
import { permissionMenus } from './menus/permission.ts';
import { reportMenus } from './menus/report.ts';
import { resourceMenus } from './menus/resource.ts';
import { scopeMenus } from './menus/scope.ts';
import { tenancyMenus } from './menus/tenancy.ts';
import { documentMenus, projectFilesMenu } from './menus/document.ts';
import { workflowMenus } from './menus/workflow.ts';
import { campusMenus } from './menus/campus.ts';
import { spaceMenus } from './menus/space.ts';
import { leaseMenus } from './menus/lease.ts';
import { quotaMenus } from './menus/quota.ts';
import { housingMenus } from './menus/housing.ts';
import { planMenus } from './menus/plan.ts';
import { crmMenus } from './menus/crm.ts';
import { plannedMenus } from './planned-menus.ts';

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
          ...buttons('view', 'add', 'edit', 'delete', 'import', 'export'),
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
          row('import', '导入线下报名', 'Import registrations'),
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
  projectFilesMenu,
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
        buttons: [...buttons('view', 'add', 'edit', 'delete', 'import', 'export'), row('black', '拉黑', 'Blacklist')],
      },
    ],
  },
  ...planMenus,
  ...crmMenus,
  {
    code: 'estate',
    name: { zh: '房产与资产', en: 'Estate' },
    path: '/estate',
    icon: 'HomeOutlined',
    kinds: buyer,
    children: [...spaceMenus, ...leaseMenus, ...quotaMenus, ...housingMenus, ...campusMenus],
  },
  {
    code: 'system',
    name: { zh: '系统管理', en: 'System' },
    path: '/system',
    icon: 'SettingOutlined',
    kinds: allKinds,
    children: [
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
      ...tenancyMenus,
      ...organizationMenus,
      ...permissionMenus,
      ...scopeMenus,
      ...dictionaryMenus,
    ],
  },
  {
    code: 'base',
    name: { zh: '基础配置', en: 'Foundations' },
    path: '/base',
    icon: 'BuildOutlined',
    kinds: allKinds,
    children: [...workflowMenus, ...formMenus, ...documentMenus, ...regionMenus],
  },
  {
    code: 'desk',
    name: { zh: '办公', en: 'Desk' },
    path: '/desk',
    icon: 'DesktopOutlined',
    kinds: allKinds,
    children: deskMenus,
  },
  {
    code: 'report',
    name: { zh: '报表中心', en: 'Reports' },
    path: '/report',
    icon: 'BarChartOutlined',
    kinds: allKinds,
    children: reportMenus,
  },
  {
    code: 'monitor',
    name: { zh: '系统监控', en: 'Monitoring' },
    path: '/monitor',
    icon: 'DashboardOutlined',
    kinds: allKinds,
    children: [...logMenus, ...resourceMenus],
  },
  {
    code: 'tool',
    name: { zh: '研发工具', en: 'Tools' },
    path: '/tool',
    icon: 'ToolOutlined',
    kinds: platform,
    children: developMenus,
  },
  ...plannedMenus,
];

export interface TopMenuSeed {
  readonly code: string;
  readonly name: { readonly zh: string; readonly en: string };
  readonly icon: string;
  readonly path: string;
  /** 1 business · 2 administration · 3 a link. */
  readonly type: 1 | 2 | 3;
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
    type: 1,
    menus: ['tenderee', 'bidding', 'notice', 'supplierBase', 'projectFiles', 'plan', 'crm'],
  },
  {
    code: 'estate',
    name: { zh: '房产资产', en: 'Estate' },
    icon: 'HomeOutlined',
    path: '',
    type: 1,
    menus: ['estate'],
  },
  {
    code: 'system',
    name: { zh: '系统管理', en: 'System' },
    icon: 'SettingOutlined',
    path: '',
    type: 2,
    menus: ['system', 'base', 'desk', 'report', 'monitor', 'tool'],
  },
  {
    code: 'mywork',
    name: { zh: '我的工作', en: 'My work' },
    icon: 'DesktopOutlined',
    path: '',
    type: 1,
    menus: ['work', 'messageCenter'],
  },
  {
    code: 'report_mar',
    name: { zh: '统计报表', en: 'Reports' },
    icon: 'BarChartOutlined',
    path: '',
    type: 1,
    menus: [],
  },
];
