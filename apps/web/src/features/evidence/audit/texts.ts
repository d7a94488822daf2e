import type { Text } from '@zhaocai/model/kit/text';
import { evidenceWords } from '../words.ts';
import { words } from '../../../kit/text/words.ts';

export const auditTexts = {
  title: evidenceWords.audit,
  explain: {
    zh: '本单位的授权、账号、参数、接口等操作逐条入链，任何人都不能改动或删除。采购项目的操作记在各项目的存证里。',
    en: 'Grants, accounts, settings, keys and whatever else is done in this unit, each a row of a chain that nobody can change or shorten. What is done in a project stands in the evidence of the project.',
  },
  person: { zh: '操作人姓名或账号', en: 'Name or account' },
  kind: { zh: '操作类别', en: 'Kind of act' },
  object: { zh: '对象名称或编号', en: 'Name or number of the object' },
  verify: { zh: '校验', en: 'Verify' },
  whole: { zh: '全部 {count} 行逐条相符', en: 'All {count} rows agree' },
  signedAt: {
    zh: '最近一次签名：{at}，第 {seq} 行，共签名 {signed} 次',
    en: 'Last signed {at} at row {seq}; signed {signed} times',
  },
  unsigned: { zh: '尚未签名：每五分钟签名一次。', en: 'Not signed yet: that is done every five minutes.' },
  broken: { zh: '第 {seq} 行起不可信', en: 'Not to be believed from row {seq} on' },
  keep: words.keepEverything,
  grantsAsGiven: { zh: '所有账号、角色和租户的权限与记录一致。', en: 'Everybody may do what the record gave him.' },
  strange: { zh: '有 {count} 处权限是在系统外改动的', en: 'Rights changed outside of the system: {count}' },
  strangeRoles: { zh: '，获得角色：{roles}', en: ', now with: {roles}' },
  noticed: {
    zh: '此前发现并已记入审计：{count} 处（操作“发现系统外的权限变更”）。',
    en: 'Noticed before and in the record: {count} (“Rights changed outside of the system”).',
  },
  strangeHelp: {
    zh: '请核对这些权限是否应有，收回不应有的，并查明是谁直接改了数据库。',
    en: 'See whether they ought to be, take back what ought not, and find out who changed the database.',
  },
  storedAsPosted: {
    zh: '预算余额、计划和需求的状态与流水、操作记录一致。',
    en: 'Budget lines, plans and demands stand as they were posted and moved.',
  },
  storedStrange: {
    zh: '有 {count} 处金额或状态是在系统外改动的',
    en: 'Sums or states changed outside of the system: {count}',
  },
  storedBoth: { zh: '：数据库为 {stored}，按记录应为 {recorded}', en: ': stored {stored}, by the record {recorded}' },
  storedHelp: {
    zh: '预算依次为可用 / 冻结 / 承诺 / 支出 / 下达（元）；密钥为公钥。请停止使用这些数据，按记录改正，并查明是谁直接改了数据库。',
    en: 'Of a budget line: available / reserved / committed / spent / allotted; of a key its public half. Use none of it, correct it by the record, and find out who changed the database.',
  },
  sealKey: { zh: '开标或签名密钥', en: 'Key to openings or signatures' },
  budgetLine: { zh: '预算', en: 'Budget line' },
  plan: { zh: '采购计划', en: 'Plan' },
  demand: { zh: '采购需求', en: 'Demand' },
  user: words.account,
  role: words.role,
  tenant: words.tenant,
  dataScope: { zh: '数据权限', en: 'Data scope' },
  apiScope: { zh: '接口权限', en: 'API scope' },
  apiKey: words.apiKey,
  seen: { zh: '权限登记本身已被改动', en: 'What was noted of the rights was itself changed' },
  print: words.print,
  printedBy: { zh: '{tenant} · {person} 打印于 {at}', en: '{tenant} · printed by {person} at {at}' },
  none: { zh: '暂无操作记录', en: 'Nothing has been recorded' },
  noneHelp: {
    zh: '授权、重置密码、修改参数等操作都会列在这里。',
    en: 'Grants, resets of passwords and changed settings stand here.',
  },
  changes: { zh: '变更明细', en: 'Field by field' },
  field: { zh: '变更项', en: 'What' },
  before: words.beforeChange,
  after: words.afterChange,
  noChanges: { zh: '此项操作没有字段变更', en: 'No field was changed by this' },
  record: { zh: '入链原文', en: 'As recorded' },
  partial: {
    zh: '按您的数据权限，部分字段不显示，原文与摘要对不上。',
    en: 'Fields that your data scopes keep from you are left out, so the text does not add up to the hash.',
  },
  byKey: { zh: '接口密钥', en: 'By API key' },
} as const satisfies Record<string, Text>;
