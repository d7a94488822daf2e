import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
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

export const templateContent = z.object({
  roles: z.array(templateRole),
  params: z.array(z.object({ name: z.string(), key: z.string(), value: z.string() })),
});
export type TemplateContent = z.infer<typeof templateContent>;

export const deriveTenantTemplate = endpoint({
  route: 'POST /api/blade-system/tenant-template/derive',
  label: { zh: '另存为租户模板', en: 'Save a tenant as a template' },
  permission: 'tenantTemplate_add',
  input: z.object({
    tenantId: z.string().regex(/^\d{6}$/),
    /** Judged by the definition. */
    templateName: z.string().trim().max(500),
    remark: z.string().trim().max(500).optional(),
  }),
  output: z.object({ id: z.string(), roles: z.number(), params: z.number() }),
  writes: true,
});
