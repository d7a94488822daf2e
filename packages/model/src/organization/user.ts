import { entity } from '../kit/entity.ts';
import type { Choice } from '../kit/field.ts';
import { named } from '../kit/named.ts';

/** A registered guest waits until an administrator gives him a role. */
export const userStatus = named({
  enabled: { value: 1, label: { zh: '启用', en: 'Enabled' }, tone: 'green' },
  disabled: { value: 2, label: { zh: '停用', en: 'Disabled' }, tone: 'grey' },
  waiting: { value: 3, label: { zh: '待审核', en: 'Waiting for approval' }, tone: 'orange' },
});

export const sexes = [
  { value: 1, label: { zh: '男', en: 'Male' } },
  { value: 2, label: { zh: '女', en: 'Female' } },
  { value: 3, label: { zh: '未知', en: 'Unknown' } },
] as const satisfies readonly Choice[];

/** Which kind of client the account is meant for; the extension of the kind is kept beside it. */
export const userTypes = [
  { value: 1, label: { zh: '网页端', en: 'Web' } },
  { value: 2, label: { zh: '移动端', en: 'App' } },
  { value: 3, label: { zh: '其他', en: 'Other' } },
] as const satisfies readonly Choice[];

/** A person's account in one tenant. Roles stand in a table of their own; departments and posts are set by commands. */
export const user = entity({
  name: 'user',
  table: 'user_account',
  label: { zh: '用户', en: 'User' },
  path: '/api/blade-user',
  verbs: { page: 'GET /page', detail: 'GET /detail', save: 'POST /submit', remove: 'POST /remove' },
  menu: 'user',
  search: ['name', 'account', 'realName'],
  sort: ['-createTime'],
  // Who sees which people goes by departments, not by who made the account: the module narrows it.
  dataScoped: 'byItself',
  // Behind the check of the command, which says how many: whatever adds accounts without it.
  guards: { account_quota: 'organization.accountsUsedUp' },
  // What people are called stands beside whatever they did.
  alwaysSeen: ['account', 'realName', 'name'],
  fields: {
    account: {
      kind: 'text',
      label: { zh: '账号', en: 'Account' },
      maxLength: 45,
      required: true,
      fixed: true,
      pattern: /^[^\s\p{Cc},，]{1,45}$/u,
      patternText: { zh: '不含空格和逗号', en: 'no blanks, no commas' },
    },
    name: {
      kind: 'text',
      label: { zh: '姓名', en: 'Name' },
      maxLength: 20,
      required: true,
      column: 'nick_name',
    },
    realName: { kind: 'text', label: { zh: '真实姓名', en: 'Real name' }, maxLength: 50 },
    code: { kind: 'text', label: { zh: '工号', en: 'Staff number' }, maxLength: 12 },
    phone: { kind: 'text', label: { zh: '手机号码', en: 'Phone' }, maxLength: 11, pattern: /^1[3-9]\d{9}$/ },
    email: { kind: 'text', label: { zh: '电子邮箱', en: 'Email' }, maxLength: 45 },
    sex: { kind: 'choice', label: { zh: '性别', en: 'Sex' }, choices: sexes },
    birthday: { kind: 'day', label: { zh: '出生日期', en: 'Birthday' }, detailOnly: true },
    userType: { kind: 'choice', label: { zh: '用户类型', en: 'Kind of client' }, choices: userTypes, detailOnly: true },
    status: { kind: 'choice', label: { zh: '状态', en: 'Status' }, choices: userStatus.choices },
    avatar: { kind: 'text', label: { zh: '头像', en: 'Picture' }, maxLength: 2000, readOnly: true, detailOnly: true },
    deptIds: { kind: 'refs', to: 'dept', label: { zh: '所属部门', en: 'Departments' }, readOnly: true },
    postIds: { kind: 'refs', to: 'post', label: { zh: '所属岗位', en: 'Posts' }, readOnly: true },
    mustChangePassword: {
      kind: 'flag',
      label: { zh: '须修改密码', en: 'Must change the password' },
      readOnly: true,
    },
    passwordHash: { kind: 'text', label: { zh: '密码', en: 'Password' }, maxLength: 200, readOnly: true, secret: true },
  },
});
