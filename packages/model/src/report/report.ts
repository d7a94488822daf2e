import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { entity } from '../kit/entity.ts';
import type { Choice } from '../kit/field.ts';
import { pageInput } from '../kit/page.ts';
import { idInput, rowSchema } from '../kit/resource.ts';

export const reportCharts = [
  { value: 0, label: { zh: '仅表格', en: 'Table only' } },
  { value: 1, label: { zh: '柱状图', en: 'Bars' } },
  { value: 2, label: { zh: '折线图', en: 'Line' } },
  { value: 3, label: { zh: '饼图', en: 'Pie' } },
] as const satisfies readonly Choice[];

/**
 * A query of ours under a title, with what it is asked for and who may see it. The platform's serve every tenant, or
 * those that they are granted to; to which is told to the platform alone, so it is no field.
 */
export const report = entity({
  name: 'report',
  table: 'report',
  label: { zh: '报表', en: 'Report' },
  path: '/api/blade-report/report/rest',
  verbs: { page: 'GET /list', detail: 'GET /detail', remove: 'POST /remove', export: 'POST /export-list' },
  menu: 'reportlist',
  search: ['name', 'nameEn'],
  sort: ['id'],
  dataScoped: false,
  platformReadable: true,
  fields: {
    name: { kind: 'text', label: { zh: '报表名称', en: 'Title' }, maxLength: 64, required: true },
    nameEn: { kind: 'text', label: { zh: '英文名称', en: 'English title' }, maxLength: 64 },
    queryName: { kind: 'text', label: { zh: '查询', en: 'Query' }, maxLength: 40, required: true },
    chart: { kind: 'choice', label: { zh: '图表', en: 'Chart' }, choices: reportCharts, required: true },
    parameters: { kind: 'json', label: { zh: '默认条件', en: 'Parameters' } },
    roleIds: {
      kind: 'refs',
      label: { zh: '可见角色', en: 'Who may see it' },
      to: 'role',
      help: { zh: '留空表示有报表权限的用户均可查看', en: 'Empty: everybody who may see reports' },
    },
    remark: { kind: 'text', label: { zh: '备注', en: 'Remark' }, maxLength: 200 },
  },
});

/** The API spells the list and the save both ways. */
export const queryReportList = endpoint({
  route: 'GET /api/blade-system/report/queryReportList',
  aliases: ['POST /api/blade-system/report/queryReportList'],
  label: { zh: '报表列表', en: 'Reports' },
  permission: 'reportlist_view',
  input: pageInput,
  output: z.array(rowSchema(report.fields)),
});

export const saveReport = endpoint({
  route: 'POST /api/blade-system/report/saveOrUpdateReport',
  aliases: ['GET /api/blade-system/report/saveOrUpdateReport'],
  label: { zh: '保存报表', en: 'Save a report' },
  permission: 'reportlist_edit',
  permissionToAdd: 'reportlist_add',
  input: z.looseObject({
    id: z
      .string()
      .regex(/^\d{0,18}$/)
      .optional(),
    version: z.coerce.number().int().min(0).optional(),
    /** A comma list where the query carries it. */
    roleIds: z
      .union([z.array(idInput).max(50), z.string().max(1000)])
      .nullable()
      .optional(),
  }),
  output: z.object({ id: z.string(), version: z.number() }),
  writes: true,
  ids: { id: 'report', roleIds: 'role' },
});

const runInput = z.object({
  id: idInput,
  /** Over the report's own; what neither gives has the query's default. */
  parameters: z.record(z.string().max(40), z.union([z.string().max(40), z.number(), z.null()])).default({}),
});

const shown = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
export type ReportRow = z.infer<typeof shown>;

export const runReport = endpoint({
  route: 'POST /api/blade-report/report/rest/run',
  label: { zh: '查看报表', en: 'Run a report' },
  permission: 'reportlist_view',
  input: runInput,
  output: z.object({
    id: z.string(),
    name: z.string(),
    nameEn: z.string().nullable(),
    queryName: z.string(),
    chart: z.number(),
    parameters: shown,
    rows: z.array(shown),
  }),
  ids: { id: 'report' },
});

export const exportReport = endpoint({
  route: 'POST /api/blade-report/report/rest/export',
  label: { zh: '导出报表', en: 'Export a report' },
  permission: 'reportlist_export',
  input: runInput,
  output: z.unknown(),
  raw: true,
  ids: { id: 'report' },
});

/** The same rows on paper. */
export const reportPdf = endpoint({
  route: 'POST /api/blade-report/report/rest/pdf',
  label: { zh: '下载报表 PDF', en: 'A report as PDF' },
  permission: 'reportlist_export',
  input: runInput,
  output: z.unknown(),
  raw: true,
  ids: { id: 'report' },
});

const tenantNumber = z
  .string()
  .regex(/^\d{6}$/)
  .meta({ examples: ['100001'] });

/** The platform's own: to which tenants a report of it is granted; none of them: it serves every tenant that it suits. */
export const reportTenants = endpoint({
  route: 'GET /api/blade-report/report/rest/tenants',
  label: { zh: '报表的可见租户', en: 'Tenants of a report' },
  permission: 'reportlist_edit',
  input: z.object({ id: idInput }),
  output: z.object({
    id: z.string(),
    version: z.number(),
    tenants: z.array(z.object({ tenantId: z.string(), tenantName: z.string() })),
  }),
  ids: { id: 'report' },
});

export const grantReport = endpoint({
  route: 'POST /api/blade-report/report/rest/grant',
  label: { zh: '授权报表给租户', en: 'Grant a report to tenants' },
  permission: 'reportlist_edit',
  input: z.object({
    id: idInput,
    version: z.coerce.number().int().min(0),
    tenants: z.array(tenantNumber).max(200),
  }),
  output: z.object({ id: z.string(), version: z.number() }),
  writes: true,
  stepUp: true,
  ids: { id: 'report' },
});

export const reportOwnEndpoints = [
  queryReportList,
  saveReport,
  runReport,
  exportReport,
  reportPdf,
  reportTenants,
  grantReport,
] as const;
