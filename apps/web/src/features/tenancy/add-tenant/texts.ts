import type { Text } from '@zhaocai/model/kit/text';
import { tenancyWords } from '../words.ts';
import { words } from '../../../kit/text/words.ts';

export const addTenantTexts = {
  title: tenancyWords.newTenant,
  help: {
    zh: '租户编号由系统分配；创建后自动建立管理员角色、根部门和岗位。',
    en: 'The number is given by the system; a role, a department and a post come with it.',
  },
  who: { zh: '单位', en: 'Organisation' },
  limits: { zh: '使用范围', en: 'Limits' },
  admin: { zh: '管理员', en: 'Administrator' },
  back: { zh: '上一步', en: 'Back' },
  next: words.next,
  create: { zh: '创建租户', en: 'Create' },
  account: tenancyWords.account,
  accountHelp: {
    zh: '字母开头，3 至 45 位字母、数字、点、横线或下划线',
    en: 'Starts with a letter; 3 to 45 letters, digits, dots, dashes or underscores',
  },
  accountMissing: { zh: '请输入管理员账号', en: 'Please enter the administrator’s account' },
  adminName: { zh: '管理员姓名', en: 'Name' },
  adminPhone: { zh: '管理员手机', en: 'Phone' },
  adminText: {
    zh: '系统会生成一个初始密码，只显示一次；管理员首次登录后必须修改。',
    en: 'A first password is made and shown once; it must be changed at the first sign-in.',
  },
  done: { zh: '租户已创建', en: 'The tenant is made' },
  number: tenancyWords.tenantNumber,
  password: tenancyWords.firstPassword,
} as const satisfies Record<string, Text>;
