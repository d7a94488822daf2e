import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { entity } from '../kit/entity.ts';
import { pageInput, pageOf } from '../kit/page.ts';

/**
 * A setting by name. Rows of the platform are everybody's; a tenant's own row of the same key stands over it where the
 * platform allows that (administration B.5; SpringBlade's issue 41 lets any tenant write them all).
 */
export const param = entity({
  name: 'param',
  table: 'param',
  label: { zh: '系统参数', en: 'Parameter' },
  path: '/api/blade-system/param',
  verbs: { detail: 'GET /detail', save: 'POST /submit', remove: 'POST /remove', import: 'POST /import' },
  importKey: ['paramKey'],
  menu: 'param',
  search: ['paramName', 'paramKey'],
  sort: ['paramKey'],
  platformReadable: true,
  dataScoped: false,
  // Name, key and value are demanded by the save itself, in the API's own words (rule 309).
  fields: {
    paramName: { kind: 'text', label: { zh: '参数名称', en: 'Name' }, maxLength: 100 },
    paramKey: {
      kind: 'text',
      label: { zh: '参数键名', en: 'Key' },
      maxLength: 100,
      pattern: /^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9]+)*$/,
      fixed: true,
    },
    paramValue: { kind: 'longText', label: { zh: '参数键值', en: 'Value' }, maxLength: 2000 },
    isOverridable: { kind: 'flag', label: { zh: '租户可改', en: 'Tenants may change it' } },
    remark: { kind: 'text', label: { zh: '备注', en: 'Remark' }, maxLength: 200 },
  },
});

const paramRow = z.object({
  /** Of the platform's row. */
  id: z.string(),
  version: z.number(),
  paramName: z.string(),
  paramKey: z.string(),
  /** What holds for the caller's tenant. */
  paramValue: z.string(),
  platformValue: z.string(),
  /** The tenant's own row, where it has one. */
  ownId: z.string().nullable(),
  ownValue: z.string().nullable(),
  ownVersion: z.number().nullable(),
  isOverridable: z.boolean(),
  /** The program itself reads it: its key stays. */
  isBuiltIn: z.boolean(),
  remark: z.string().nullable(),
  updateTime: z.string().nullable(),
});
export type ParamRow = z.infer<typeof paramRow>;

/** Further filters: keyword, paramName, paramKey. */
export const listParams = endpoint({
  route: 'GET /api/blade-system/param/list',
  label: { zh: '参数列表', en: 'Parameters' },
  permission: 'param_view',
  input: pageInput,
  output: pageOf(paramRow),
});

export const paramEndpoints = [listParams] as const;

/** How the value of a parameter that the program reads must look. */
type ParamForm = 'flag' | 'holders' | 'days' | 'initialPassword' | 'hosts' | 'ocidPrefix' | keyof typeof accountForms;

/** Days of the week from Monday 1 to Sunday 7, and from when to when: `1-5 08:00-20:00`. */
const weekTime = '[1-7](-[1-7])? ([01]\\d|2[0-3]):[0-5]\\d-(([01]\\d|2[0-3]):[0-5]\\d|24:00)';

const accountForms = {
  passwordLength: /^([89]|[1-5]\d|6[0-4])$/,
  passwordKinds: /^[2-4]$/,
  passwordHistory: /^(\d|1\d|2[0-4])$/,
  // From five minutes to a day: shorter ends while somebody pays.
  payMinutes: /^([5-9]|[1-9]\d|[1-9]\d\d|1[0-3]\d\d|14[0-3]\d|1440)$/,
  stepUpMinutes: /^(\d|[1-9]\d|[1-3]\d\d|4[0-7]\d|480)$/,
  networks: /^(无|[\da-fA-F.:/]{2,49}(\s*[,，]\s*[\da-fA-F.:/]{2,49}){0,99})$/,
  // oxlint-disable-next-line house/linear-patterns -- written out above; at most 21 spans of fixed length
  weekTimes: new RegExp(`^(无|${weekTime}(\\s*[,，]\\s*${weekTime}){0,20})$`),
  perHour: /^[1-9]\d{0,5}$/,
  daysOrNever: /^(\d|[1-9]\d|[12]\d\d|3[0-5]\d|36[0-5])$/,
} as const;

/** The parameters that the program itself reads; the migration brings their rows. */
export const builtInParams = {
  'account.registerUser': 'flag',
  'account.initPassword': 'initialPassword',
  'account.passwordLength': 'passwordLength',
  'account.passwordKinds': 'passwordKinds',
  'account.passwordHistory': 'passwordHistory',
  'account.passwordDays': 'daysOrNever',
  'account.md5Passwords': 'flag',
  'account.stepUpMinutes': 'stepUpMinutes',
  'account.signInNetworks': 'networks',
  'account.signInTimes': 'weekTimes',
  'tenant.expireNoticeDays': 'days',
  'export.perHour': 'perHour',
  'captcha.perHour': 'perHour',
  'file.personMegabytes': 'perHour',
  'file.personFiles': 'perHour',
  'file.removedDays': 'daysOrNever',
  'form.dictionaryHosts': 'hosts',
  'plan.withoutBudget': 'flag',
  'expert.ageLimit': 'daysOrNever',
  'expert.workYears': 'daysOrNever',
  'expert.replyMinutes': 'days',
  'expert.perUnit': 'daysOrNever',
  'order.payMinutes': 'payMinutes',
  'order.transferHours': 'days',
  'order.sandbox': 'flag',
  'agency.answerDays': 'days',
  'agency.drawDays': 'days',
  'review.days': 'days',
  'portal.isOpen': 'flag',
  'portal.ocidPrefix': 'ocidPrefix',
  'sealing.holders': 'holders',
  'sealing.threshold': 'holders',
} as const satisfies Record<string, ParamForm>;
export type BuiltInParam = keyof typeof builtInParams;

export function isBuiltInParam(key: string): key is BuiltInParam {
  return Object.hasOwn(builtInParams, key);
}

const forms: Readonly<Record<ParamForm, RegExp>> = {
  ...accountForms,
  flag: /^(true|false)$/,
  holders: /^[1-5]$/,
  days: /^([1-9]|[1-9]\d|[12]\d\d|3[0-5]\d|36[0-5])$/,
  // As the register of the Open Contracting Partnership gives them.
  ocidPrefix: /^ocds-[a-z0-9]{1,20}$/,
  hosts: /^(无|[\w.-]+(:\d{1,5})?(\s*[,，]\s*[\w.-]+(:\d{1,5})?)*)$/,
  // Made at random for each account, or one for all: as strong as a person's own must be (rules 151 and 152).
  initialPassword: /^(random|(?=.*[A-Za-z])(?=.*\d)(?!.*(123456|654321))[!-~]{8,32})$/,
};

/** May the parameter have this value? What the program does not read may have any. */
export function isParamValue(key: string, value: string): boolean {
  return !isBuiltInParam(key) || forms[builtInParams[key]].test(value);
}
