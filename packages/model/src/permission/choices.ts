import type { Choice } from '../kit/field.ts';
import { named } from '../kit/named.ts';

/** The codes of the API's dictionaries menu_category, button_func and yes_no. */
export const menuCategories = [
  { value: 1, label: { zh: '菜单', en: 'Menu' }, tone: 'blue' },
  { value: 2, label: { zh: '按钮', en: 'Button' }, tone: 'grey' },
] as const satisfies readonly Choice[];

export const menuActions = [
  { value: 0, label: { zh: '无', en: 'None' } },
  { value: 1, label: { zh: '工具栏', en: 'Toolbar' } },
  { value: 2, label: { zh: '操作栏', en: 'Row' } },
  { value: 3, label: { zh: '工具操作栏', en: 'Toolbar and row' } },
] as const satisfies readonly Choice[];

/** Does the menu open in a window of its own? */
export const openModes = [
  { value: 1, label: { zh: '否', en: 'No' } },
  { value: 2, label: { zh: '是', en: 'Yes' } },
] as const satisfies readonly Choice[];

/** 2: its screens are still to come, and nobody holds it. */
export const menuStatus = named({
  available: { value: 1, label: { zh: '可用', en: 'Available' }, tone: 'green' },
  planned: { value: 2, label: { zh: '规划中', en: 'Planned' }, tone: 'grey' },
});

export const topMenuTypes = [
  { value: 1, label: { zh: '业务应用', en: 'Business' }, tone: 'blue' },
  { value: 2, label: { zh: '管理应用', en: 'Administration' }, tone: 'green' },
  { value: 3, label: { zh: '外部链接', en: 'External link' }, tone: 'grey' },
] as const satisfies readonly Choice[];
