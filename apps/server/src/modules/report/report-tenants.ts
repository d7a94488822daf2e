import {
  report,
  reportQuery,
  type EndpointInput,
  type EndpointOutput,
  type grantReport as grantEndpoint,
  type reportTenants as tenantsEndpoint,
  type Saved,
  type TenantKind,
} from '@zhaocai/model';
import { recordEvidence } from '../../platform/audit/index.ts';
import { notFound, Refusal, refuse, type Ctx } from '../../platform/http/index.ts';
import { lockRow } from '../../platform/rows/index.ts';

interface StoredReport {
  readonly version: number;
  readonly queryName: string;
  readonly tenantIds: readonly string[];
}

/** A report of the platform, for its own people alone: to a tenant it is not there, and a tenant's own is not granted. */
async function demandReport(ctx: Ctx, id: string): Promise<StoredReport> {
  const [row] = await ctx.db.query<StoredReport & Record<string, unknown>>(
    `select version, query_name as "queryName", tenant_ids as "tenantIds" from report
     where tenant_id = $1 and id = $2 and is_deleted = 0`,
    [ctx.tenantId, id],
  );
  if (!row) return notFound();
  if (ctx.user.tenantKind !== 'platform') throw new Refusal('platform.forbidden', {}, 403);
  return row;
}

interface NamedTenant {
  readonly tenantId: string;
  readonly tenantName: string;
  readonly kind: TenantKind;
}

/** Those of these numbers that there are; in the platform's tenant alone the function answers. */
function tenantsNamed(ctx: Ctx, numbers: readonly string[]): Promise<NamedTenant[]> {
  return ctx.db.query<NamedTenant & Record<string, unknown>>(
    `select tenant_id as "tenantId", tenant_name as "tenantName", kind from platform_tenants()
     where tenant_id = any($1) order by tenant_id`,
    [numbers],
  );
}

export async function readReportTenants(
  ctx: Ctx,
  { id }: EndpointInput<typeof tenantsEndpoint>,
): Promise<EndpointOutput<typeof tenantsEndpoint>> {
  const { version, tenantIds } = await demandReport(ctx, id);
  const tenants = await tenantsNamed(ctx, tenantIds);
  return { id, version, tenants: tenants.map(({ tenantId, tenantName }) => ({ tenantId, tenantName })) };
}

/** Grants the report to these tenants and takes it from all others; to none of them: everybody has it again. */
export async function grantReport(
  ctx: Ctx,
  { id, version, tenants }: EndpointInput<typeof grantEndpoint>,
): Promise<Saved> {
  const stored = await demandReport(ctx, id);
  await lockRow(ctx, report, { id, version, mode: 'remove', reach: 'tenant' });
  const wanted = [...new Set(tenants)].toSorted();
  await demandSuited(ctx, wanted, stored.queryName);
  await ctx.db.write(
    `update report set tenant_ids = $3, update_user = $4, update_time = $5, version = version + 1
     where tenant_id = $1 and id = $2`,
    [ctx.tenantId, id, wanted, ctx.user.userId, ctx.now],
  );
  await recordEvidence(ctx, {
    stream: 'admin',
    action: 'report.grant',
    subject: id,
    payload: { before: { tenants: stored.tenantIds }, after: { tenants: wanted } },
  });
  return { id, version: version + 1 };
}

/** Each is there, and of a kind that the report's query is for: to another it would show nothing ever. */
async function demandSuited(ctx: Ctx, wanted: readonly string[], queryName: string): Promise<void> {
  const found = await tenantsNamed(ctx, wanted);
  const missing = wanted.find((number) => !found.some(({ tenantId }) => tenantId === number));
  if (missing !== undefined) refuse('report.tenantUnknown', { tenant: missing });
  const kinds = reportQuery(queryName)?.tenants ?? [];
  const unsuited = found.find(({ kind }) => kind === 'platform' || !kinds.includes(kind));
  if (unsuited) refuse('report.tenantUnsuited', { tenant: unsuited.tenantName });
}
