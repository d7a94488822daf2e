import { domains } from './domains.ts';
import type { Domain } from './kit/domain.ts';
import { allKinds, type MenuArea, type MenuSeed } from './kit/menu.ts';
import { plannedMenus } from './planned-menus.ts';

const all: readonly Domain[] = domains;

/** What the domains bring to an area, in their order. */
function menusIn(area: MenuArea): readonly MenuSeed[] {
  return all.flatMap(({ menus }) => menus?.[area] ?? []);
}

/** Every menu and button of the product; the permission codes of the endpoints hang on them. */
export const menuSeeds: readonly MenuSeed[] = [
  ...menusIn('root'),
  {
    code: 'estate',
    name: { zh: '房产与资产', en: 'Estate' },
    path: '/estate',
    icon: 'HomeOutlined',
    kinds: ['buyer'],
    children: menusIn('estate'),
  },
  {
    code: 'system',
    name: { zh: '系统管理', en: 'System' },
    path: '/system',
    icon: 'SettingOutlined',
    kinds: allKinds,
    children: menusIn('system'),
  },
  {
    code: 'base',
    name: { zh: '基础配置', en: 'Configuration' },
    path: '/base',
    icon: 'BuildOutlined',
    kinds: allKinds,
    children: menusIn('base'),
  },
  {
    code: 'desk',
    name: { zh: '办公', en: 'Desk' },
    path: '/desk',
    icon: 'DesktopOutlined',
    kinds: allKinds,
    children: menusIn('desk'),
  },
  {
    code: 'report',
    name: { zh: '报表中心', en: 'Reports' },
    path: '/report',
    icon: 'BarChartOutlined',
    kinds: allKinds,
    children: menusIn('report'),
  },
  {
    code: 'monitor',
    name: { zh: '系统监控', en: 'Monitoring' },
    path: '/monitor',
    icon: 'DashboardOutlined',
    kinds: allKinds,
    children: menusIn('monitor'),
  },
  {
    code: 'tool',
    name: { zh: '研发工具', en: 'Tools' },
    path: '/tool',
    icon: 'ToolOutlined',
    kinds: ['platform'],
    children: menusIn('tool'),
  },
  ...menusIn('own'),
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
export const topMenuSeeds: readonly TopMenuSeed[] = [
  {
    code: 'purchase',
    name: { zh: '采购业务', en: 'Procurement' },
    icon: 'ShoppingOutlined',
    path: '',
    type: 1,
    menus: menusIn('root').map(({ code }) => code),
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
    menus: menusIn('own').map(({ code }) => code),
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
