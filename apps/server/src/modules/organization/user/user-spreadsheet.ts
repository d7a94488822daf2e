import { user, type Field } from '@zhaocai/model';
import type { SpreadsheetField } from '../../../platform/excel/index.ts';

const { account, name, realName, code, phone, email, sex } = user.fields;

const help = { zh: '多个用逗号分隔', en: 'several are separated by commas' };
const listOf = (label: SpreadsheetField['label']) =>
  ({ kind: 'text', label, maxLength: 500, help }) as const satisfies Field;

/** Stands in the template to show how a row is filled in. */
export const exampleUser = {
  account: 'zhangsan',
  name: '张三',
  realName: '张三',
  phone: '13800000000',
  sex: 1,
} as const;

/** The columns of the import, and of the export: departments, posts and roles by their names. */
export const userSpreadsheet = {
  account,
  name,
  realName,
  code,
  // Judged by the import itself, in the words of rules 311 and 312.
  phone: { kind: 'text', label: phone.label, maxLength: 20 },
  email,
  sex,
  deptName: listOf({ zh: '所属部门', en: 'Departments' }),
  postName: listOf({ zh: '所属岗位', en: 'Posts' }),
  roleName: listOf({ zh: '角色', en: 'Roles' }),
} as const;
