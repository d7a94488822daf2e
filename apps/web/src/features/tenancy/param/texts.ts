import type { Text } from '@zhaocai/model/kit/text';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { words } from '../../../kit/text/words.ts';
import { tenancyWords } from '../words.ts';

export const paramTexts = {
  title: tenancyWords.parameters,
  add: { zh: '新增参数', en: 'New parameter' },
  search: { zh: '参数名称或键名', en: 'Name or key' },
  value: { zh: '参数键值', en: 'Value' },
  platformValue: { zh: '平台值', en: 'Platform’s value' },
  ownValue: { zh: '本单位值', en: 'Own value' },
  effective: { zh: '当前生效', en: 'In force' },
  overridable: { zh: '租户可改', en: 'Overridable' },
  locked: { zh: '平台统一', en: 'Fixed' },
  mayOverride: { zh: '可自定义', en: 'May be changed' },
  updated: words.updatedAt,
  yes: kitTexts.yes,
  no: kitTexts.no,
  view: kitTexts.view,
  edit: kitTexts.edit,
  remove: kitTexts.remove,
  override: { zh: '自定义', en: 'Set own value' },
  reset: { zh: '恢复平台值', en: 'Use the platform’s' },
  resetTitle: { zh: '恢复“{name}”的平台值？', en: 'Use the platform’s value of “{name}”?' },
  resetText: {
    zh: '本单位的自定义值将被删除，改用平台值：{value}',
    en: 'Your own value is dropped; the platform’s is {value}',
  },
  resetDone: { zh: '已恢复平台值', en: 'The platform’s value is in force' },
  removeTitle: { zh: '删除参数“{name}”？', en: 'Delete the parameter “{name}”?' },
  removeText: {
    zh: '各租户对该参数的自定义值也不再生效。',
    en: 'Own values of tenants for it are no longer in force.',
  },
  removed: { zh: '参数已删除', en: 'Deleted' },
  saved: { zh: '参数已保存', en: 'Saved' },
  editTitle: { zh: '编辑参数', en: 'Edit the parameter' },
  overrideTitle: { zh: '自定义参数值', en: 'Own value' },
  viewTitle: { zh: '参数详情', en: 'Parameter' },
  nameMissing: { zh: '请输入参数名称', en: 'Please enter the parameter’s name' },
  keyMissing: { zh: '请输入参数键名', en: 'Please enter the parameter’s key' },
  keyForm: {
    zh: '小写字母开头，用点分段，如 account.registerUser',
    en: 'Starts with a small letter, parts joined by dots: account.registerUser',
  },
  valueMissing: { zh: '请输入参数键值', en: 'Please enter the parameter’s value' },
  overridableHelp: {
    zh: '打开后，租户管理员可以为本单位设置不同的值',
    en: 'When on, a tenant’s administrator may set a value of its own',
  },
  builtInKey: { zh: '系统内置参数，键名不能修改', en: 'The program reads this key: it stays' },
  cancel: kitTexts.cancel,
  close: kitTexts.close,
  save: kitTexts.save,
} as const satisfies Record<string, Text>;
