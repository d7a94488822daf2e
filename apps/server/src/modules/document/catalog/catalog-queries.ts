import { fileCatalog, type CatalogRow, type EndpointOutput, type catalogApi } from '@zhaocai/model';
import { Parameters, projectionOf, toWireRow, visibleConditions } from '../../../platform/rows/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { findProject } from '../../tendering/index.ts';
import { filesOfProject } from '../dossier/project-files.ts';

/** The catalogues of a kind of record: the tenant's and the platform's; of one code the tenant's. */
export async function listCatalogs(
  ctx: Ctx,
  { services, type }: { services: number; type?: number },
): Promise<CatalogRow[]> {
  const parameters = new Parameters();
  const where = visibleConditions(fileCatalog, ctx, { parameters });
  where.push(`t.services = ${parameters.bind(services)}`);
  if (type !== undefined) where.push(`t.type = ${parameters.bind(type)}`);
  const projection = projectionOf(fileCatalog, 'detail');
  const rows = await ctx.db.query<Record<string, unknown>>(
    `select ${projection.select} from file_catalog t where ${where.join(' and ')}
     order by t.type, t.sort nulls last, t.id`,
    parameters.values,
  );
  const all = rows.map((row) => toWireRow(row, projection) as unknown as CatalogRow);
  const own = new Set(all.filter(({ tenantId }) => tenantId === ctx.tenantId).map(({ catalogCode }) => catalogCode));
  return all.filter(({ tenantId, catalogCode }) => tenantId === ctx.tenantId || !own.has(catalogCode));
}

type Filled = EndpointOutput<typeof catalogApi.byServiceId>;

/** The catalogues of a project with what lies in each; at the end the files of none. */
export async function listFilledCatalogs(
  ctx: Ctx,
  { serviceId, type }: { serviceId: string; type?: number },
): Promise<Filled> {
  await findProject(ctx, serviceId);
  const [catalogs, all] = await Promise.all([listCatalogs(ctx, { services: 1, type }), filesOfProject(ctx, serviceId)]);
  const files = all.filter(({ businessType }) => businessType === 'project');
  const known = new Set(catalogs.map(({ catalogCode }) => catalogCode));
  const loose = type === undefined ? files.filter(({ fileType }) => !known.has(fileType ?? '')) : [];
  const filled: Filled = catalogs.map(({ id, catalogName, catalogCode, isRequired }) => ({
    id,
    catalogName,
    catalogCode,
    isRequired: isRequired === true,
    files: files.filter(({ fileType }) => fileType === catalogCode),
  }));
  return loose.length === 0
    ? filled
    : [...filled, { id: null, catalogName: '', catalogCode: '', isRequired: false, files: loose }];
}
