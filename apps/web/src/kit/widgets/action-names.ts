import type { Text } from '@zhaocai/model/kit/text';

/** Actions that read as links in a row, by their Chinese name; 000 §2.5. */
const recognised: readonly Text[] = [
  { zh: '开票申请', en: 'Apply for invoice' },
  { zh: '打印收据', en: 'Print receipt' },
  { zh: '继续', en: 'Continue' },
  { zh: '终止采购', en: 'Terminate procurement' },
  { zh: '重新招标', en: 'Re-tender' },
  { zh: '转办', en: 'Transfer' },
  { zh: '查看', en: 'View' },
  { zh: '办理', en: 'Handle' },
  { zh: '编辑', en: 'Edit' },
  { zh: '删除', en: 'Delete' },
  { zh: '重置密码', en: 'Reset password' },
  { zh: '分配角色', en: 'Assign role' },
  { zh: '新增子岗位', en: 'Add sub-post' },
  { zh: '分配菜单', en: 'Assign menu' },
  { zh: '流程配置', en: 'Flow config' },
  { zh: '新增子菜单', en: 'Add sub-menu' },
  { zh: '选择成员', en: 'Select member' },
  { zh: '配置业务节点', en: 'Configure business node' },
  { zh: '新增', en: 'Add' },
  { zh: '恢复', en: 'Restore' },
  { zh: '作废', en: 'Void' },
  { zh: '跟进', en: 'Follow up' },
  { zh: '收据详情', en: 'Receipt detail' },
  { zh: '发布', en: 'Publish' },
  { zh: '取消预约', en: 'Cancel appointment' },
  { zh: '更多', en: 'More' },
  { zh: '退款', en: 'Refund' },
  { zh: '下载', en: 'Download' },
  { zh: '新增子项', en: 'Add sub-item' },
  { zh: '设置', en: 'Settings' },
  { zh: '上一步', en: 'Previous step' },
  { zh: '回复', en: 'Reply' },
  { zh: '查看评标情况', en: 'View bid-evaluation status' },
  { zh: '设置分组', en: 'Set group' },
  { zh: '人员', en: 'Personnel' },
  { zh: '启用', en: 'Enable' },
  { zh: '停用', en: 'Disable' },
  { zh: '调整专项', en: 'Adjust special item' },
  { zh: '项目详情', en: 'Project detail' },
  { zh: '查看采购项目', en: 'View procurement project' },
];

export type ActionIcon = 'edit' | 'save' | 'confirm' | 'add' | 'delete';

/** How an action is drawn: a link in the row, a danger, a quiet button, or the view's primary one. */
export type ActionLook = 'link' | 'dangerLink' | 'quiet' | 'primary';

const quiet = new Set(['取消', '重置', '保存草稿', '更多筛选', '收起筛选']);

/** By the Chinese name, whatever language is shown. */
export function actionLook(name: string): ActionLook {
  if (name === '删除') return 'dangerLink';
  if (recognised.some(({ zh }) => zh === name)) return 'link';
  return quiet.has(name) ? 'quiet' : 'primary';
}

/** The recognised names, for the page that shows them. */
export const recognisedActions: readonly Text[] = recognised;
