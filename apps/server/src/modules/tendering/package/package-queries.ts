import {
  entryLifecycle,
  fenToYuan,
  packageItem,
  purchasePackage,
  quoteType,
  wasOpened,
  type PackageDetail,
  type PackageRow,
  type PackageView,
  type Row,
} from '@zhaocai/model';
import { projectionOf, toWireRow } from '../../../platform/rows/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { findProject } from '../project/find-project.ts';

type ItemRow = Row<typeof packageItem>;

export interface PackageSummary {
  readonly id: string;
  readonly packageNo: number;
  readonly packageName: string;
  readonly budget: string;
  readonly maxWinners: number;
  readonly itemCount: number;
}

/** What the checks of a submission need of each package. */
export async function packagesOf(ctx: Ctx, projectId: string): Promise<PackageSummary[]> {
  const rows = await ctx.db.query<PackageSummary & Record<string, unknown>>(
    `select k.id, k.package_no as "packageNo", k.package_name as "packageName", k.budget,
       k.max_winners as "maxWinners", (select count(*)::int from package_item i
        where i.tenant_id = k.tenant_id and i.package_id = k.id and i.is_deleted = 0) as "itemCount"
     from package k where k.tenant_id = $1 and k.project_id = $2 and k.is_deleted = 0 order by k.package_no`,
    [ctx.tenantId, projectId],
  );
  return rows.map((row) => ({ ...row, budget: fenToYuan(row.budget) }));
}

/** The packages of a project with their goods lines. */
export async function packageDetailsOf(ctx: Ctx, projectId: string): Promise<PackageDetail[]> {
  const [packages, items] = await Promise.all([packageRows(ctx, projectId), itemRows(ctx, projectId)]);
  return packages.map((row) => ({ ...row, items: items.filter(({ packageId }) => packageId === row.id) }));
}

/** The packages of a project, whole: what of them is told is up to whoever asked. */
export async function packageRows(ctx: Ctx, projectId: string): Promise<PackageRow[]> {
  const projection = projectionOf(purchasePackage, 'detail');
  const rows = await ctx.db.query<Record<string, unknown>>(
    `select ${projection.select} from package t
     where t.tenant_id = $1 and t.project_id = $2 and t.is_deleted = 0 order by t.package_no`,
    [ctx.tenantId, projectId],
  );
  return rows.map((row) => toWireRow(row, projection) as unknown as PackageRow);
}

async function itemRows(ctx: Ctx, projectId: string): Promise<ItemRow[]> {
  const projection = projectionOf(packageItem, 'detail');
  const rows = await ctx.db.query<Record<string, unknown>>(
    `select ${projection.select} from package_item t
     where t.tenant_id = $1 and t.project_id = $2 and t.is_deleted = 0 order by t.package_id, t.line_no`,
    [ctx.tenantId, projectId],
  );
  return rows.map((row) => toWireRow(row, projection) as unknown as ItemRow);
}

export async function listPackages(ctx: Ctx, projectId: string): Promise<PackageRow[]> {
  await findProject(ctx, projectId);
  return packageRows(ctx, projectId);
}

/** A package whose project the user may see. */
export async function findPackage(ctx: Ctx, id: string): Promise<PackageDetail> {
  const [found] = await ctx.db.query<{ projectId: string }>(
    'select project_id as "projectId" from package where tenant_id = $1 and id = $2 and is_deleted = 0',
    [ctx.tenantId, id],
  );
  if (!found) return notFound();
  await findProject(ctx, found.projectId);
  const packages = await packageDetailsOf(ctx, found.projectId);
  return packages.find((one) => one.id === id) ?? notFound();
}

/** The packages with the way they are quoted and, since the opening, how many registered and who was selected. */
export async function listPackageViews(ctx: Ctx, projectId: string): Promise<PackageView[]> {
  const isOpen = wasOpened(await findProject(ctx, projectId));
  const [packages, counts] = await Promise.all([
    packageRows(ctx, projectId),
    isOpen ? entryCounts(ctx, projectId) : [],
  ]);
  return packages.map((row) => {
    const count = counts.find(({ packageId }) => packageId === row.id);
    const quoteTypeStr = quoteType.named(row.quoteType)?.label[ctx.language] ?? '';
    return { ...row, quoteTypeStr, entrySum: isOpen ? (count?.entrySum ?? 0) : null, winners: count?.winners ?? [] };
  });
}

interface EntryCount {
  readonly packageId: string;
  readonly entrySum: number;
  readonly winners: { entryId: string; supplierName: string }[];
}

async function entryCounts(ctx: Ctx, projectId: string): Promise<EntryCount[]> {
  return ctx.db.query<EntryCount & Record<string, unknown>>(
    `select e.package_id as "packageId", count(*)::int as "entrySum",
       coalesce(jsonb_agg(jsonb_build_object('entryId', e.id::text, 'supplierName', bidder_name(e.tenant_id, e.id)) order by e.id)
         filter (where e.entry_status in ${entryLifecycle.sql('won')}), '[]') as winners
     from entry e where e.tenant_id = $1 and e.project_id = $2 and e.is_deleted = 0 group by e.package_id`,
    [ctx.tenantId, projectId],
  );
}
