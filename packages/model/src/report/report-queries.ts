import type { Fields } from '../kit/field.ts';
import type { Text } from '../kit/text.ts';
import { projectLifecycle } from '../tendering/project-lifecycle.ts';
import type { TenantKind } from '../kit/menu.ts';
import { tenantKindNames } from '../tenancy/tenant.ts';

export type ChartKind = 'none' | 'bar' | 'line' | 'pie';

/** A query that a report may show. They are written by us: nobody types SQL. */
export interface ReportQuery {
  readonly label: Text;
  /** What it counts, in a sentence. */
  readonly help: Text;
  readonly tenants: readonly TenantKind[];
  /** Days and whole numbers only; `defaults` stand in for what is not given. */
  readonly parameters: Fields;
  readonly defaults: Readonly<Record<string, string | number>>;
  readonly columns: Fields;
  readonly chart: ChartKind;
  /** The columns that a chart draws: along, and up. */
  readonly category: string;
  readonly value: string;
}

const every: readonly TenantKind[] = ['platform', 'buyer', 'agency', 'supplier'];
const buyers: readonly TenantKind[] = ['buyer', 'agency'];

const from = { kind: 'day', label: { zh: '开始日期', en: 'From' } } as const;
const until = { kind: 'day', label: { zh: '结束日期', en: 'Until' } } as const;
const count = (zh: string, en: string) => ({ kind: 'integer', label: { zh, en } }) as const;
const text = (zh: string, en: string) => ({ kind: 'text', label: { zh, en }, maxLength: 200 }) as const;
const rows = {
  kind: 'integer',
  label: { zh: '最多行数', en: 'Rows at most' },
  min: 1,
  max: 200,
  required: true,
} as const;

export const reportQueries = {
  projectsByStage: {
    label: { zh: '项目阶段分布', en: 'Projects by stage' },
    help: { zh: '按当前阶段统计项目数与预算', en: 'How many projects are in which stage, with their budgets' },
    tenants: buyers,
    parameters: { from, until },
    defaults: {},
    columns: {
      stage: { kind: 'choice', label: { zh: '阶段', en: 'Stage' }, choices: projectLifecycle.choices },
      projects: count('项目数', 'Projects'),
      budget: { kind: 'money', label: { zh: '预算（元）', en: 'Budget (yuan)' } },
    },
    chart: 'bar',
    category: 'stage',
    value: 'projects',
  },
  purchasesByMonth: {
    label: { zh: '每月采购', en: 'Purchases by month' },
    help: { zh: '按创建月份统计项目数与预算', en: 'Projects and budgets by the month of their creation' },
    tenants: buyers,
    parameters: {
      months: { kind: 'integer', label: { zh: '最近月数', en: 'Last months' }, min: 1, max: 36, required: true },
    },
    defaults: { months: 12 },
    columns: {
      month: { kind: 'month', label: { zh: '月份', en: 'Month' } },
      projects: count('项目数', 'Projects'),
      budget: { kind: 'money', label: { zh: '预算（元）', en: 'Budget (yuan)' } },
    },
    chart: 'line',
    category: 'month',
    value: 'projects',
  },
  suppliersByWins: {
    label: { zh: '供应商参与与中标（成交）', en: 'Suppliers: taking part and winning' },
    help: {
      zh: '按报名时间统计供应商报名、投标与中标（成交）次数',
      en: 'How often suppliers registered, quoted and won',
    },
    tenants: buyers,
    parameters: { from, until, rows },
    defaults: { rows: 20 },
    columns: {
      supplierName: text('供应商', 'Supplier'),
      entries: count('报名次数', 'Registered'),
      quotes: count('投标次数', 'Quoted'),
      wins: count('中标（成交）次数', 'Won'),
    },
    chart: 'bar',
    category: 'supplierName',
    value: 'entries',
  },
  usersByDept: {
    label: { zh: '部门人数', en: 'Users by department' },
    help: { zh: '各部门的启用与停用账号数', en: 'Enabled and disabled accounts of each department' },
    tenants: every,
    parameters: {},
    defaults: {},
    columns: {
      deptName: text('部门', 'Department'),
      enabled: count('启用账号', 'Enabled'),
      disabled: count('停用账号', 'Disabled'),
    },
    chart: 'bar',
    category: 'deptName',
    value: 'enabled',
  },
  noticeReadRate: {
    label: { zh: '通知阅读率', en: 'Announcements read' },
    help: { zh: '已发布通知的接收人数与已读人数', en: 'Whom announcements were for, and who has read them' },
    tenants: every,
    parameters: { from, until, rows },
    defaults: { rows: 20 },
    columns: {
      title: text('通知', 'Announcement'),
      releaseTime: { kind: 'instant', label: { zh: '发布时间', en: 'Published' } },
      receivers: count('接收人数', 'Receivers'),
      readers: count('已读人数', 'Readers'),
      readRate: { kind: 'rate', label: { zh: '阅读率（%）', en: 'Read (%)' } },
    },
    chart: 'bar',
    category: 'title',
    value: 'readRate',
  },
  signInsPerDay: {
    label: { zh: '每日登录', en: 'Sign-ins per day' },
    help: { zh: '每天成功与失败的登录次数', en: 'How often people signed in, or failed to, on each day' },
    tenants: every,
    parameters: {
      days: { kind: 'integer', label: { zh: '最近天数', en: 'Last days' }, min: 1, max: 180, required: true },
    },
    defaults: { days: 30 },
    columns: {
      day: { kind: 'day', label: { zh: '日期', en: 'Day' } },
      signIns: count('登录成功', 'Signed in'),
      failures: count('登录失败', 'Failed'),
    },
    chart: 'line',
    category: 'day',
    value: 'signIns',
  },
  tenantsByKind: {
    label: { zh: '租户分布', en: 'Tenants by kind' },
    help: { zh: '各类租户的数量与账号数', en: 'How many tenants of each kind there are, with their accounts' },
    tenants: ['platform'],
    parameters: {},
    defaults: {},
    columns: {
      kindOrder: {
        kind: 'choice',
        label: { zh: '租户类型', en: 'Kind' },
        choices: [
          { value: 1, label: tenantKindNames.platform },
          { value: 2, label: tenantKindNames.buyer },
          { value: 3, label: tenantKindNames.agency },
          { value: 4, label: tenantKindNames.supplier },
        ],
      },
      enabled: count('启用', 'Enabled'),
      disabled: count('停用', 'Disabled'),
      users: count('账号数', 'Accounts'),
    },
    chart: 'pie',
    category: 'kindOrder',
    value: 'enabled',
  },
} as const satisfies Record<string, ReportQuery>;

export type ReportQueryName = keyof typeof reportQueries;

/** A query by the name that a report has stored. */
export function reportQuery(name: string): ReportQuery | undefined {
  return isQueryName(name) ? reportQueries[name] : undefined;
}

export function isQueryName(name: string): name is ReportQueryName {
  return Object.hasOwn(reportQueries, name);
}

/** The queries that make sense for a kind of tenant; the platform writes reports for all of them. */
export function queriesOf(kind: TenantKind): ReportQueryName[] {
  return Object.keys(reportQueries)
    .filter(isQueryName)
    .filter((name) => kind === 'platform' || (reportQuery(name)?.tenants.includes(kind) ?? false));
}
