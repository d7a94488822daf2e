import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { pageInput, pageOf } from '../kit/page.ts';
import type { Text } from '../kit/text.ts';
import { entity } from '../kit/entity.ts';

/** What a new tenant begins with beside its administrator. Made from a tenant that works, or brought by the product. */
export const tenantTemplate = entity({
  name: 'tenantTemplate',
  table: 'tenant_template',
  label: { zh: '租户模板', en: 'Tenant template' },
  path: '/api/blade-system/tenant-template',
  verbs: { page: 'GET /list', detail: 'GET /detail', remove: 'POST /remove', export: 'POST /export' },
  menu: 'tenantTemplate',
  search: ['templateName'],
  sort: ['-createTime'],
  dataScoped: false,
  fields: {
    templateName: {
      kind: 'text',
      label: { zh: '模板名称', en: 'Template' },
      maxLength: 60,
      required: true,
    },
    /** One of `tenantKinds`. */
    tenantKind: {
      kind: 'text',
      label: { zh: '适用类型', en: 'For' },
      maxLength: 10,
      required: true,
      readOnly: true,
    },
    code: { kind: 'text', label: { zh: '内置编号', en: 'Built-in code' }, maxLength: 20, readOnly: true },
    remark: { kind: 'text', label: { zh: '说明', en: 'Remark' }, maxLength: 200 },
    content: {
      kind: 'json',
      label: { zh: '模板内容', en: 'Content' },
      required: true,
      readOnly: true,
      detailOnly: true,
    },
  },
});

const templateRole = z.object({
  name: z.string(),
  alias: z.string(),
  remark: z.string().nullable(),
  demandsSecondFactor: z.boolean(),
  scopes: z.array(z.object({ resource: z.string(), scopeType: z.number() })),
  /** Of menus and buttons. */
  codes: z.array(z.string()),
});
export type TemplateRole = z.infer<typeof templateRole>;

/** What a template carries beside roles and parameters, in the order in which a tenant gets it. */
export const templateParts = {
  purchasing: { zh: '采购方式与规则', en: 'Purchasing rules' },
  documents: { zh: '文件模板', en: 'File templates' },
  flows: { zh: '审批流程', en: 'Flows' },
  forms: { zh: '表单', en: 'Forms' },
} as const satisfies Record<string, Text>;
export type TemplatePartName = keyof typeof templateParts;

/** One of them: its key is the same in every tenant, and no id of the tenant that it comes from is in its value. */
const templateItem = z.object({ key: z.string(), name: z.string(), value: z.unknown() });
export type TemplateItem = z.infer<typeof templateItem>;

export const templateContent = z.object({
  roles: z.array(templateRole),
  params: z.array(z.object({ name: z.string(), key: z.string(), value: z.string() })),
  parts: z.record(z.string(), z.array(templateItem)).default({}),
});
export type TemplateContent = z.infer<typeof templateContent>;

export const deriveTenantTemplate = endpoint({
  route: 'POST /api/blade-system/tenant-template/derive',
  label: { zh: '另存为租户模板', en: 'Save a tenant as a template' },
  permission: 'tenantTemplate_add',
  input: z.object({
    tenantId: z.string().regex(/^\d{6}$/),
    /** Of one's own templates: it is replaced by what the tenant has now. */
    templateId: idInput.optional(),
    /** Judged by the definition. */
    templateName: z.string().trim().max(500),
    remark: z.string().trim().max(500).optional(),
  }),
  output: z.object({ id: z.string(), roles: z.number(), params: z.number() }),
  writes: true,
  ids: { templateId: 'tenantTemplate' },
});

/** Of which part (roles, params or one of `templateParts`), what, and whether the tenant lacks it or has it otherwise. */
const templateDifference = z.object({ part: z.string(), key: z.string(), name: z.string(), isMissing: z.boolean() });
export type TemplateDifference = z.infer<typeof templateDifference>;

const comparedTenant = z.object({
  tenantId: z.string(),
  tenantName: z.string(),
  /** It began with this template, or was given it later. */
  isFromTemplate: z.boolean(),
  differences: z.array(templateDifference),
});
export type ComparedTenant = z.infer<typeof comparedTenant>;

export const compareTenantTemplate = endpoint({
  route: 'GET /api/blade-system/tenant-template/compare',
  label: { zh: '比对租户与模板', en: 'Compare tenants with a template' },
  permission: 'tenantTemplate_view',
  input: z.object({
    id: idInput,
    /** 1: the tenants that have it already, and no others of its kind. */
    onlyOwn: z.enum(['0', '1']).default('0'),
    current: pageInput.shape.current,
    // Each is read through: more at a time would take seconds.
    size: z.coerce.number().int().min(1).max(20).default(10),
  }),
  output: pageOf(comparedTenant),
  ids: { id: 'tenantTemplate' },
});

export const handOverTenantTemplate = endpoint({
  route: 'POST /api/blade-system/tenant-template/handOver',
  label: { zh: '下发租户模板', en: 'Hand a template over' },
  permission: 'tenantTemplate_add',
  input: z.object({
    id: idInput,
    tenants: z
      .array(z.string().regex(/^\d{6}$/))
      .min(1)
      .max(20),
  }),
  output: z.object({ tenants: z.number(), changed: z.number() }),
  writes: true,
  ids: { id: 'tenantTemplate' },
});
