import type { Icon } from './menu-icon.tsx';

/** Icons of menus that few people see: the table itself comes when one of them is named. New ones belong here. */
export const moreIcons: Readonly<Record<string, Icon>> = {
  CarryOutOutlined: () => import('@ant-design/icons/es/icons/CarryOutOutlined'),
  CreditCardOutlined: () => import('@ant-design/icons/es/icons/CreditCardOutlined'),
  EyeOutlined: () => import('@ant-design/icons/es/icons/EyeOutlined'),
  FileWordOutlined: () => import('@ant-design/icons/es/icons/FileWordOutlined'),
  FileProtectOutlined: () => import('@ant-design/icons/es/icons/FileProtectOutlined'),
  FolderOpenOutlined: () => import('@ant-design/icons/es/icons/FolderOpenOutlined'),
  FolderOutlined: () => import('@ant-design/icons/es/icons/FolderOutlined'),
  FormOutlined: () => import('@ant-design/icons/es/icons/FormOutlined'),
  LinkOutlined: () => import('@ant-design/icons/es/icons/LinkOutlined'),
  LoginOutlined: () => import('@ant-design/icons/es/icons/LoginOutlined'),
  QuestionCircleOutlined: () => import('@ant-design/icons/es/icons/QuestionCircleOutlined'),
  SafetyCertificateOutlined: () => import('@ant-design/icons/es/icons/SafetyCertificateOutlined'),
  ScheduleOutlined: () => import('@ant-design/icons/es/icons/ScheduleOutlined'),
  ShoppingCartOutlined: () => import('@ant-design/icons/es/icons/ShoppingCartOutlined'),
  StarOutlined: () => import('@ant-design/icons/es/icons/StarOutlined'),
  TransactionOutlined: () => import('@ant-design/icons/es/icons/TransactionOutlined'),
};
