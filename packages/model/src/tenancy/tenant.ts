import { z } from 'zod';
import { entity } from '../kit/entity.ts';
import type { TenantKind } from '../kit/menu.ts';
import { named } from '../kit/named.ts';
import type { Text } from '../kit/text.ts';

/** What a tenant is for; its menus follow from it. The platform is one tenant, 000000. */
export const tenantKinds = ['buyer', 'agency', 'supplier'] as const;

export const tenantKindNames: Readonly<Record<TenantKind, Text>> = {
  platform: { zh: '平台', en: 'Platform' },
  buyer: { zh: '采购单位', en: 'Buyer' },
  agency: { zh: '代理机构', en: 'Agency' },
  supplier: { zh: '供应商', en: 'Supplier' },
};

/** A disabled tenant keeps everything and nobody of it signs in. */
export const tenantStatus = named({
  enabled: { value: 1, label: { zh: '启用', en: 'Enabled' }, tone: 'green' },
  disabled: { value: 2, label: { zh: '停用', en: 'Disabled' }, tone: 'grey' },
});
export const tenantEnabled = tenantStatus.code.enabled;
export const tenantDisabled = tenantStatus.code.disabled;

const phone = /^[0-9+\-() ]{5,30}$/;

/** A unified social credit code (GB 32100). */
export const creditCodePattern = /^[0-9A-HJ-NPQRTUWXY]{18}$/;

/** A host name as browsers tell it: lower case, without protocol, port and path. */
const host = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** Who uses the product under its own number; the platform makes and ends tenants (administration B.5). */
export const tenant = entity({
  name: 'tenant',
  table: 'tenant',
  label: { zh: '租户', en: 'Tenant' },
  path: '/api/blade-system/tenant',
  verbs: {},
  menu: 'tenant',
  dataScoped: false,
  fields: {
    tenantName: { kind: 'text', label: { zh: '租户名称', en: 'Name' }, maxLength: 100, required: true },
    kind: {
      kind: 'text',
      label: { zh: '租户类型', en: 'Kind' },
      maxLength: 10,
      pattern: /^(platform|buyer|agency|supplier)$/,
      required: true,
    },
    creditCode: {
      kind: 'text',
      label: { zh: '统一社会信用代码', en: 'Credit code' },
      maxLength: 18,
      pattern: creditCodePattern,
    },
    linkman: { kind: 'text', label: { zh: '联系人', en: 'Contact' }, maxLength: 50 },
    contactNumber: { kind: 'text', label: { zh: '联系电话', en: 'Phone' }, maxLength: 30, pattern: phone },
    address: { kind: 'text', label: { zh: '地址', en: 'Address' }, maxLength: 200 },
    domain: {
      kind: 'text',
      label: { zh: '访问域名', en: 'Host name' },
      maxLength: 253,
      pattern: host,
      help: {
        zh: '只填主机名，如 bid.example.edu.cn；从此域名登录时不再询问租户编号',
        en: 'The host name alone, such as bid.example.edu.cn; signing in there asks for no tenant number',
      },
    },
    accountNumber: {
      kind: 'integer',
      label: { zh: '账号额度', en: 'Account quota' },
      min: 1,
      max: 1_000_000,
      help: { zh: '留空表示不限', en: 'Empty: without a limit' },
    },
    fileQuota: {
      kind: 'integer',
      label: { zh: '附件空间', en: 'Room for files' },
      unit: { zh: 'MB', en: 'MB' },
      min: 1,
      max: 100_000_000,
      help: { zh: '1024 MB 为 1 GB；留空表示不限', en: '1024 MB are 1 GB; empty: without a limit' },
    },
    expireTime: {
      kind: 'instant',
      label: { zh: '到期时间', en: 'Expires' },
      help: {
        zh: '留空表示长期有效；到期后该租户无法登录',
        en: 'Empty: never. After it nobody of the tenant signs in',
      },
    },
    datasourceId: { kind: 'ref', label: { zh: '数据源', en: 'Data source' }, to: 'dataSource', readOnly: true },
    settings: { kind: 'json', label: { zh: '登录页外观', en: 'Sign-in page' }, readOnly: true, detailOnly: true },
  },
});

export const logoBytes = 64 * 1024;
export const backgroundBytes = 400 * 1024;

/** A small picture that travels in its record: PNG, JPEG or WebP as a data URL. No SVG, which may carry scripts. */
export function isPicture(dataUrl: string, maxBytes: number): boolean {
  const base64 = /^data:image\/(?:png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl)?.[1];
  return base64 !== undefined && (base64.length * 3) / 4 <= maxBytes + 2;
}

const picture = (maxBytes: number) =>
  z
    .string()
    .max(maxBytes * 2)
    .refine((dataUrl) => isPicture(dataUrl, maxBytes))
    .nullable()
    .default(null)
    .meta({ examples: [null] });

/** How the sign-in page of a tenant looks: its own name, colour and pictures. */
export const tenantLook = z.strictObject({
  loginName: z.string().trim().max(40).nullable().default(null),
  slogan: z.string().trim().max(60).nullable().default(null),
  themeColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable()
    .default(null),
  logo: picture(logoBytes),
  background: picture(backgroundBytes),
});
export type TenantLook = z.infer<typeof tenantLook>;

/** The product's own look. */
export const plainLook: TenantLook = { loginName: null, slogan: null, themeColor: null, logo: null, background: null };
