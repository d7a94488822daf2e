import { createElement, lazy, Suspense, type ComponentType } from 'react';

export type Icon = () => Promise<{ readonly default: ComponentType }>;

const plain: Icon = () => import('@ant-design/icons/es/icons/FileTextOutlined');

/** The icons that most menus name. Each is fetched when a menu names it: all together would weigh as much as the tabs. */
export const usualIcons: Readonly<Record<string, Icon>> = {
  ApartmentOutlined: () => import('@ant-design/icons/es/icons/ApartmentOutlined'),
  ApiOutlined: () => import('@ant-design/icons/es/icons/ApiOutlined'),
  AppstoreOutlined: () => import('@ant-design/icons/es/icons/AppstoreOutlined'),
  AuditOutlined: () => import('@ant-design/icons/es/icons/AuditOutlined'),
  BankOutlined: () => import('@ant-design/icons/es/icons/BankOutlined'),
  BarChartOutlined: () => import('@ant-design/icons/es/icons/BarChartOutlined'),
  BookOutlined: () => import('@ant-design/icons/es/icons/BookOutlined'),
  BuildOutlined: () => import('@ant-design/icons/es/icons/BuildOutlined'),
  CalendarOutlined: () => import('@ant-design/icons/es/icons/CalendarOutlined'),
  CarOutlined: () => import('@ant-design/icons/es/icons/CarOutlined'),
  CloudServerOutlined: () => import('@ant-design/icons/es/icons/CloudServerOutlined'),
  CodeOutlined: () => import('@ant-design/icons/es/icons/CodeOutlined'),
  ControlOutlined: () => import('@ant-design/icons/es/icons/ControlOutlined'),
  DashboardOutlined: () => import('@ant-design/icons/es/icons/DashboardOutlined'),
  DatabaseOutlined: () => import('@ant-design/icons/es/icons/DatabaseOutlined'),
  DesktopOutlined: () => import('@ant-design/icons/es/icons/DesktopOutlined'),
  EnvironmentOutlined: () => import('@ant-design/icons/es/icons/EnvironmentOutlined'),
  FallOutlined: () => import('@ant-design/icons/es/icons/FallOutlined'),
  FileDoneOutlined: () => import('@ant-design/icons/es/icons/FileDoneOutlined'),
  FileSearchOutlined: () => import('@ant-design/icons/es/icons/FileSearchOutlined'),
  FileTextOutlined: plain,
  FilterOutlined: () => import('@ant-design/icons/es/icons/FilterOutlined'),
  HomeOutlined: () => import('@ant-design/icons/es/icons/HomeOutlined'),
  IdcardOutlined: () => import('@ant-design/icons/es/icons/IdcardOutlined'),
  KeyOutlined: () => import('@ant-design/icons/es/icons/KeyOutlined'),
  LaptopOutlined: () => import('@ant-design/icons/es/icons/LaptopOutlined'),
  MenuOutlined: () => import('@ant-design/icons/es/icons/MenuOutlined'),
  MessageOutlined: () => import('@ant-design/icons/es/icons/MessageOutlined'),
  NodeIndexOutlined: () => import('@ant-design/icons/es/icons/NodeIndexOutlined'),
  NotificationOutlined: () => import('@ant-design/icons/es/icons/NotificationOutlined'),
  PaperClipOutlined: () => import('@ant-design/icons/es/icons/PaperClipOutlined'),
  PartitionOutlined: () => import('@ant-design/icons/es/icons/PartitionOutlined'),
  PayCircleOutlined: () => import('@ant-design/icons/es/icons/PayCircleOutlined'),
  PieChartOutlined: () => import('@ant-design/icons/es/icons/PieChartOutlined'),
  ProfileOutlined: () => import('@ant-design/icons/es/icons/ProfileOutlined'),
  ProjectOutlined: () => import('@ant-design/icons/es/icons/ProjectOutlined'),
  ReadOutlined: () => import('@ant-design/icons/es/icons/ReadOutlined'),
  SafetyOutlined: () => import('@ant-design/icons/es/icons/SafetyOutlined'),
  SettingOutlined: () => import('@ant-design/icons/es/icons/SettingOutlined'),
  ShopOutlined: () => import('@ant-design/icons/es/icons/ShopOutlined'),
  ShoppingOutlined: () => import('@ant-design/icons/es/icons/ShoppingOutlined'),
  SolutionOutlined: () => import('@ant-design/icons/es/icons/SolutionOutlined'),
  SoundOutlined: () => import('@ant-design/icons/es/icons/SoundOutlined'),
  TeamOutlined: () => import('@ant-design/icons/es/icons/TeamOutlined'),
  ToolOutlined: () => import('@ant-design/icons/es/icons/ToolOutlined'),
  UserOutlined: () => import('@ant-design/icons/es/icons/UserOutlined'),
  WarningOutlined: () => import('@ant-design/icons/es/icons/WarningOutlined'),
  WifiOutlined: () => import('@ant-design/icons/es/icons/WifiOutlined'),
};

const icons = new Map<string, ComponentType>();

/** One component per name, made once. */
function iconOf(name: string): ComponentType {
  const known = icons.get(name);
  if (known) return known;
  const made = lazy(
    usualIcons[name] ?? (async () => ((await import('./more-menu-icons.ts')).moreIcons[name] ?? plain)()),
  );
  icons.set(name, made);
  return made;
}

export function MenuIcon({ name }: { name: string }) {
  return (
    <span className="anticon shell-menu-icon" aria-hidden>
      <Suspense fallback={null}>{createElement(iconOf(name))}</Suspense>
    </span>
  );
}
