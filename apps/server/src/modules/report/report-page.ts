import { report, type Page, type PageInput } from '@zhaocai/model';
import { readPage } from '../../platform/crud/index.ts';
import type { Ctx } from '../../platform/http/index.ts';
import { reportScope } from './report-scope.ts';

/** The list of reports; to the platform each of its own says how many tenants have it, none of them in particular is 0. */
export async function pageReports(ctx: Ctx, input: PageInput): Promise<Page<Record<string, unknown>>> {
  const page = await readPage(ctx, report, { input, scope: reportScope });
  if (ctx.user.tenantKind !== 'platform') return page;
  const counts = await ctx.db.query<{ id: string; count: number }>(
    'select id::text as id, cardinality(tenant_ids) as count from report where tenant_id = $1 and id = any($2::bigint[])',
    [ctx.tenantId, page.records.map(({ id }) => id)],
  );
  const countOf = new Map(counts.map(({ id, count }) => [id, count]));
  return { ...page, records: page.records.map((row) => ({ ...row, tenantCount: countOf.get(String(row.id)) ?? 0 })) };
}
