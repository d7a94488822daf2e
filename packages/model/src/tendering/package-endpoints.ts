import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import type { Row } from '../kit/entity.ts';
import { idInput, rowSchema } from '../kit/resource.ts';
import type { PackageDetail, PackageInput } from './project-endpoints.ts';
import { packageItem, purchasePackage } from './purchase-package.ts';
import { byId, byProject, savedAnswer, versionInput } from './wire.ts';

export type PackageRow = Row<typeof purchasePackage>;
/** With the label of the way to quote, and after the opening how many registered (`entrySum`) and who won. */
export type PackageView = PackageRow & {
  readonly quoteTypeStr: string;
  readonly entrySum: number | null;
  readonly winners: readonly { readonly entryId: string; readonly supplierName: string }[];
};

const packageInput = z.looseObject({
  id: idInput.optional(),
  version: versionInput.optional(),
  projectId: idInput,
  items: z
    .array(z.looseObject({ id: idInput.optional() }))
    .max(2000)
    .optional(),
}) as unknown as z.ZodType<PackageInput & { readonly projectId: string }>;

const rowAnswer = rowSchema(purchasePackage.fields);
const viewAnswer = rowAnswer.extend({
  quoteTypeStr: z.string(),
  entrySum: z.number().nullable(),
  winners: z.array(z.object({ entryId: z.string(), supplierName: z.string() })),
});
const detailAnswer = rowAnswer.extend({ items: z.array(rowSchema(packageItem.fields)) });

export const savePackage = endpoint({
  route: 'POST /api/purchase/package/saveOrUpdate',
  label: { zh: '保存采购包', en: 'Save a package' },
  permission: 'project_edit',
  input: packageInput,
  output: savedAnswer,
  writes: true,
  ids: { id: 'package', projectId: 'project', 'items.id': 'packageItem' },
});

export const packageList = endpoint({
  route: 'GET /api/purchase/package/packageList',
  label: { zh: '采购包列表', en: 'Packages of a project' },
  permission: 'project_view',
  input: byProject,
  output: z.array(rowAnswer) as unknown as z.ZodType<PackageRow[]>,
  ids: { projectId: 'project' },
});

export const packageViewList = endpoint({
  route: 'GET /api/purchase/package/packageListVO',
  label: { zh: '采购包及报名情况', en: 'Packages with their registrations' },
  permission: 'project_view',
  input: byProject,
  output: z.array(viewAnswer) as unknown as z.ZodType<PackageView[]>,
  ids: { projectId: 'project' },
});

export const packageById = endpoint({
  route: 'GET /api/purchase/package/queryById',
  label: { zh: '采购包', en: 'A package' },
  permission: 'project_view',
  input: byId,
  output: rowAnswer as unknown as z.ZodType<PackageRow>,
  ids: { id: 'package' },
});

export const packageDetails = endpoint({
  route: 'GET /api/purchase/package/packageDetails',
  label: { zh: '采购包及货物明细', en: 'A package with its goods lines' },
  permission: 'project_view',
  input: byId,
  output: detailAnswer as unknown as z.ZodType<PackageDetail>,
  ids: { id: 'package' },
});

export const removePackage = endpoint({
  route: 'GET /api/purchase/package/deleteById',
  label: { zh: '删除采购包', en: 'Delete a package' },
  permission: 'project_edit',
  input: byId,
  output: z.null(),
  writes: true,
  ids: { id: 'package' },
  aliases: ['POST /api/purchase/package/deleteById'],
});

export const packageEndpoints = [
  savePackage,
  packageList,
  packageViewList,
  packageById,
  packageDetails,
  removePackage,
] as const;
