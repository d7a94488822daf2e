import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../text/words.ts';
import { kitTexts } from '../text/kit-texts.ts';

/** Actions that read as links in a row, by their Chinese name; 000 §2.5. */
const recognised: readonly Text[] = [
  { zh: '开票申请', en: 'Apply for invoice' },
  { zh: '打印收据', en: 'Print receipt' },
  { zh: '继续', en: 'Continue' },
  { zh: '终止采购', en: 'Terminate procurement' },
  { zh: '重新招标', en: 'Re-tender' },
  { zh: '转办', en: 'Transfer' },
  kitTexts.view,
  words.handle,
  kitTexts.edit,
  kitTexts.remove,
  words.resetPassword,
  { zh: '分配角色', en: 'Assign role' },
  { zh: '新增子岗位', en: 'Add sub-post' },
  { zh: '分配菜单', en: 'Assign menu' },
  { zh: '流程配置', en: 'Flow config' },
  words.addSubMenu,
  { zh: '选择成员', en: 'Select member' },
  { zh: '配置业务节点', en: 'Configure business node' },
  { zh: '新增', en: 'Add' },
  words.restore,
  { zh: '作废', en: 'Void' },
  { zh: '跟进', en: 'Follow up' },
  { zh: '收据详情', en: 'Receipt detail' },
  words.publish,
  { zh: '取消预约', en: 'Cancel appointment' },
  kitTexts.more,
  { zh: '退款', en: 'Refund' },
  kitTexts.download,
  { zh: '新增子项', en: 'Add sub-item' },
  { zh: '设置', en: 'Settings' },
  { zh: '上一步', en: 'Previous step' },
  { zh: '回复', en: 'Reply' },
  { zh: '查看评标情况', en: 'View bid-evaluation status' },
  { zh: '设置分组', en: 'Set group' },
  { zh: '人员', en: 'Personnel' },
  words.enable,
  words.disable,
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
