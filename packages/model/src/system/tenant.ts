import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';

/** A text in both languages, as an answer carries it. */
const text = z.object({ zh: z.string(), en: z.string() });

/** An account that the sign-in page offers with one click where the demo runs. */
export const demoAccount = z.object({ tenantId: z.string(), account: z.string(), label: text });
export type DemoAccount = z.infer<typeof demoAccount>;

export const publicTenant = z.object({
  /** Absent where no tenant has this host. */
  tenantId: z.string().optional(),
  tenantName: z.string().optional(),
  demo: z.array(demoAccount).optional(),
});

export const tenantByHost = endpoint({
  route: 'GET /api/blade-system/tenant/info',
  label: { zh: '按域名查询租户', en: 'Tenant of a host' },
  permission: 'public',
  input: z.object({ domain: z.string().max(255).optional() }),
  output: publicTenant,
});

export const ownTenant = endpoint({
  route: 'GET /api/blade-system/tenant/tenantInfo',
  label: { zh: '本租户信息', en: 'Own tenant' },
  permission: 'signedIn',
  input: z.object({}),
  output: z.object({
    id: z.string(),
    tenantId: z.string(),
    tenantName: z.string(),
    kind: z.enum(['platform', 'buyer', 'agency', 'supplier']),
    domain: z.string().nullable(),
    linkman: z.string().nullable(),
    contactNumber: z.string().nullable(),
    address: z.string().nullable(),
    creditCode: z.string().nullable(),
    expireTime: z.string().nullable(),
    status: z.number(),
  }),
});
