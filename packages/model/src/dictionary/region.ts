import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { entity, type Row } from '../kit/entity.ts';
import type { Choice } from '../kit/field.ts';
import { rowSchema } from '../kit/resource.ts';

export const regionLevels = [
  { value: 0, label: { zh: '国家', en: 'Country' } },
  { value: 1, label: { zh: '省级', en: 'Province' } },
  { value: 2, label: { zh: '地级', en: 'Prefecture' } },
  { value: 3, label: { zh: '县级', en: 'County' } },
  { value: 4, label: { zh: '乡级', en: 'Township' } },
  { value: 5, label: { zh: '村级', en: 'Village' } },
] as const satisfies readonly Choice[];

/** The country itself, above the provinces; its own parent is 0. */
export const rootRegionCode = '00';

const regionCode = z.string().regex(/^\d{2,12}$/);

/** A division of China by its code of GB/T 2260. Rows of the platform, read by all. */
export const region = entity({
  name: 'region',
  table: 'region',
  label: { zh: '行政区划', en: 'Region' },
  path: '/api/blade-system/region',
  verbs: { page: 'GET /list', save: 'POST /submit', export: 'POST /export', import: 'POST /import' },
  importKey: ['code'],
  menu: 'region',
  search: ['code', 'name'],
  sort: ['level', 'code'],
  platformReadable: true,
  dataScoped: false,
  fields: {
    code: {
      kind: 'text',
      label: { zh: '区划编号', en: 'Code' },
      maxLength: 12,
      pattern: /^\d{2,12}$/,
      patternText: { zh: '2至12位数字', en: '2 to 12 digits' },
      required: true,
      fixed: true,
    },
    name: { kind: 'text', label: { zh: '区划名称', en: 'Name' }, maxLength: 60, required: true },
    parentCode: {
      kind: 'text',
      label: { zh: '上级区划', en: 'Parent' },
      maxLength: 12,
      pattern: /^\d{1,12}$/,
      required: true,
    },
    level: { kind: 'choice', label: { zh: '区划级别', en: 'Level' }, choices: regionLevels, required: true },
    sort: { kind: 'integer', label: { zh: '排序', en: 'Order' }, min: 0, max: 99999 },
    remark: { kind: 'text', label: { zh: '备注', en: 'Remark' }, maxLength: 255 },
    edition: { kind: 'text', label: { zh: '数据来源', en: 'Source' }, maxLength: 60, readOnly: true },
  },
});

/** A node of the tree, one level at a time. `hasChildren` is left out where there are none. */
const regionNode = z.object({
  id: z.string(),
  parentId: z.string(),
  title: z.string(),
  key: z.string(),
  value: z.string(),
  level: z.number(),
  hasChildren: z.boolean().optional(),
});
export type RegionNode = z.infer<typeof regionNode>;

/** A node with all that is below it. */
export interface RegionBranch {
  readonly id: string;
  readonly title: string;
  readonly children?: readonly RegionBranch[];
}
const regionBranch: z.ZodType<RegionBranch> = z.object({
  id: z.string(),
  title: z.string(),
  children: z.lazy(() => z.array(regionBranch)).optional(),
});

const regionFields = rowSchema(region.fields);
export type RegionRow = Row<typeof region> & { readonly hasChildren?: boolean };
export type RegionDetail = Row<typeof region> & { readonly parentName: string | null; readonly fullName: string };
const below = z.object({
  parentCode: z
    .string()
    .regex(/^\d{1,12}$/)
    .default(rootRegionCode),
});

export const regionApi = {
  lazyTree: endpoint({
    route: 'GET /api/blade-system/region/lazy-tree',
    label: { zh: '行政区划懒加载树', en: 'Regions below a region, as nodes' },
    permission: 'signedIn',
    input: below,
    output: z.array(regionNode),
  }),
  /** All of it at once, for a search by name. */
  tree: endpoint({
    route: 'GET /api/blade-system/region/tree',
    label: { zh: '行政区划树', en: 'All regions, as a tree' },
    permission: 'signedIn',
    input: z.object({}),
    output: z.array(regionBranch),
  }),
  lazyList: endpoint({
    route: 'GET /api/blade-system/region/lazy-list',
    label: { zh: '行政区划懒加载列表', en: 'Regions below a region' },
    permission: 'signedIn',
    input: below,
    output: z.array(regionFields.extend({ hasChildren: z.boolean().optional() })) as unknown as z.ZodType<RegionRow[]>,
  }),
  select: endpoint({
    route: 'GET /api/blade-system/region/select',
    label: { zh: '行政区划下级', en: 'Regions to choose from' },
    permission: 'signedIn',
    input: z.object({ code: regionCode.default(rootRegionCode) }),
    output: z.array(z.object({ code: z.string(), name: z.string(), level: z.number() })),
  }),
  detail: endpoint({
    route: 'GET /api/blade-system/region/detail',
    label: { zh: '行政区划详情', en: 'Region: detail' },
    permission: 'signedIn',
    input: z.object({ code: regionCode }),
    /** With the names from the province down. */
    output: regionFields.extend({
      parentName: z.string().nullable(),
      fullName: z.string(),
    }) as unknown as z.ZodType<RegionDetail>,
  }),
  remove: endpoint({
    route: 'POST /api/blade-system/region/remove',
    label: { zh: '删除行政区划', en: 'Remove a region' },
    permission: 'region_delete',
    /** The API's clients name the code `id`. */
    input: z
      .looseObject({ code: z.string().optional() })
      .transform(({ code, id }) => ({ code: code ?? (typeof id === 'string' ? id : '') })) as unknown as z.ZodType<{
      code: string;
    }>,
    output: z.null(),
    writes: true,
  }),
} as const;
